extension DocumentFormat {
  /// Apple's XML property list, version 1.0.
  package static let xmlPropertyList = DocumentFormat(
    name: "XML property list",
    read: XMLReader.read,
    recover: XMLRecovery.read,
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

  /// The value of digits. Swift's own initializer takes five times as long, for every integer of a file.
  private static func magnitude(_ digits: ArraySlice<UInt8>, radix: UInt64) throws(SyntaxMistake) -> UInt64 {
    if digits.isEmpty { throw XMLMistake.integer }
    var magnitude: UInt64 = 0
    var isTooLarge = false
    for digit in digits {
      guard let value = digit.hexValue.map(UInt64.init), value < radix else { throw XMLMistake.integer }
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carries) = product.addingReportingOverflow(value)
      isTooLarge = isTooLarge || overflows || carries
      magnitude = sum
    }
    if isTooLarge { throw XMLMistake.integerRange }
    return magnitude
  }
}
