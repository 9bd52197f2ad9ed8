import Documents

extension TokenForm {
  /// The Design Tokens Format Module and Resolver Module 2025.10 of the W3C community group.
  public static let dtcg = TokenForm(
    name: "dtcg", title: "DTCG",
    valueKeys: ["$value"], typeKeys: ["$type"], descriptionKeys: ["$description"],
    bareUnit: .px, isTextual: false,
    layers: { root, form, options in
      let found =
        ResolverDocument.isLikely(root)
        ? ResolverDocument.layers(of: root, inputs: options.contexts)
        : TokenLayers(filesOf: root, form, options)
      return found.addingFiles(of: root)
    },
    isLikely: { $0.hasDollarValue || $0.hasSchema || ResolverDocument.isLikely($0.root) })
}
