import OperatingSystem

/// The languages that a project has texts in: those of its `.lproj` folders and string catalogs.
package struct ProjectLanguages {
  /// Those with known letters, each once, in alphabetical order.
  package private(set) var known: [LanguageLetters] = []
  /// What is left out, a sentence each.
  package var problems: [String] = []

  /// Files that Xcode keeps in folders of languages.
  private static let extensions = [".strings", ".stringsdict", ".storyboard", ".xib", ".plist"]
  private static let catalogs = [".xcstrings"]

  package init(_ known: [LanguageLetters]) { self.known = known }

  package init(in folder: String, of store: any FileStore = DiskFiles()) {
    let tree = FileTree(of: folder, in: store, skipping: FileTree.isOfOthers) {
      Files.hasExtension($0, among: Self.extensions + Self.catalogs)
    }
    problems = tree.errors.map(\.message)
    var tags: Set<String> = []
    for file in tree.files {
      tags.formUnion(
        Files.hasExtension(file, among: Self.catalogs) ? catalogLanguages(file, store) : Self.folder(of: file))
    }
    known = tags.sorted().compactMap { LanguageLetters($0) }
    let unknown = tags.subtracting(known.map(\.tag)).sorted()
    if unknown.isEmpty { return }
    let noun = unknown.count == 1 ? "language" : "languages"
    problems.append("the letters of the \(noun) \(unknown.quotedList(upTo: 8)) are unknown")
  }

  /// The language of `de.lproj/Localizable.strings`; `Base` is none.
  private static func folder(of file: String) -> [String] {
    let folder = Source.fileName(at: Files.folder(of: file))
    return folder.hasSuffix(".lproj") && folder != "Base.lproj" ? [String(folder.dropLast(".lproj".count))] : []
  }

  /// The source language of a string catalog, and those of its translations.
  private mutating func catalogLanguages(_ file: String, _ store: any FileStore) -> [String] {
    guard let bytes = try? store.read(file, limit: Limits.inputSize),
      case .success(let tree) = Document(bytes, path: file).tree, tree.root.kind == .dictionary
    else {
      problems.append("cannot read the languages of '\(file)'")
      return []
    }
    let translations = (tree.root.value(of: "strings")?.memberList ?? []).flatMap { string in
      string.value.value(of: "localizations")?.memberList.map(\.name) ?? []
    }
    return [tree.root.value(of: "sourceLanguage")?.string].compactMap(\.self) + translations
  }
}

extension Node {
  fileprivate var memberList: [Member] { kind == .dictionary ? Array(members) : [] }
}
