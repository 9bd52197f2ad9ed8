extension DocumentFormat {
  /// JSON, RFC 8259.
  package static let json = DocumentFormat(
    name: "JSON", kindOfJSON: .strict,
    read: JSONReader.strict,
    string: { JSONEscape.decode($0.bytes) },
    number: { Double(String(decoding: $0.bytes, as: UTF8.self)) },
    boolean: { $0.bytes.count == 4 },
    decimal: { String(decoding: $0.bytes, as: UTF8.self) })
}

/// The escapes of JSON strings.
enum JSONEscape {
  /// The character that a backslash and this letter encode; nil for an unknown letter.
  static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): .newline
    case UInt8(ascii: "r"): .return
    case UInt8(ascii: "t"): .tab
    default: nil
    }
  }

  /// Decodes the bytes between the quotes of a string that the reader has accepted.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    decode(bytes) { letter, rest, text in
      if let character = simple(letter) { text.append(character) } else { text += scalar(&rest).utf8 }
    }
  }

  /// Decodes such bytes with the escapes of a dialect.
  ///
  /// - Parameter append: appends what a backslash and the letter after it encode, and removes the rest of the escape.
  static func decode(
    _ bytes: ArraySlice<UInt8>, append: (UInt8, _ rest: inout ArraySlice<UInt8>, _ text: inout [UInt8]) -> Void
  ) -> String {
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        text.append(byte)
        continue
      }
      append(letter, &rest, &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The scalar after `\u`: four digits, or a surrogate pair with `\u` between its halves.
  static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = unit(&rest)
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    rest.removeFirst(2)
    let low = self.unit(&rest)
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    (0..<4).reduce(0) { unit, _ in unit << 4 | UInt16(rest.popFirst()?.hexValue ?? 0) }
  }
}
