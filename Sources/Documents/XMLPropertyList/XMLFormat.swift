extension DocumentFormat {
  /// Apple's XML property list, version 1.0.
  package static let xmlPropertyList = DocumentFormat(
    name: "XML property list",
    read: XMLReader.read,
    string: { XMLText.decode($0.bytes) },
    number: { number($0) },
    boolean: { $0.bytes.dropFirst().first == UInt8(ascii: "t") },
    decimal: { $0.kind == .integer ? (try? XMLInteger($0.bytes))?.longDigits : nil })

  private static func number(_ node: Node) -> Double? {
    node.kind == .integer ? (try? XMLInteger(node.bytes))?.value : Double(String(decoding: node.bytes, as: UTF8.self))
  }
}

/// The text of an `<integer>`: white space, a sign, white space, and decimal or hexadecimal digits.
struct XMLInteger {
  let value: Double
  /// All decimal digits, if a `Double` cannot hold them.
  let longDigits: String?

  /// Reads an integer in the range of property lists: from the least `Int64` to the greatest `UInt64`.
  init(_ bytes: ArraySlice<UInt8>) throws(SyntaxMistake) {
    var rest = bytes
    let sign = rest.first
    let isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    let isHexadecimal = rest.first == UInt8(ascii: "0") && rest.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let magnitude = try Self.magnitude(rest.dropFirst(isHexadecimal ? 2 : 0), radix: isHexadecimal ? 16 : 10)
    if isNegative, magnitude > UInt64(Int64.max) + 1 { throw XMLMistake.integerRange }
    value = isNegative ? -Double(magnitude) : Double(magnitude)
    longDigits = magnitude > 1 << 53 ? (isNegative ? "-" : "") + String(magnitude) : nil
  }

  private static func magnitude(_ digits: ArraySlice<UInt8>, radix: Int) throws(SyntaxMistake) -> UInt64 {
    let areDigits = digits.allSatisfy { digit in digit.hexValue.map { $0 < radix } ?? false }
    if digits.isEmpty || !areDigits { throw XMLMistake.integer }
    // Only a number that is too large is nil.
    guard let magnitude = UInt64(String(decoding: digits, as: UTF8.self), radix: radix) else {
      throw XMLMistake.integerRange
    }
    return magnitude
  }

  /// What is wrong with a text that is to be an integer.
  static func mistake(in bytes: ArraySlice<UInt8>) -> SyntaxMistake? {
    do {
      _ = try XMLInteger(bytes)
      return nil
    } catch {
      return error
    }
  }
}
