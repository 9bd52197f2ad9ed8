/// The texts of XML property lists: references, CDATA, and the forms of numbers, dates and data.
package enum XMLText {
  static let characterDataStart = "<![CDATA["
  static let characterDataEnd = "]]>"

  /// Decodes text that the reader has accepted.
  package static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "&"): text += reference(&rest)
      case UInt8(ascii: "<"): text += characterData(&rest)
      default: text.append(rest.removeFirst())
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func reference(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ";") }
    rest = rest[name.endIndex...].dropFirst()
    return character(named: name).map { Array(String($0).utf8) } ?? []
  }

  private static func characterData(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest = rest.dropFirst(characterDataStart.utf8.count)
    let start = rest
    while !rest.isEmpty, !rest.starts(with: characterDataEnd.utf8) { rest.removeFirst() }
    let data = start[..<rest.startIndex]
    rest = rest.dropFirst(characterDataEnd.utf8.count)
    return data
  }

  /// The character for the text between `&` and `;`: one of the five entities, or a character reference.
  static func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return character(numbered: name.dropFirst()) }
    return switch String(decoding: name, as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  private static func character(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let number = String(decoding: digits.dropFirst(isHexadecimal ? 1 : 0), as: UTF8.self)
    guard let value = UInt32(number, radix: isHexadecimal ? 16 : 10), value != 0 else { return nil }
    return Unicode.Scalar(value)
  }
}

// MARK: - Forms

extension XMLText {
  /// Throws if a text is not what its element says: a number, a date or data.
  static func check(_ bytes: ArraySlice<UInt8>, as kind: Node.Kind) throws(SyntaxMistake) {
    switch kind {
    case .integer: _ = try XMLInteger(bytes)
    case .real: if !isReal(bytes) { throw XMLMistake.real }
    case .date: if !isDate(bytes) { throw XMLMistake.date }
    default: if !isBase64(bytes) { throw XMLMistake.base64 }
    }
  }

  /// Whether this is a decimal as in C, infinity, or NaN.
  private static func isReal(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.isDecimal { return true }
    return switch String(decoding: bytes, as: UTF8.self).lowercased() {
    case "nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity": true
    default: false
    }
  }

  /// Whether this is `YYYY-MM-DDThh:mm:ssZ` with any number of digits for the year, as Foundation reads it. The
  /// calendar is not checked.
  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let year = unsigned.prefix(while: \.isDigit)
    let rest = unsigned[year.endIndex...]
    let form = "-00-00T00:00:00Z".utf8
    return !year.isEmpty && rest.count == form.count
      && zip(rest, form).allSatisfy { byte, sign in sign == UInt8(ascii: "0") ? byte.isDigit : byte == sign }
  }

  /// Whether this is Base64: groups of four, white space anywhere, up to two `=` at the end.
  private static func isBase64(_ bytes: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    var padding = 0
    for byte in bytes where !byte.isWhitespace {
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if padding == 0, byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/") {
        digits += 1
      } else {
        return false
      }
    }
    return padding <= 2 && (digits + padding).isMultiple(of: 4)
  }
}
