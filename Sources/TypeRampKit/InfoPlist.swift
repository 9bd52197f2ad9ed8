/// The font list in an app's Info.plist.
package struct InfoPlist: Sendable {
  /// The files in UIAppFonts, by their names without folders, with their nodes.
  package let fontFiles: [(name: String, node: Node)]

  /// The value of UIAppFonts; of several, the last, as Foundation reads it.
  let list: Node?
  /// Where a missing file is reported.
  let place: Node
  /// The key that is meant to be UIAppFonts, such as Xcode's label for it, in a file without it.
  let misspelt: Node?
  var path: String { place.source.path }
  /// The keys UIAppFonts after the first.
  private let repeated: [Node]

  package init(_ root: Node) {
    let lists = root.members.filter { $0.isNamed("UIAppFonts") }
    list = lists.last?.value
    let isMeant = { (name: String) in
      Spelling.isSlip(name, for: "UIAppFonts") || name.lowercased() == "fonts provided by application"
    }
    misspelt = lists.isEmpty ? root.members.first { isMeant($0.name) }?.key : nil
    place = list ?? misspelt ?? root
    repeated = lists.dropFirst().map(\.key)
    fontFiles = (list?.elements.map(\.self) ?? []).compactMap { node in
      node.string.map { (Source.fileName(at: $0), node) }
    }
  }

  /// The findings in an Info.plist, in the order of the file.
  package static func findings(in document: Document, _ options: CompilationOptions) -> FileFindings {
    let found: [Diagnostic]
    switch document.tree {
    case .failure(let error): found = [Diagnostic(error)]
    case .success(let tree): found = InfoPlist(tree.root).findings(options)
    }
    return FileFindings(document.source, options.rules.applied(to: found, in: document.source))
  }

  func findings(_ options: CompilationOptions) -> [Diagnostic] {
    let unread = repeated.map { key in
      Diagnostic(at: key, "'UIAppFonts' occurs again; iOS reads only the last one", keyPath: "UIAppFonts")
        .found(by: Rule.duplicateKey.description)
    }
    return unread
      + Rule.all.flatMap { rule in
        guard case .infoPlist(let check) = rule.check else { return [Diagnostic]() }
        return check(self, options.fonts).map { $0.found(by: rule.description) }
      }.inOrderOfPlaces
  }
}
