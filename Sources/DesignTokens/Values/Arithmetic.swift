import Documents

/// Arithmetic with lengths and references to them, as in Tokens Studio: `({size.m} + 2px) * 1.25`.
struct Arithmetic {
  /// The longest text that is read, in bytes; real ones have about twenty.
  static let longest = 1_000

  private var scanner: LengthScanner
  private var values: [TokenLength] = []
  /// What waits for its operands. Nesting uses memory here, never the call stack.
  private var waiting: [Waiting] = []
  /// The points in a rem, if all lengths are computed in pixels, because some depend on the screen.
  private var remBase: Double?
  /// Whether a value is expected next, not an operator.
  private var expectsValue = true

  private enum Waiting {
    case bracket, negation
    /// An open bracket of a function: the index of its first argument, and the offset of its name in the text.
    case function(ArithmeticFunction, from: Int, at: Int)
    case operation(ArithmeticOperator)
  }

  /// The value of a text: a length alone, or several with `+`, `-`, `*`, `/`, `%`, `^`, brackets and functions.
  ///
  /// - Parameter reference: returns the length at a path between braces, without surrounding spaces.
  static func value(
    of text: String, remBase: Double = 16, reference: (String) -> TokenLength?
  ) throws(ArithmeticMistake) -> TokenLength {
    guard text.utf8.count <= longest else { throw .tooLong }
    var arithmetic = Arithmetic(scanner: LengthScanner(DollarAlias.braced(text)))
    if dependsOnScreen(text) { arithmetic.remBase = remBase }
    return try arithmetic.result(reference)
  }

  /// Whether a text is computed for the width of a screen: `clamp(1rem, 0.9rem + 1vw, 2rem)`.
  static func dependsOnScreen(_ text: String) -> Bool {
    if text.utf8.count > longest { return false }
    if text.contains("clamp(") { return true }
    // Digits and a unit: not a word, nor a part of one.
    let words = text.utf8.split { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: ".") }
    return words.contains { word in
      let unit = word.drop { !$0.isLetter }
      return unit.startIndex > word.startIndex
        && TokenLength.Unit(rawValue: String(decoding: unit, as: UTF8.self).lowercased())?.isOfScreen ?? false
    }
  }

  private mutating func result(_ reference: (String) -> TokenLength?) throws(ArithmeticMistake) -> TokenLength {
    scanner.skipSpaces()
    while let byte = scanner.next {
      if byte == UInt8(ascii: "}") { throw .unbalanced }
      if expectsValue { try readValue(byte, reference) } else { try readOperator(byte) }
      scanner.skipSpaces()
    }
    guard !expectsValue else { throw .notArithmetic }
    try reduce(downTo: 0)
    guard waiting.isEmpty, let value = values.last else { throw .unbalanced }
    return value
  }
}

// MARK: - Reading

extension Arithmetic {
  private mutating func readValue(
    _ byte: UInt8, _ reference: (String) -> TokenLength?
  ) throws(ArithmeticMistake) {
    switch byte {
    case UInt8(ascii: "("): waiting.append(.bracket)
    case UInt8(ascii: ")"):
      // All functions have arguments.
      guard case .function(let function, from: values.count, let start)? = waiting.last else { throw .notArithmetic }
      throw .argumentCount(function.rawValue, 0, at: start)
    case UInt8(ascii: "-"): waiting.append(.negation)
    case UInt8(ascii: "+"): break
    case UInt8(ascii: "{"):
      let length = try referenced(reference)
      return try push(scanner.withUnit(length))
    case let byte where byte.isLetter: waiting.append(try function())
    default:
      guard let length = scanner.length() else { throw .notArithmetic }
      return try push(length)
    }
    scanner.skip()
  }

  /// The function named by a word before a bracket.
  private mutating func function() throws(ArithmeticMistake) -> Waiting {
    let start = scanner.offset
    let name = scanner.name()
    scanner.skipSpaces()
    guard scanner.next == UInt8(ascii: "(") else { throw .notArithmetic }
    guard let function = ArithmeticFunction(rawValue: name) else { throw .unknownFunction(name, at: start) }
    return .function(function, from: values.count, at: start)
  }

  private mutating func referenced(
    _ reference: (String) -> TokenLength?
  ) throws(ArithmeticMistake) -> TokenLength {
    scanner.skip()
    guard let text = scanner.text(upTo: UInt8(ascii: "}")), !text.utf8.contains(UInt8(ascii: "{")) else {
      throw .unbalanced
    }
    let path = text[...].trimmed
    guard let length = reference(path) else { throw .unresolved(path) }
    return length
  }

  private mutating func readOperator(_ byte: UInt8) throws(ArithmeticMistake) {
    let operation = ArithmeticOperator(rawValue: byte)
    guard operation != nil || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",") else { throw .notArithmetic }
    // Operators on the left that bind at least as tightly are applied first.
    if operation != .power { try reduce(downTo: operation?.precedence ?? 0) }
    if let operation {
      waiting.append(.operation(operation))
      expectsValue = true
    } else if byte == UInt8(ascii: ")") {
      try close()
    } else {
      guard case .function? = waiting.last else { throw .notArithmetic }
      expectsValue = true
    }
    scanner.skip()
  }
}

// MARK: - Computing

extension Arithmetic {
  private mutating func push(_ value: TokenLength) throws(ArithmeticMistake) {
    guard value.value.isFinite else { throw .overflow }
    let isPixels = remBase != nil && (value.unit == .rem || value.unit.isOfScreen)
    let scale = value.unit == .rem ? remBase ?? 1 : TokenLength.pixelsOfWidth
    values.append(isPixels ? TokenLength(value: value.value * scale, unit: .px) : value)
    expectsValue = false
  }

  private mutating func close() throws(ArithmeticMistake) {
    guard let open = waiting.popLast() else { throw .unbalanced }
    guard case .function(let function, let first, let start) = open else { return }
    let arguments = Array(values[first...])
    values.removeSubrange(first...)
    try push(function.call(arguments, at: start))
  }

  /// Applies pending operators since the last open bracket that bind tightly enough. A sign binds tighter than all but
  /// powers, which wait for what is on their right.
  private mutating func reduce(downTo precedence: Int) throws(ArithmeticMistake) {
    while let next = waiting.last, let right = values.last {
      switch next {
      case .bracket, .function: return
      case .negation: values[values.count - 1] = TokenLength(value: -right.value, unit: right.unit)
      case .operation(let operation):
        guard operation.precedence >= precedence else { return }
        values.removeLast()
        values[values.count - 1] = try operation.applied(to: values[values.count - 1], right)
      }
      waiting.removeLast()
    }
  }
}

extension Substring {
  /// The text without surrounding spaces.
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
