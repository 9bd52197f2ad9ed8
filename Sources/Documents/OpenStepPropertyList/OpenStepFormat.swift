extension DocumentFormat {
  /// OpenStep property lists, which Apple calls old-style, and strings files.
  package static let openStepPropertyList = DocumentFormat(
    name: "OpenStep property list",
    stringsStandForScalars: true,
    read: OpenStepReader.read,
    recover: { text, nodes in BracketRecovery.read(text, isOpenStep: true, &nodes) },
    string: { OpenStepText.decode($0.bytes) },
    number: { OpenStepText.number($0.bytes) },
    boolean: { OpenStepText.boolean($0.bytes) })
}

/// The texts of OpenStep property lists: escapes, and the words that are read as numbers and booleans.
enum OpenStepText {
  /// Decodes the bytes between the quotes of a string that the reader has accepted.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    Escapes.decode(bytes) { letter, rest, text in text += escaped(letter, &rest) }
  }

  /// The bytes of a backslash and this letter. Before any other letter the backslash is dropped.
  private static func escaped(_ letter: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "a"): [0x07]
    case UInt8(ascii: "v"): [0x0B]
    case UInt8(ascii: "U"): Array(String(Escapes.scalar(&rest)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): Array(String(octal(letter, &rest)).utf8)
    default: [Escapes.control(letter) ?? letter]
    }
  }

  /// Reads up to three octal digits, cut to a byte: a character of the NextStep encoding.
  private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let more = rest.prefix(2).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7") }
    rest = rest[more.endIndex...]
    return NextStepEncoding.character(more.reduce(first & 7) { $0 << 3 | $1 & 7 })
  }
}

// MARK: - Scalars

extension OpenStepText {
  /// The finite number that a string is read as, if any.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.isDecimal, let number = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
    return number.isFinite ? number : nil
  }

  /// The boolean that a string is read as, if any.
  static func boolean(_ bytes: ArraySlice<UInt8>) -> Bool? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }
}
