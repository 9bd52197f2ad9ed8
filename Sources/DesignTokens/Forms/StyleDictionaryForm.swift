import Documents

extension TokenForm {
  /// Style Dictionary, versions 1 to 5. A number without a unit is a multiple of the base size, as
  /// in its transforms to points.
  public static let styleDictionary = TokenForm(
    name: "style-dictionary", title: "Style Dictionary",
    valueKeys: ["value", "$value"], typeKeys: ["type", "$type"],
    descriptionKeys: ["comment", "description", "$description"],
    bareUnit: .rem, isTextual: true,
    layers: { root, form, options in TokenLayers(filesOf: root, form, options) },
    isLikely: { $0.hasPlainValue && !$0.hasDollarValue || $0.hasOlderMember })
}
