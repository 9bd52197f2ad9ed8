import Documents
import StyleModel

/// The metric of a style dictionary that a dimension token says it is.
struct TokenMetric: Sendable {
  /// The key and its place.
  let name: Node
  private let token: Token
  private let kept: [Node.Member]
  /// In points; nil where the extension has it.
  private let value: Double?

  /// - Parameters:
  ///   - points: what the token comes to.
  ///   - implied: what it came to when typeramp wrote it, where the entry says that otherwise.
  init(_ name: Node, _ token: Token, _ own: TokenExtension, points: Double, implied: Double?) {
    self.token = token
    self.name = name
    let isImplied = implied == points
    kept = own.entry.filter { isImplied || $0.name != MetricKey.value.rawValue }
    value = isImplied ? nil : points
  }

  /// Adds the metric and its entry.
  func write(to tree: inout DerivedTree) {
    tree.copy(name)
    tree.dictionary(at: token.object) { tree in
      if let value { tree.member(MetricKey.value.rawValue, value, at: token.value) }
      tree.copy(kept)
    }
  }
}
