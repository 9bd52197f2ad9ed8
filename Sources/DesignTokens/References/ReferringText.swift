import Documents
import Writing

/// A text with references in it, as in the older forms: `{sans} Display`.
enum ReferringText {
  /// The most bytes of a text with its references replaced.
  static let longest = 1_000

  /// Why the references cannot be replaced.
  enum Mistake: Error {
    /// A reference does not lead to a text, or braces are not balanced.
    case unresolved
    /// The text is too long, or all texts together are, since references to long texts multiply.
    case tooLong(limit: Int)
    /// The mistake is reported elsewhere.
    case broken
  }

  /// Whether a text contains references.
  static func isText(_ text: String) -> Bool { DollarAlias.braced(text).utf8.contains(UInt8(ascii: "{")) }

  /// A text with its references replaced.
  ///
  /// - Parameter reference: returns the text at a path between braces, without surrounding spaces.
  static func substituting(
    in text: String, _ reference: (String) throws(Mistake) -> String
  ) throws(Mistake) -> String {
    let pieces = DollarAlias.braced(text).utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    var result = String(Substring(pieces[0]))
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: UInt8(ascii: "}")) else { throw .unresolved }
      let replacement = try reference(Substring(piece[..<end]).trimmed)
      let rest = Substring(piece[end...].dropFirst())
      if result.utf8.count + replacement.utf8.count + rest.utf8.count > longest { throw .tooLong(limit: longest) }
      result += replacement + rest
    }
    return result
  }
}

extension Node {
  /// The paths to which a value refers, in order: those between braces in all texts, and those of pointers.
  var references: [String] {
    (id..<(id + size)).flatMap { id -> [String] in
      let node = node(withID: id)
      if node.kind == .dictionary, case .pointer(let names)? = Reference(node) {
        return [names.prefix { !["$value", "value"].contains($0) }.joined(separator: ".")]
      }
      guard node.kind == .string, let text = node.string, ReferringText.isText(text) else { return [] }
      return Arithmetic.references(in: text)
    }
  }
}

// The texts of the older forms with all references replaced. Pending texts are kept on an explicit stack, and each text
// is resolved once.

extension References {
  /// The text of a string that is not a reference itself.
  mutating func text(of node: Node) throws(ReferringText.Mistake) -> String {
    if let plain = Self.plain(node) { return plain }
    var open = [TextLink(node: node, name: "", token: "")]
    // The texts on the path to the top of the stack, which wait for it.
    var way: Set<Int> = []
    while let link = open.last {
      let isNew = texts[link.node.id] == nil && way.insert(link.node.id).inserted
      let missing = isNew ? missingTexts(in: link.node) : []
      if let circle = missing.first(where: { way.contains($0.node.id) }) {
        report(textCycle: open.filter { way.contains($0.node.id) }, to: circle)
        // Texts that refer to a broken text are broken too.
        for id in way { texts[id] = .failure(.broken) }
        throw .broken
      }
      open += missing
      guard missing.isEmpty else { continue }
      open.removeLast()
      way.remove(link.node.id)
      if texts[link.node.id] == nil { texts[link.node.id] = joinedText(of: link.node) }
    }
    return try texts[node.id]?.get() ?? ""
  }

  /// A string without references.
  private static func plain(_ node: Node) -> String? {
    guard let text = node.string, !ReferringText.isText(text) else { return nil }
    return text
  }

  /// The texts to which a text refers and that have to be resolved first.
  private mutating func missingTexts(in node: Node) -> [TextLink] {
    var links: [TextLink] = []
    // Mistakes are reported when the text is resolved.
    _ = try? ReferringText.substituting(in: node.string ?? "") { path throws(ReferringText.Mistake) in
      let link = try textLink(at: path)
      if texts[link.node.id] != nil { return "" }
      if let plain = Self.plain(link.node) {
        texts[link.node.id] = .success(plain)
      } else {
        links.append(link)
      }
      return ""
    }
    return links
  }

  private mutating func joinedText(of node: Node) -> Result<String, ReferringText.Mistake> {
    let result = Result { () throws(ReferringText.Mistake) in
      try ReferringText.substituting(in: node.string ?? "") { path throws(ReferringText.Mistake) in
        let link = try textLink(at: path)
        return try texts[link.node.id]?.get() ?? ""
      }
    }
    if case .success(let text) = result { textBytes += text.utf8.count }
    return textBytes > mostTextBytes ? .failure(.tooLong(limit: mostTextBytes)) : result
  }

  /// A text that is the target of a reference.
  struct TextLink {
    let node: Node
    /// The reference, and the token that contains the text if it is another one.
    let name: String
    /// The path of that token.
    let token: String
  }

  /// The text to which a path within a text leads.
  private mutating func textLink(at path: String) throws(ReferringText.Mistake) -> TextLink {
    guard let index = set.index(ofAlias: path) else {
      guard set.form.hasPlainValues, let node = value(at: path, isGroup: false), node.kind == .string else {
        throw .unresolved
      }
      return TextLink(node: node, name: path, token: path)
    }
    isReached[index] = true
    let token = set.tokens[index]
    guard case .value(let node, let target) = end(of: token.value, keyPath: token.path) else { throw .broken }
    guard node.kind == .string else { throw .unresolved }
    let owner = target.map { set.tokens[$0].path } ?? token.path
    return TextLink(node: node, name: owner == token.path ? path : "\(path) → \(Shortened.name(owner))", token: owner)
  }
}

// The lengths of tokens of the older forms, which may be arithmetic with other tokens. Pending tokens are kept on an
// explicit stack.

extension References {
  /// The length at a path that has been evaluated.
  func length(ofAlias path: String) -> TokenLength? { operand(at: path).flatMap { lengths[$0.node.id] ?? nil } }

  /// A value in arithmetic: that of a token, or a member of it.
  private struct Operand {
    let node: Node
    let token: Int
  }

  /// Evaluates all values to which a text refers.
  mutating func evaluateLengths(in node: Node) {
    var open = operands(of: node)
    var entered: Set<Int> = []
    while let operand = open.last {
      guard lengths[operand.node.id] == nil else {
        open.removeLast()
        continue
      }
      let text = value(of: operand)
      let missing = text.map { operands(of: $0).filter { lengths[$0.node.id] == nil } } ?? []
      if missing.isEmpty || !entered.insert(operand.node.id).inserted {
        if !missing.isEmpty { report(arithmeticCycle: operand.token) }
        lengths[operand.node.id] = .some(text.flatMap(length))
        isReached[operand.token] = true
        open.removeLast()
      } else {
        open += missing
      }
    }
  }

  private func operands(of node: Node) -> [Operand] {
    node.string.map { Arithmetic.references(in: $0).compactMap(operand(at:)) } ?? []
  }

  private func operand(at path: String) -> Operand? {
    guard let (token, rest) = set.place(ofAlias: path) else { return nil }
    let value = set.tokens[token].value
    let node = rest.first.map { value.value(of: $0) } ?? value
    return node.map { Operand(node: $0, token: token) }
  }

  private mutating func value(of operand: Operand) -> Node? {
    let path = set.tokens[operand.token].path
    guard case .value(let node, _) = end(of: operand.node, keyPath: path) else { return nil }
    return node
  }

  private func length(_ node: Node) -> TokenLength? {
    let length =
      node.number.map { TokenLength(value: $0, unit: .none) }
      ?? node.string.flatMap { text in try? Arithmetic.value(of: text) { self.length(ofAlias: $0) } }
    guard let length, length.unit == .none, let unit = set.units[node.id] else { return length }
    return TokenLength(value: length.value, unit: unit)
  }
}
