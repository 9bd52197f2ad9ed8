import Documents
import StyleModel

/// The metric of a style dictionary for a dimension token.
struct TokenMetric: Sendable {
  /// The name, with its position.
  let name: Node
  private let token: Token
  private let kept: [Node.Member]
  /// In points; nil if the extension has it.
  private let value: Double?

  /// - Parameters:
  ///   - points: the value of the token.
  ///   - implied: the value when typeramp wrote it, if the entry has another form of it.
  init(_ name: Node, _ token: Token, _ own: TokenExtension, points: Double, implied: Double?) {
    self.token = token
    self.name = name
    let isImplied = implied == points
    kept = own.entry.filter { isImplied || $0.name != MetricEntry.valueKey }
    value = isImplied ? nil : points
  }

  /// Adds the metric and its entry.
  func write(to tree: inout DerivedTree) {
    tree.copy(name)
    tree.dictionary(at: token.object) { tree in
      if let value {
        tree.string(MetricEntry.valueKey, at: token.value)
        tree.number(value, at: token.value)
      }
      tree.copy(kept)
    }
  }
}
