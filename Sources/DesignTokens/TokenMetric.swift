import Documents
import StyleModel

/// The metric of a style dictionary that a dimension token says it is.
struct TokenMetric {
  /// The key and its place.
  let name: Node
  private let token: Token
  private let kept: [Node.Member]
  /// In points, with its place; nil where the extension has it.
  private let value: (Double, at: Node)?

  init?(_ index: Int, _ check: inout TokenCheck) {
    let token = check.set.tokens[index]
    guard let own = TokenExtension(token.extensions), let name = own.metric, name.string != nil,
      let points = check.reader.points(of: token.value, path: token.path)
    else { return nil }
    self.token = token
    self.name = name
    let implied = own.implied?.value(of: "$value")
    let isImplied = implied.flatMap { check.reader.points(of: $0, path: token.path) } == points
    kept = own.entry.filter { isImplied || $0.name != MetricKey.value.rawValue }
    value = isImplied ? nil : (points, token.value)
  }

  /// Adds the metric and its entry.
  func write(to tree: inout DerivedTree) {
    tree.copy(name)
    tree.dictionary(at: token.object) { tree in
      if let (value, place) = value { tree.member(MetricKey.value.rawValue, value, at: place) }
      for member in kept {
        tree.copy(member.key)
        tree.copy(member.value)
      }
    }
  }
}
