import Documents

/// The sets of a Tokens Studio document, merged in their order: the later counts.
struct StudioSets {
  private let root: Node

  init(_ root: Node) {
    self.root = root
  }

  /// Whether a document has sets at all, or else its tokens at the top.
  static func isLikely(_ root: Node) -> Bool {
    root.members.contains { $0.name == themesKey || $0.name == metadataKey }
  }

  /// The layers, the last set first.
  var layers: [TokenLayer] {
    guard Self.isLikely(root) else { return TokenLayer.files(of: root) }
    let sets = root.members.filter { !$0.name.hasPrefix("$") }
    let names = sets.map(\.name)
    let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = sets.indices.sorted {
      (positions[names[$0]] ?? .max, $0) < (positions[names[$1]] ?? .max, $1)
    }
    let uses = uses
    return ordered.reversed().compactMap { index in
      switch uses?[names[index]] {
      case .disabled: nil
      case .source: TokenLayer(node: sets[index].value, isSource: true)
      case .enabled, nil: TokenLayer(node: sets[index].value)
      }
    }
  }

  private static let themesKey = "$themes"
  private static let metadataKey = "$metadata"

  /// The names of the sets as they follow each other.
  private var order: [String] {
    let order = root.value(of: Self.metadataKey)?.value(of: "tokenSetOrder")
    return order?.elements.compactMap(\.string) ?? []
  }

  private enum Use: String {
    case disabled, source, enabled
  }

  /// What the themes make of each set they name: it is enabled when one of them enables it, since no theme is chosen. Nil
  /// without themes.
  private var uses: [String: Use]? {
    let themes = root.value(of: Self.themesKey).map { Array($0.elements) } ?? []
    guard !themes.isEmpty else { return nil }
    var uses: [String: Use] = [:]
    for theme in themes.compactMap({ $0.value(of: "selectedTokenSets") }) {
      for set in theme.members {
        guard let use = set.value.string.flatMap(Use.init(rawValue:)) else { continue }
        let known = uses[set.name] ?? .disabled
        uses[set.name] = known == .enabled || use == .disabled ? known : use
      }
    }
    return uses
  }
}
