import Documents

/// The members of dictionaries by their names, for those in which much is looked up: each is gone through once.
struct MemberIndex: Sendable {
  private var members: [Int: [String: Node]] = [:]

  /// The first value of a dictionary under a key.
  mutating func value(of key: String, in node: Node) -> Node? {
    guard node.kind == .dictionary, node.size > Self.mostUnindexed else { return node.value(of: key) }
    if let known = members[node.id] { return known[key] }
    let index = Dictionary(node.members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    members[node.id] = index
    return index[key]
  }

  /// A smaller dictionary is searched as fast as it is indexed.
  private static let mostUnindexed = 50
}
