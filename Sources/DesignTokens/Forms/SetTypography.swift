import Diagnostics
import Documents
import Writing

/// The typography tokens of the sets of a Tokens Studio project, to compare theme groups.
struct SetTypography {
  private let root: Node
  private let sets: [Node.Member]
  /// The values by path, on one line, for each set that has been asked for: there may be thousands of others.
  private var known: [Int: [ExactString: String]] = [:]

  init(_ root: Node, _ sets: [Node.Member]) { (self.root, self.sets) = (root, sets) }

  /// The values in some sets together, in merge order: later sets take precedence.
  mutating func values(in sets: [Int]) -> [ExactString: String] {
    var values: [ExactString: String] = [:]
    for set in sets { values.merge(self.values(in: set)) { $1 } }
    return values
  }

  private mutating func values(in set: Int) -> [ExactString: String] {
    if let values = known[set] { return values }
    let tokens = TokenWalk.tokens(in: [TokenLayer(node: sets[set].value)], of: root, .tokensStudio).tokens
    let typography = tokens.filter { $0.textualType($0.value) == .typography && $0.value.kind == .dictionary }
    let lines = typography.map { (ExactString($0.path), JSONValue($0.value)?.line ?? "") }
    let values = Dictionary(lines) { first, _ in first }
    known[set] = values
    return values
  }
}

extension StudioThemes {
  /// The finding that groups define typography differently and none of them is chosen; nil if there are none.
  var alternativesFinding: Diagnostic? {
    guard let first = alternatives.first, let theme = first.themes.first else { return nil }
    let names = alternatives.map(\.name).quotedList(upTo: 8)
    let advice = alternatives.prefix(8).map { $0.choice.argument($0.themes[0].name) }.joined(separator: " | ")
    let message =
      "the theme groups \(names) define '\(Shortened.name(disputed ?? ""))' differently; choose from the group that is "
      + "meant, and the others are left out: \(advice), or \(first.choice.setting(theme.name)) in typeramp.json"
    return Diagnostic(.choice, at: theme.node, message)
  }
}
