import Documents
import Writing

/// What the typography of a project can refer to, whichever of its sets or files are chosen.
struct SetReach {
  /// The paths of the tokens of each set or file.
  private var paths: [String: Set<ExactString>] = [:]
  /// The paths of typography, and of all tokens to which it leads.
  private var reached: Set<ExactString> = []

  init(_ sets: [Node.Member], of root: Node, _ form: TokenForm) {
    var values: [ExactString: [Node]] = [:]
    var pending: [Node] = []
    for set in sets {
      let tokens = TokenWalk([TokenLayer(node: set.value)], of: root, form).tokens
      paths[set.name] = Set(tokens.map { ExactString($0.path) })
      for token in tokens {
        values[ExactString(token.path), default: []].append(token.value)
        guard token.isOfTypography else { continue }
        reached.insert(ExactString(token.path))
        pending.append(token.value)
      }
    }
    while let value = pending.popLast() {
      for path in Self.references(in: value) where reached.insert(path).inserted { pending += values[path] ?? [] }
    }
  }

  /// Whether a set has a token to which typography can lead.
  func reaches(_ set: String) -> Bool { paths[set].map { !$0.isDisjoint(with: reached) } ?? false }

  /// The paths in the references of a value, each with the path around it: a reference can name a member.
  private static func references(in value: Node) -> [ExactString] {
    var paths: [ExactString] = []
    for id in value.id..<(value.id + value.size) {
      let node = value.node(withID: id)
      guard node.kind == .string, let text = node.string, ReferringText.isText(text) else { continue }
      for path in Arithmetic.references(in: text) {
        paths.append(ExactString(path))
        if let dot = path.lastIndex(of: ".") { paths.append(ExactString(String(path[..<dot]))) }
      }
    }
    return paths
  }
}

extension Token {
  /// Whether it is typography, a loose member of it, or a metric.
  fileprivate var isOfTypography: Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return textualType(value) == .typography || Typography.Member(spelling: name) != nil || own?[.metric] != nil
  }
}
