import Documents

/// Arithmetic with lengths and references to them, as in Tokens Studio: `({size.m} + 2px) * 1.25`.
enum Arithmetic {
  /// The longest text that is read, in bytes; real ones have about twenty.
  static let longest = 1_000

  /// The value of a text: a length alone, or several with `+`, `-`, `*`, `/`, brackets and functions.
  ///
  /// - Parameter reference: returns the length at a path between braces, without surrounding spaces.
  static func value(
    of text: String, reference: (String) -> TokenLength?
  ) throws(ArithmeticMistake) -> TokenLength {
    guard text.utf8.count <= longest else { throw .tooLong }
    var scanner = LengthScanner(DollarAlias.braced(text))
    var stack = ArithmeticStack()
    scanner.skipSpaces()
    while let byte = scanner.next {
      if byte == UInt8(ascii: "}") { throw .unbalanced }
      if stack.expectsValue {
        try readValue(byte, &scanner, &stack, reference)
      } else {
        try readOperator(byte, &scanner, &stack)
      }
      scanner.skipSpaces()
    }
    return try stack.result()
  }

  /// The paths between the braces of a text, in order, without surrounding spaces; empty if braces are not balanced.
  static func references(in text: String) -> [String] {
    let pieces = DollarAlias.braced(text).utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    let isClosed = { (piece: Substring.UTF8View) in piece.count { $0 == UInt8(ascii: "}") } == 1 }
    guard let before = pieces.first, !before.contains(UInt8(ascii: "}")), pieces.dropFirst().allSatisfy(isClosed)
    else { return [] }
    return pieces.dropFirst().map { Substring($0.prefix { $0 != UInt8(ascii: "}") }).trimmed }
  }

  private static func readValue(
    _ byte: UInt8, _ scanner: inout LengthScanner, _ stack: inout ArithmeticStack,
    _ reference: (String) -> TokenLength?
  ) throws(ArithmeticMistake) {
    switch byte {
    case UInt8(ascii: "("): stack.open()
    case UInt8(ascii: ")"): try stack.closeEmpty()
    case UInt8(ascii: "-"): stack.negate()
    case UInt8(ascii: "+"): break
    case UInt8(ascii: "{"): return try stack.push(referenced(&scanner, reference))
    case let byte where byte.isLetter:
      let start = scanner.offset
      try stack.open(function(&scanner), at: start)
    default: return try stack.push(length(&scanner))
    }
    scanner.skip()
  }

  private static func readOperator(
    _ byte: UInt8, _ scanner: inout LengthScanner, _ stack: inout ArithmeticStack
  ) throws(ArithmeticMistake) {
    if byte == UInt8(ascii: ")") {
      try stack.close()
    } else if byte == UInt8(ascii: ",") {
      try stack.separate()
    } else if let operation = ArithmeticOperator(rawValue: byte) {
      try stack.push(operation)
    } else {
      throw .notArithmetic
    }
    scanner.skip()
  }

  private static func length(_ scanner: inout LengthScanner) throws(ArithmeticMistake) -> TokenLength {
    guard let length = scanner.length() else { throw .notArithmetic }
    return length
  }

  /// The function named by a word before a bracket.
  private static func function(_ scanner: inout LengthScanner) throws(ArithmeticMistake) -> ArithmeticFunction {
    let start = scanner.offset
    let name = scanner.word()
    scanner.skipSpaces()
    guard scanner.next == UInt8(ascii: "(") else { throw .notArithmetic }
    guard let function = ArithmeticFunction(named: name) else { throw .unknownFunction(name, at: start) }
    return function
  }

  private static func referenced(
    _ scanner: inout LengthScanner, _ reference: (String) -> TokenLength?
  ) throws(ArithmeticMistake) -> TokenLength {
    scanner.skip()
    guard let text = scanner.text(upTo: UInt8(ascii: "}")), !text.utf8.contains(UInt8(ascii: "{")) else {
      throw .unbalanced
    }
    let path = text[...].trimmed
    guard let length = reference(path) else { throw .unresolved(path) }
    return length
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
