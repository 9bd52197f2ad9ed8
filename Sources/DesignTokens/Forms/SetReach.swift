import Documents
import Writing

/// What the typography of a project can refer to, whichever of its sets or files are chosen.
struct SetReach {
  /// The paths of the tokens of each set or file.
  private var paths: [String: Set<ExactString>] = [:]
  /// The paths of typography, and of all tokens to which it leads.
  private var reached: Set<ExactString> = []

  /// - Parameter sets: the tokens of each set or file, with its name.
  init(_ sets: some Sequence<(String, [Token])>) {
    var values: [ExactString: [Node]] = [:]
    var pending: [Node] = []
    for (name, tokens) in sets {
      paths[name] = Set(tokens.map { ExactString($0.path) })
      for token in tokens {
        values[ExactString(token.path), default: []].append(token.value)
        guard token.isOfTypography else { continue }
        reached.insert(ExactString(token.path))
        pending.append(token.value)
      }
    }
    while let value = pending.popLast() {
      for path in Self.targets(of: value) where reached.insert(path).inserted { pending += values[path] ?? [] }
    }
  }

  /// Whether a set has a token to which typography can lead.
  func reaches(_ set: String) -> Bool { paths[set].map { !$0.isDisjoint(with: reached) } ?? false }

  /// The paths in the references of a value, each with the path around it: a reference can name a member.
  private static func targets(of value: Node) -> [ExactString] {
    value.references.flatMap { path in
      [path] + (path.lastIndex(of: ".").map { [String(path[..<$0])] } ?? [])
    }.map(ExactString.init)
  }
}

extension Node {
  /// The paths between braces in all texts of a value, in order.
  var references: [String] {
    (id..<(id + size)).flatMap { id in
      let node = node(withID: id)
      guard node.kind == .string, let text = node.string, ReferringText.isText(text) else { return [String]() }
      return Arithmetic.references(in: text)
    }
  }
}

extension Token {
  /// Whether it is typography, a loose member of it, or a metric.
  fileprivate var isOfTypography: Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return textualType(value) == .typography || Typography.Member(spelling: name) != nil || own?[.metric] != nil
  }
}

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
    let tokens = TokenWalk([TokenLayer(node: sets[set].value)], of: root, .tokensStudio).tokens
    let typography = tokens.filter { $0.textualType($0.value) == .typography && $0.value.kind == .dictionary }
    let lines = typography.map { (ExactString($0.path), JSONValue($0.value)?.line ?? "") }
    let values = Dictionary(lines) { first, _ in first }
    known[set] = values
    return values
  }
}
