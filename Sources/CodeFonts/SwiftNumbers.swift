import Documents

/// The numbers that expressions of a file are: literals, arithmetic, and constants such as `let size: CGFloat = 17`.
struct SwiftNumbers {
  private let code: SwiftTokens
  private var declarations: [UInt64: [Declaration]] = [:]
  /// The properties that grow: `@ScaledMetric var size = 17`.
  private var scaledMetrics: Set<UInt64> = []
  /// How much of an expression may still be looked at: constants can refer to each other.
  private var steps = 0
  /// How many declarations of a name are kept: a search looks at all of them.
  private static let mostDeclarations = 16
  private static let reach = 60

  private struct Declaration {
    /// The first token of the scope, and its last.
    let scope: ClosedRange<Int>
    /// The name of the type around it.
    let type: UInt64
    /// Nil if it is not a constant.
    let value: Range<Int>?
  }

  init(_ code: SwiftTokens) {
    self.code = code
    var (scopes, type) = ([(0...code.tokens.count, UInt64(0))], UInt64(0))
    for index in code.tokens.indices {
      switch code.kind(index) {
      case UInt8(ascii: "{"):
        if let end = code.partner(index) { scopes.append((index...end, type)) }
        type = 0
      case UInt8(ascii: "}"):
        if code.partner(index) != nil, scopes.count > 1 { scopes.removeLast() }
      case SwiftTokens.Token.word where code.bytes(index).count <= 12:
        if let name = code.declaredType(index) { type = code.hash(name) }
        declare(index, in: scopes[scopes.count - 1])
      default: break
      }
    }
  }

  private mutating func declare(_ index: Int, in scope: (ClosedRange<Int>, UInt64)) {
    switch code.word(index) {
    case "let", "var":
      let assignment = (index + 2..<index + 10).first { code.isSign($0, "=") || code.startsLine($0) } ?? index
      let isConstant = code.isWord(index, "let") && code.isSign(assignment, "=")
      let value = (assignment + 1..<code.endOfLine(assignment)).prefix {
        !code.isSign($0, ";") && !code.isSign($0, "}")
      }
      add(index + 1, scope, isConstant ? value : nil)
      let isScaled = (max(index - 8, 0)..<index).contains { code.isWord($0, "ScaledMetric") }
      if isScaled, code.word(index + 1) != nil { scaledMetrics.insert(code.hash(index + 1)) }
    case "for": add(index + 1, scope, nil)
    case "in":
      let words = (1...12).map { index - $0 }.prefix { !code.isSign($0, "{") && !code.isWord($0, "for") }
      for word in words { add(word, scope, nil) }
    case "func", "init":
      let parameters = (index..<index + Self.reach).prefix { !code.isSign($0, "{") }
      let body = parameters.upperBound
      guard code.isSign(body, "{"), let end = code.partner(body) else { return }
      for word in parameters where code.isSign(word + 1, ":") { add(word, (body...end, 0), nil) }
    default: break
    }
  }

  private mutating func add(_ name: Int, _ scope: (ClosedRange<Int>, UInt64), _ value: Range<Int>?) {
    guard code.kind(name) == SwiftTokens.Token.word else { return }
    let declaration = Declaration(scope: scope.0, type: scope.1, value: value)
    let key = code.hash(name)
    if declarations[key]?.count ?? 0 <= Self.mostDeclarations { declarations[key, default: []].append(declaration) }
  }

  /// Whether an expression has a value that grows with the text size.
  func isScaled(_ value: Range<Int>) -> Bool {
    value.prefix(Self.reach).contains {
      code.isWord($0, "scaledValue") || code.word($0) != nil && scaledMetrics.contains(code.hash($0))
    }
  }

  /// What a number can be: one for each branch of a ternary, and nil for one that is computed.
  mutating func values(_ value: Range<Int>) -> [Double?] {
    let tokens = value.count <= Self.reach ? code.topLevel(value) : []
    let question = tokens.first { code.isSign($0, "?") && !code.isSign($0 + 1, ".") }
    guard let question, !code.isSign(question + 1, "?") else {
      steps = Self.reach
      return [number(value).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }]
    }
    var depth = 0
    let colon = tokens.first { index in
      depth += index < question ? 0 : code.isSign(index, "?") ? 1 : code.isSign(index, ":") ? -1 : 0
      return index > question && depth == 0
    }
    return colon.map { values(question + 1..<$0) + values($0 + 1..<value.upperBound) } ?? [nil]
  }

  private mutating func number(_ value: Range<Int>) -> Double? {
    steps -= 1
    guard steps > 0, !value.isEmpty, value.count <= Self.reach else { return nil }
    let (start, last) = (value.lowerBound, value.upperBound - 1)
    // The operator that is applied last.
    let operators = code.topLevel(value).dropFirst()
    let sum = operators.last { code.isSign($0, "+") || code.isSign($0, "-") }
    if let index = sum ?? operators.last(where: { code.isSign($0, "*") || code.isSign($0, "/") }) {
      guard let left = number(start..<index), let right = number(index + 1..<value.upperBound) else { return nil }
      switch Unicode.Scalar(code.kind(index)) {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return left / right
      }
    }
    if code.isWord(last - 1, "as"), value.count > 2 { return number(start..<last - 1) }
    let open = code.isWord(start, among: ["CGFloat", "Double", "Float"]) ? start + 1 : start
    if code.isSign(open, "("), code.partner(open) == last { return number(open + 1..<last) }
    return code.number(value) ?? constant(value)
  }

  /// The constant that a path names: `size`, `Self.size`, `Sizes.title`.
  private mutating func constant(_ path: Range<Int>) -> Double? {
    guard code.lastWord(path) != nil, path.count != 2 else { return nil }
    let (start, name, known) = (
      path.lowerBound, path.upperBound - 1, declarations[code.hash(path.upperBound - 1)] ?? []
    )
    if known.count > Self.mostDeclarations { return nil }
    var near = known
    if path.count == 1 || path.count == 3 && (code.isWord(start, "Self") || code.isWord(start, "self")) {
      near = known.filter { $0.scope.contains(start) && (path.count == 1 || $0.type != 0) }
      let inner = near.map(\.scope.lowerBound).max()
      near.removeAll { $0.scope.lowerBound != inner }
    } else {
      near.removeAll { $0.type != code.hash(name - 2) }
    }
    return near.count == 1 ? near[0].value.flatMap { number($0) } : nil
  }
}
