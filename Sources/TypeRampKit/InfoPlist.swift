package import Documents

/// An app's Info.plist, as far as fonts go.
package struct InfoPlist: Sendable {
  /// The files that UIAppFonts lists, by their names without folders, each with its place.
  package let fontFiles: [(name: String, node: Node)]

  /// What stands under UIAppFonts.
  let list: Node?

  package init(_ root: Node) {
    list = root.members.first { $0.name == "UIAppFonts" }?.value
    fontFiles = (list?.elements.map(\.self) ?? []).compactMap { node in
      node.string.map { (Source.fileName(at: $0), node) }
    }
  }
}
