import Documents

extension TokenForm {
  /// The Tokens Studio plugin for Figma: sets in one file or in a folder, with either spelling of the keys.
  public static let tokensStudio = TokenForm(
    name: "tokens-studio", title: "Tokens Studio",
    valueKeys: ["$value", "value"], typeKeys: ["$type", "type"], descriptionKeys: ["$description", "description"],
    bareUnit: .px, isTextual: true,
    layers: { root, settings in StudioSets(root, themes: settings.themes).layers },
    isLikely: { $0.hasStudioType || StudioSets.isLikely($0.root) })
}
