import Documents
import Writing

/// What the texts of the older forms come to, with what they refer to in its place, to the end. Texts still to come are on a
/// stack of its own, and each is put together once.
struct TokenTexts: Sendable {
  private var known: [Int: Result<String, ReferringText.Mistake>] = [:]
  /// How many bytes all texts may come to.
  private let most: Int
  private var left: Int

  init(_ set: TokenSet) {
    most = max(set.layers.first?.node.source.text.count ?? 0, 1 << 20)
    left = most
  }

  /// The text that a string comes to, which is no reference itself.
  mutating func text(
    of node: Node, _ references: inout References
  ) throws(ReferringText.Mistake) -> String {
    if let plain = Self.plain(node) { return plain }
    var open = [References.TextLink(node: node, name: "", token: "")]
    // Those that wait for what is above them on the stack: the way to the topmost.
    var way: Set<Int> = []
    while let link = open.last {
      let isNew = known[link.node.id] == nil && way.insert(link.node.id).inserted
      let missing = isNew ? missing(in: link.node, &references) : []
      if let circle = missing.first(where: { way.contains($0.node.id) }) {
        references.report(textCycle: open.filter { way.contains($0.node.id) }, to: circle)
        // What leads to something that is broken is broken too.
        for id in way { known[id] = .failure(.broken) }
        throw .broken
      }
      open += missing
      if missing.isEmpty { close(open.removeLast().node, &way, &references) }
    }
    return try known[node.id]?.get() ?? ""
  }

  private mutating func close(_ node: Node, _ way: inout Set<Int>, _ references: inout References) {
    way.remove(node.id)
    if known[node.id] == nil { known[node.id] = joined(node, &references) }
  }

  /// A string without references.
  private static func plain(_ node: Node) -> String? {
    guard let text = node.string, !ReferringText.isText(text) else { return nil }
    return text
  }

  /// The texts that a text refers to, and that have to be put together first.
  private mutating func missing(in node: Node, _ references: inout References) -> [References.TextLink] {
    var links: [References.TextLink] = []
    var known = known
    // There is one copy only while it grows.
    self.known = [:]
    defer { self.known = known }
    // What is wrong is found again when the text is put together.
    _ = try? ReferringText.substituting(in: node.string ?? "") { path throws(ReferringText.Mistake) in
      let link = try references.text(at: path)
      if known[link.node.id] != nil { return "" }
      if let plain = Self.plain(link.node) {
        known[link.node.id] = .success(plain)
      } else {
        links.append(link)
      }
      return ""
    }
    return links
  }

  private mutating func joined(
    _ node: Node, _ references: inout References
  ) -> Result<String, ReferringText.Mistake> {
    let known = known
    let result = Result { () throws(ReferringText.Mistake) in
      try ReferringText.substituting(in: node.string ?? "") { path throws(ReferringText.Mistake) in
        try known[references.text(at: path).node.id]?.get() ?? ""
      }
    }
    if case .success(let text) = result { left -= text.utf8.count }
    return left < 0 ? .failure(.tooLong(limit: most)) : result
  }
}

extension References {
  /// A text that a reference leads to.
  struct TextLink {
    let node: Node
    /// The reference, and the token that has the text where that is another one.
    let name: String
    /// The path of that token.
    let token: String
  }

  /// The text that a path within a text leads to.
  fileprivate mutating func text(at path: String) throws(ReferringText.Mistake) -> TextLink {
    guard let index = set.index(ofAlias: path) else { throw .unresolved }
    isReached[index] = true
    let token = set.tokens[index]
    guard case .value(let node, let target) = end(of: token.value, keyPath: token.path) else { throw .broken }
    guard node.kind == .string else { throw .unresolved }
    let owner = target.map { set.tokens[$0].path } ?? token.path
    return TextLink(node: node, name: owner == token.path ? path : "\(path) → \(Shortened.name(owner))", token: owner)
  }
}
