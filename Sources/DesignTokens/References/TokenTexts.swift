import Documents
import Writing

/// The texts of the older forms with all references replaced. Pending texts are kept on an explicit stack, and each
/// text is resolved once.
struct TokenTexts: Sendable {
  private var known: [Int: Result<String, ReferringText.Mistake>] = [:]
  /// How many bytes all texts together may have.
  private let most: Int
  private var left: Int

  init(_ set: TokenSet) {
    most = max(set.layers.first?.node.source.text.count ?? 0, 1 << 20)
    left = most
  }

  /// The text of a string that is not a reference itself.
  mutating func text(
    of node: Node, _ references: inout References
  ) throws(ReferringText.Mistake) -> String {
    if let plain = Self.plain(node) { return plain }
    var open = [References.TextLink(node: node, name: "", token: "")]
    // The texts on the path to the top of the stack, which wait for it.
    var way: Set<Int> = []
    while let link = open.last {
      let isNew = known[link.node.id] == nil && way.insert(link.node.id).inserted
      let missing = isNew ? missing(in: link.node, &references) : []
      if let circle = missing.first(where: { way.contains($0.node.id) }) {
        references.report(textCycle: open.filter { way.contains($0.node.id) }, to: circle)
        // Texts that refer to a broken text are broken too.
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

  /// The texts to which a text refers and that have to be resolved first.
  private mutating func missing(in node: Node, _ references: inout References) -> [References.TextLink] {
    var links: [References.TextLink] = []
    var known = known
    // Moved out, so that it is not copied while it grows.
    self.known = [:]
    defer { self.known = known }
    // Mistakes are reported when the text is resolved.
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
  /// A text that is the target of a reference.
  struct TextLink {
    let node: Node
    /// The reference, and the token that contains the text if it is another one.
    let name: String
    /// The path of that token.
    let token: String
  }

  /// The text to which a path within a text leads.
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
