/// The font list in an app's Info.plist.
package struct InfoPlist: Sendable {
  /// The files in UIAppFonts, by their names without folders, with their nodes.
  package let fontFiles: [(name: String, node: Node)]

  /// The value of UIAppFonts.
  let list: Node?

  package init(_ root: Node) {
    list = root.members.first { $0.name == "UIAppFonts" }?.value
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
    return FileFindings(document.source, found.compactMap(options.rules.applied))
  }

  func findings(_ options: CompilationOptions) -> [Diagnostic] {
    Rule.all.flatMap { rule in
      guard case .infoPlist(let check) = rule.check else { return [Diagnostic]() }
      return check(self, options.fonts).map { $0.found(by: rule.description) }
    }.inOrderOfPlaces
  }
}
