import OperatingSystem
import Writing

/// A folder of token files that belong together: the sets of Tokens Studio, or files that are merged.
package struct TokenProject {
  private let folder: String
  private let store: any FileStore

  private static let marks = ["$metadata.json", "$themes.json"]

  package static let extensions = [".json", ".tokens", ".jsonc", ".json5"]

  /// The files that were read to find out whether the folder is a project; nil if that was known without them.
  private let known: [InputFile]?

  /// Reads a folder as a project if it has a file of Tokens Studio, if the input is given as tokens, or if its files
  /// are tokens.
  ///
  /// - Parameter read: the files that were read to find out, by their paths.
  init?(
    _ input: Input, in store: any FileStore, _ settings: ImportOptions, read: inout [ExactString: InputFile]
  ) {
    guard input.kind == .folder, settings.isOfTokens || settings.isDetecting else { return nil }
    folder = input.argument
    self.store = store
    if Self.isMarked(folder, in: store) {
      known = nil
    } else if settings.isOfTokens {
      if (try? Self.files(in: folder, store))?.contains(where: Self.isMark) ?? false { return nil }
      known = nil
    } else {
      guard let files = Self.tokenFiles(in: folder, store, &read) else { return nil }
      known = files
    }
  }

  /// Whether a file is one of Tokens Studio itself, so that its folder is a project.
  static func isMark(_ path: String) -> Bool { marks.contains(Source.fileName(at: path)) }

  package static func isMarked(_ folder: String, in store: any FileStore) -> Bool {
    marks.contains { store.kind(of: Files.join(folder, $0)) == .file }
  }

  /// The files of tokens in a folder; nil if it also has a dictionary, a resolver document, a project or many others.
  private static func tokenFiles(
    in folder: String, _ store: any FileStore, _ read: inout [ExactString: InputFile]
  ) -> [InputFile]? {
    guard let paths = try? files(in: folder, store), !paths.contains(where: isMark) else { return nil }
    var found: [InputFile] = []
    var (size, others, unread) = (0, 0, 0)
    for path in paths {
      guard let file = try? store.file(at: path, limit: Limits.inputSize - size) else { return nil }
      size += file.bytes.count
      read[ExactString(path)] = file
      switch DocumentRole(of: file.document) {
      case .dictionary, .tokens(.project): return nil
      case .tokens: found.append(file)
      case .unreadable:
        // It can be a part of the project, whose other files may refer to it.
        found.append(file)
        unread += 1
      case .configuration, .map, .typographyKit, .other: others += 1
      }
      if others > 20 + found.count { return nil }
    }
    return found.count == unread || others > found.count ? nil : found
  }

  /// The files, in the order of their paths.
  private static func files(in folder: String, _ store: any FileStore) throws(FileError) -> [String] {
    let tree = FileTree(of: folder, in: store) {
      Files.hasExtension($0, among: Self.extensions) && $0 != Configuration.fileName
    }
    if let error = tree.errors.first { throw error }
    return tree.files.sorted { ExactString($0) < ExactString($1) }
  }

  /// All files as one document, and their paths; or each that is malformed, since other files may refer to it.
  func contents() throws(FileError) -> (documents: [Document], paths: [String]) {
    var parts: [(name: String, tree: Tree)] = []
    var malformed: [Document] = []
    let files = if let known { known } else { try read() }
    for file in files {
      switch file.document.tree {
      case .success(let tree): parts.append((name(of: file.path), tree))
      case .failure: malformed.append(file.document)
      }
    }
    return (malformed.isEmpty ? [Document(Tree.joined(parts, path: folder))] : malformed, files.map(\.path))
  }

  private func read() throws(FileError) -> [InputFile] {
    var files: [InputFile] = []
    var size = 0
    for path in try Self.files(in: folder, store) {
      files.append(try store.file(at: path, limit: Limits.inputSize - size))
      size += files[files.count - 1].bytes.count + path.utf8.count
    }
    return files
  }

  /// The name of a set: the path within the folder, without the extension.
  private func name(of file: String) -> String {
    let path = (Files.path(file, from: folder) ?? file).utf8.drop { $0 == UInt8(ascii: "/") }
    let end = path.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex
    return String(decoding: path[..<end], as: UTF8.self)
  }
}
