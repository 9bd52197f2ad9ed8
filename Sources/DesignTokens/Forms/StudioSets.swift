import Diagnostics
import Documents

extension TokenForm {
  /// The Tokens Studio plugin for Figma: sets in one file or in a folder, with either spelling of the keys.
  public static let tokensStudio = TokenForm(
    name: "tokens-studio", title: "Tokens Studio",
    valueKeys: ["$value", "value"], typeKeys: ["$type", "type"], descriptionKeys: ["$description", "description"],
    bareUnit: .px, isTextual: true,
    layers: { root, options in StudioSets(root, themes: options.themes).layers },
    isLikely: { $0.hasStudioType || StudioSets.isLikely($0.root) })
}

/// The sets of a Tokens Studio document that the active themes enable, merged in order: later sets take precedence.
struct StudioSets {
  private let root: Node
  private let sets: [Node.Member]
  private let names: [String]
  /// The choices of themes, and how the active themes use the sets; nil without themes.
  private let choices: [TokenChoice]
  private let uses: [String: StudioThemes.Use]?
  private let themes: StudioThemes

  init(_ root: Node, themes: [String: String]) {
    self.root = root
    sets = root.members.filter { !$0.name.hasPrefix("$") }
    let names = sets.map(\.name)
    self.names = names
    var groups = StudioThemes(root.value(of: Self.themesKey), sets: StudioSetNames(names), wanted: themes)
    let ordered = Self.order(names, root)
    self.ordered = ordered
    var typography = SetTypography(root, sets)
    lazy var ranks = Dictionary(ordered.enumerated().map { (names[$1], $0) }) { $1 }
    groups.decide { uses in
      typography.values(in: uses.keys.compactMap { ranks[$0] }.sorted().map { ordered[$0] })
    }
    self.themes = groups
    (choices, uses) = (groups.choices, groups.uses)
  }

  /// Whether a document has sets, and not its tokens at the top level.
  static func isLikely(_ root: Node) -> Bool {
    root.members.contains { $0.name == themesKey || $0.name == metadataKey }
  }

  /// The enabled sets, the last first.
  var layers: TokenLayers {
    guard Self.isLikely(root) else { return TokenLayers(layers: TokenLayer.files(of: root)) }
    let layers = ordered.reversed().compactMap(layer)
    return TokenLayers(
      layers: layers, findings: findings(about: layers), choices: choices,
      isUndecided: !themes.alternatives.isEmpty)
  }

  private static let themesKey = "$themes"
  private static let metadataKey = "$metadata"

  /// The indices of the sets, in merge order.
  private let ordered: [Int]

  private static func order(_ names: [String], _ root: Node) -> [Int] {
    let order = root.value(of: metadataKey)?.value(of: "tokenSetOrder")?.elements.compactMap(\.string) ?? []
    if order.isEmpty { return Array(names.indices) }
    let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // A set that is a folder means its files.
    let places = names.map { name in
      ([name] + StudioSetNames.folders(around: name)).lazy.compactMap { positions[$0] }.first ?? .max
    }
    return names.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// The layer of a set; nil if no theme enables the set. Without themes every set is used, and no two of them should
  /// define a token differently.
  private func layer(_ index: Int) -> TokenLayer? {
    let node = sets[index].value
    guard let uses else { return TokenLayer(node: node, mustAgree: true) }
    switch uses[names[index]] {
    case .enabled: return TokenLayer(node: node)
    case .source: return TokenLayer(node: node, isSource: true)
    case nil: return nil
    }
  }

  /// Reports unknown choices, and themes that enable nothing.
  private func findings(about layers: [TokenLayer]) -> [Diagnostic] {
    let unknown = choices.filter(\.isUnknown).map { choice in
      Diagnostic(.choice, at: choice.node, choice.unknownMessage(choice.wanted ?? ""))
    }
    if let finding = themes.alternativesFinding, unknown.isEmpty { return [finding] }
    guard unknown.isEmpty, layers.isEmpty, !sets.isEmpty, let choice = choices.first, !choice.isOpen
    else { return unknown }
    let message =
      "the chosen themes enable no set; expected themes that enable one of \(names.quotedList(upTo: 8))"
    return [Diagnostic(.choice, at: choice.node, message)]
  }
}
