import OperatingSystem
import Writing

/// What a folder has that is not a project of design tokens, for a message.
struct FolderContents {
  private var counts: [String: Int] = [:]
  /// What is a document on its own: dictionaries, resolver documents, files with sets, folders with a file of Tokens
  /// Studio, and beside such a folder any other tokens.
  private(set) var documents: [String] = []

  /// Kinds of files that are not read, by their extensions.
  private static let kinds: [(name: String, extensions: [String])] = [
    ("YAML", [".yaml", ".yml"]), ("JavaScript", [".js", ".mjs", ".cjs", ".ts", ".mts"]),
    ("stylesheet", [".css", ".scss", ".sass", ".less"]), ("JSON", TokenProject.extensions),
  ]

  init(of folder: String, in store: any FileStore) {
    let files = FileTree.files(in: folder, of: store, fail: { _ in }, where: { _ in true }).prefix(2_000)
    let projects = files.filter(TokenProject.isMark).map(Files.folder)
    for project in projects where !documents.contains(where: { $0 == project || Files.isPath(project, within: $0) }) {
      documents.append(project)
    }
    for file in files {
      guard let kind = Self.kinds.first(where: { Files.hasExtension(file, among: $0.extensions) })?.name else {
        continue
      }
      counts[kind, default: 0] += 1
      guard kind == "JSON", documents.count < 4, !projects.contains(where: { Files.isPath(file, within: $0) }),
        let bytes = try? store.read(file, limit: Limits.tokenSize)
      else {
        continue
      }
      switch DocumentRole(of: InputFile(bytes, path: file).document) {
      case .dictionary, .tokens(.project): documents.append(file)
      case .tokens where !projects.isEmpty: documents.append(file)
      default: continue
      }
    }
  }

  /// The files that are not read, such as `3 JavaScript files`; nil if there are none.
  var unread: String? {
    let names = Self.kinds.filter { $0.name != "JSON" }.map(\.name)
    let unread = names.compactMap { name in counts[name].map { $0.counted("\(name) file") } }
    return unread.isEmpty ? nil : unread.joined(separator: ", ")
  }

  /// Why the folder cannot be read as one input, and what to do.
  var reason: String {
    if let first = documents.first {
      return "it is a folder of several documents; name one of them, such as '\(first)'"
    }
    let json = counts["JSON"].map { "\($0.counted("JSON file")) of which most are not design tokens" }
    let saw = unread.map { $0 + ", which are not read" } ?? json
    let forms = ImportOptions.Kind.names.filter { $0 != "dictionary" }.map { "'--from \($0)'" }
    return
      "it is a folder \(saw.map { "with \($0)" } ?? "without files of tokens"); expected JSON files of design tokens; "
      + "if they are, name their form: \(forms.joined(separator: ", "))"
  }
}
