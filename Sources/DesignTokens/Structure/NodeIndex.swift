import Documents
import Writing

/// Finds children by key or index. A large container is indexed once, since thousands of paths may lead through it.
struct NodeIndex: Sendable {
  private var known: [Int: [ExactString: Node]] = [:]

  /// Up to this many nodes, searching is faster than an index.
  private static let small = 32

  /// The first value of a key in a dictionary, or the element of an array at a decimal index.
  mutating func child(of node: Node, _ key: String) -> Node? {
    guard node.size > Self.small || node.kind == .array else { return node.value(of: key) }
    if let known = known[node.id] { return known[ExactString(key)] }
    let children = Self.children(of: node)
    known[node.id] = children
    return children[ExactString(key)]
  }

  /// The node at a path of keys and indices.
  mutating func descend(_ path: some Sequence<String>, from root: Node) -> Node? {
    var node = root
    for key in path {
      guard let child = child(of: node, key) else { return nil }
      node = child
    }
    return node
  }

  private static func children(of node: Node) -> [ExactString: Node] {
    let elements = node.elements.enumerated().map { (ExactString(String($0)), $1) }
    let members = node.members.map { (ExactString($0.name), $0.value) }
    return Dictionary(elements + members, uniquingKeysWith: { first, _ in first })
  }
}
