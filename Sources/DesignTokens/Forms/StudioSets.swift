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

  init(_ root: Node, themes: [String: String]) {
    self.root = root
    sets = root.members.filter { !$0.name.hasPrefix("$") }
    names = sets.map(\.name)
    let themes = StudioThemes(root.value(of: Self.themesKey), sets: Set(names), wanted: themes)
    (choices, uses) = (themes.choices, themes.uses)
  }

  /// Whether a document has sets, and not its tokens at the top level.
  static func isLikely(_ root: Node) -> Bool {
    root.members.contains { $0.name == themesKey || $0.name == metadataKey }
  }

  /// The enabled sets, the last first.
  var layers: TokenLayers {
    guard Self.isLikely(root) else { return TokenLayers(layers: TokenLayer.files(of: root)) }
    let layers = ordered.reversed().compactMap(layer)
    return TokenLayers(layers: layers, findings: findings(about: layers), choices: choices)
  }

  private static let themesKey = "$themes"
  private static let metadataKey = "$metadata"

  /// The indices of the sets, in merge order.
  private var ordered: [Int] {
    let order = root.value(of: Self.metadataKey)?.value(of: "tokenSetOrder")?.elements.compactMap(\.string) ?? []
    let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return sets.indices.sorted { (positions[names[$0]] ?? .max, $0) < (positions[names[$1]] ?? .max, $1) }
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
    guard unknown.isEmpty, layers.isEmpty, !sets.isEmpty, let choice = choices.first, !choice.isOpen
    else { return unknown }
    let message =
      "the chosen themes enable no set; expected themes that enable one of \(TokenChoice.list(names, upTo: 8))"
    return [Diagnostic(.choice, at: choice.node, message)]
  }
}
