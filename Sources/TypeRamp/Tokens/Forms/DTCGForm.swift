import Documents

extension TokenForm {
  /// The Design Tokens Format Module and Resolver Module 2025.10 of the W3C community group.
  package static let dtcg = TokenForm(
    name: "dtcg", title: "DTCG",
    valueKeys: ["$value"], typeKeys: ["$type"], descriptionKeys: ["$description"],
    bareUnit: .px, isTextual: false,
    layers: { root, log in
      ResolverDocument.isLikely(root)
        ? ResolverDocument(root).layers(log: &log) : [TokenLayer(node: root)]
    },
    isLikely: { root in
      let schema = root.value(of: "$schema")?.string ?? ""
      return schema.contains("designtokens.org/schemas") || ResolverDocument.isLikely(root)
        || TokenEvidence(root).hasDollarValue
    })
}
