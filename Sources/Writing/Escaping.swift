extension UTF8Text {
  /// Appends a text in which some ASCII characters are written as they are, and all other characters, and the `#` of
  /// commands in logs, by `escape`.
  package mutating func append(
    _ text: Substring, plain: ASCIISet, _ escape: (Unicode.Scalar, inout UTF8Text) -> Void
  ) {
    var bytes = text
    // The bytes are only read, within the call.
    bytes.withUTF8 { utf8 in
      var start = 0
      while start < utf8.count {
        var end = start
        while end < utf8.count, plain.contains(unsafe utf8[end]) { end += 1 }
        unsafe append(UnsafeBufferPointer(rebasing: utf8[start..<end]))
        if end == utf8.count { return }
        let scalar = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: end)]
        // The bytes are only read, within the call.
        if scalar == "#", plain.hasNumberSign, unsafe !LogCommand.hasMark(at: end, in: utf8) {
          append(byte: UInt8(ascii: "#"))
        } else {
          escape(scalar, &self)
        }
        start = end + scalar.utf8.count
      }
    }
  }

  /// Appends a text between double quotes, with the escapes that JSON and Swift share.
  ///
  /// - Parameter escape: writes a character that is not printable, in the form of the language.
  package mutating func append(quoted text: String, _ escape: (Unicode.Scalar, inout UTF8Text) -> Void) {
    append(byte: UInt8(ascii: "\""))
    append(text[...], plain: .plainBetweenQuotes) { scalar, text in
      switch scalar {
      case "\"": text.append("\\\"")
      case "\\": text.append("\\\\")
      case "\n": text.append("\\n")
      case "\r": text.append("\\r")
      case "\t": text.append("\\t")
      case _ where scalar.isPrintable && scalar != "#": text.append(scalar: scalar)
      default: escape(scalar, &text)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends a scalar as `\u{…}`.
  package mutating func append(codePoint scalar: Unicode.Scalar) {
    append("\\u{")
    append(hexadecimal: Int(scalar.value), isUppercase: true)
    append(byte: UInt8(ascii: "}"))
  }
}

/// A set of ASCII characters.
package struct ASCIISet: Sendable {
  /// Whether a byte is always written as it is, for each of the 256; `#` is not.
  private let members: [Bool]
  /// Whether `#` is written as it is outside of commands.
  fileprivate let hasNumberSign: Bool

  /// - Parameter contains: is called for U+0000 to U+007F.
  package init(_ contains: (Unicode.Scalar) -> Bool) {
    members = (0...0xFF as ClosedRange<UInt8>).map { $0 < 0x80 && $0 != 0x23 && contains(Unicode.Scalar($0)) }
    hasNumberSign = contains("#")
  }

  fileprivate func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }

  static let ascii = ASCIISet { _ in true }
  package static let printable = ASCIISet(\.isPrintable)
  fileprivate static let plainBetweenQuotes = ASCIISet { $0.isPrintable && $0 != "\"" && $0 != "\\" }
}

extension Unicode.Scalar {
  /// Whether the scalar is a `Char` of XML 1.0.
  package var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The scalar as an XML character reference.
  fileprivate var xmlReference: String { "&#x\(String(value, radix: 16, uppercase: true));" }
}

extension String {
  /// The text as XML 1.0 writes it. Characters that XML forbids are left out. Characters that are not printable, and
  /// commands in logs, become character references.
  ///
  /// - Parameters:
  ///   - plain: the ASCII characters that need no escape.
  ///   - isKept: whether a character is written as it is, although it is not printable.
  package func escapedForXML(
    plain: ASCIISet, unless isKept: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = UTF8Text()
    result.append(self[...], plain: plain) { scalar, result in
      switch scalar {
      case "&": result.append("&amp;")
      case "<": result.append("&lt;")
      case ">": result.append("&gt;")
      case "\"": result.append("&quot;")
      case _ where scalar.isPrintable && scalar != "#" || isKept(scalar): result.append(scalar: scalar)
      case _ where scalar.isXMLCharacter: result.append(contentsOf: scalar.xmlReference)
      default: break
      }
    }
    return String(result)
  }
}
