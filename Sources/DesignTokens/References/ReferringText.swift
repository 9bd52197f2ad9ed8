import Documents
import Writing

/// A text with references between its literal parts, as in the older forms: `{sans} Display`, `$size.m * 2`. Here alone
/// references within texts are found.
struct ReferringText {
  /// The most bytes of a text with its references replaced.
  static let longest = 1_000

  /// The paths that it refers to, in order, without surrounding spaces.
  let paths: [String]
  /// The texts before, between and behind them.
  private let literals: [String]

  /// Nil if a brace has no partner.
  init?(_ text: String) {
    let pieces = DollarAlias.braced(text).utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    let parts = pieces.map { $0.split(separator: UInt8(ascii: "}"), omittingEmptySubsequences: false) }
    guard parts[0].count == 1, parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return nil }
    paths = parts.dropFirst().map { Substring($0[0]).trimmed }
    literals = parts.map { String(Substring($0[$0.count - 1])) }
  }

  /// Why a text has no value.
  enum Mistake: Error {
    /// A reference does not lead to a text, or braces are not balanced.
    case unresolved
    /// The text is too long, or all texts together are, since references to long texts multiply.
    case tooLong(limit: Int)
    /// The mistake is reported elsewhere.
    case broken
  }

  static func isText(_ text: String) -> Bool { DollarAlias.braced(text).utf8.contains(UInt8(ascii: "{")) }

  /// The text with its references replaced.
  func joined(_ values: [String]) throws(Mistake) -> String {
    var result = literals[0]
    for (value, literal) in zip(values, literals.dropFirst()) {
      result += value + literal
      if result.utf8.count > Self.longest { throw .tooLong(limit: Self.longest) }
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
      return ReferringText(text)?.paths ?? []
    }
  }
}

// Texts and the lengths in them are evaluated after all that they refer to, each once. Pending ones are on an explicit
// stack.

extension References {
  /// A value to which a reference within a text leads.
  struct Operand {
    let node: Node
    /// The reference, and the token that has the value if it is another one.
    let name: String
    /// The path of that token.
    let token: String
  }

  /// A text whose operands are evaluated first.
  private struct Evaluation {
    let operand: Operand
    let text: ReferringText?
    let operands: [Result<Operand, ReferringText.Mistake>]
  }

  /// The text of a string, with its references replaced.
  mutating func text(of node: Node) throws(ReferringText.Mistake) -> String {
    evaluate(node, \.texts, broken: .broken) { $0.text($1) }
    return try texts[node.id]?.get() ?? ""
  }

  /// The length in a number or a text, which may be computed.
  mutating func length(of node: Node) throws(ArithmeticMistake) -> TokenLength {
    evaluate(node, \.lengths, broken: .broken) { $0.length($1) }
    return try (lengths[node.id] ?? .failure(.broken)).get()
  }

  private mutating func evaluate<Value, Mistake>(
    _ node: Node, _ results: WritableKeyPath<References, [Int: Result<Value, Mistake>]>, broken: Mistake,
    _ result: (inout References, Evaluation) -> Result<Value, Mistake>
  ) {
    var open = [Operand(node: node, name: "", token: "")]
    // The texts on the path to the top of the stack, which wait for it.
    var way: [Evaluation] = []
    var waiting: Set<Int> = []
    while let operand = open.last {
      if self[keyPath: results][operand.node.id] != nil {
        open.removeLast()
      } else if let evaluation = way.last, evaluation.operand.node.id == operand.node.id {
        let result = result(&self, evaluation)
        self[keyPath: results][operand.node.id] = result
        way.removeLast()
      } else {
        let evaluation = evaluation(of: operand)
        way.append(evaluation)
        waiting.insert(operand.node.id)
        let missing = evaluation.operands.compactMap { try? $0.get() }
          .filter { self[keyPath: results][$0.node.id] == nil }
        if let circle = missing.first(where: { waiting.contains($0.node.id) }) {
          report(textCycle: way.map(\.operand), to: circle)
          // Texts that refer to a broken text are broken too.
          for evaluation in way { self[keyPath: results][evaluation.operand.node.id] = .failure(broken) }
          return
        }
        open += missing
      }
    }
  }

  private mutating func evaluation(of operand: Operand) -> Evaluation {
    let text = operand.node.string.map(ReferringText.init) ?? nil
    return Evaluation(operand: operand, text: text, operands: text?.paths.map { self.operand(at: $0) } ?? [])
  }

  private mutating func operand(at path: String) -> Result<Operand, ReferringText.Mistake> {
    guard let (index, rest) = set.place(ofAlias: path) else {
      guard set.form.hasPlainValues, let node = set.value(at: path, isGroup: false, &nodes) else {
        return .failure(.unresolved)
      }
      return .success(Operand(node: node, name: path, token: path))
    }
    isReached[index] = true
    let token = set.tokens[index]
    guard let start = rest.first.map({ token.value.value(of: $0) }) ?? token.value else { return .failure(.unresolved) }
    guard case .value(let node, let target) = end(of: start, keyPath: token.path) else { return .failure(.broken) }
    let owner = target.map { set.tokens[$0].path } ?? token.path
    let name = owner == token.path ? path : "\(path) → \(Shortened.name(owner))"
    return .success(Operand(node: node, name: name, token: owner))
  }

  private mutating func text(_ evaluation: Evaluation) -> Result<String, ReferringText.Mistake> {
    let result = Result { () throws(ReferringText.Mistake) in
      guard let text = evaluation.text else { throw .unresolved }
      var values: [String] = []
      for operand in evaluation.operands { values.append(try texts[operand.get().node.id]?.get() ?? "") }
      return try text.joined(values)
    }
    if !evaluation.operands.isEmpty, case .success(let text) = result { textBytes += text.utf8.count }
    return textBytes > mostTextBytes ? .failure(.tooLong(limit: mostTextBytes)) : result
  }

  private func length(_ evaluation: Evaluation) -> Result<TokenLength, ArithmeticMistake> {
    let node = evaluation.operand.node
    return Result { () throws(ArithmeticMistake) in
      let length =
        if let number = node.number { TokenLength(value: number, unit: .none) } else {
          try Arithmetic.value(of: node.string ?? "", remBase: remBase) { path in
            let operand = evaluation.text?.paths.firstIndex(of: path).flatMap { try? evaluation.operands[$0].get() }
            return operand.flatMap { try? lengths[$0.node.id]?.get() }
          }
        }
      guard length.unit == .none, let unit = set.units[node.id] else { return length }
      return TokenLength(value: length.value, unit: unit)
    }
  }
}
