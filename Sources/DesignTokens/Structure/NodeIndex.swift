import Documents

/// Finds what lies under a key or an index. A large container is gone through once, since thousands of paths may lead
/// through it.
struct NodeIndex: Sendable {
  private var known: [Int: [ExactName: Node]] = [:]

  /// Up to how many nodes it is quicker to look than to remember.
  private static let small = 32

  /// The first value of a dictionary under a key, or the element of an array at an index in decimal.
  mutating func child(of node: Node, _ key: String) -> Node? {
    guard node.size > Self.small || node.kind == .array else { return node.value(of: key) }
    if let known = known[node.id] { return known[ExactName(key)] }
    let children = Self.children(of: node)
    known[node.id] = children
    return children[ExactName(key)]
  }

  private static func children(of node: Node) -> [ExactName: Node] {
    let elements = node.elements.enumerated().map { (ExactName(String($0)), $1) }
    let members = node.members.map { (ExactName($0.name), $0.value) }
    return Dictionary(elements + members, uniquingKeysWith: { first, _ in first })
  }
}
