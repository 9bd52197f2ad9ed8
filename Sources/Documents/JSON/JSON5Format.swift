extension DocumentFormat {
  /// JSON5, version 1.0.0.
  package static let json5 = DocumentFormat(
    name: "JSON5", kindOfJSON: .lenient,
    read: JSONReader.json5,
    string: { JSON5Escape.decode($0.bytes) },
    number: { JSON5Number.value(of: $0.bytes) },
    boolean: DocumentFormat.json.boolean,
    decimal: { JSON5Number.isJSON($0.bytes) ? String(decoding: $0.bytes, as: UTF8.self) : nil })
}

/// The numbers of JSON5 that JSON does not have: `+1`, `.5`, `5.`, `0x1F`.
enum JSON5Number {
  /// The value of a number that the reader has accepted: the decimal point gets a digit on each side.
  static func value(of bytes: ArraySlice<UInt8>) -> Double? {
    var text: [UInt8] = []
    for (index, byte) in zip(bytes.indices, bytes) {
      guard byte == point else {
        text.append(byte)
        continue
      }
      if text.last?.isDigit != true { text.append(zero) }
      text.append(byte)
      if index + 1 == bytes.endIndex || !bytes[index + 1].isDigit { text.append(zero) }
    }
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// Whether the number is also valid JSON.
  static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    let number = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    guard number.first?.isDigit == true, number.dropFirst().first.map({ $0 | 0x20 }) != UInt8(ascii: "x") else {
      return false
    }
    return number.firstIndex(of: point).map { $0 + 1 < number.endIndex && number[$0 + 1].isDigit } ?? true
  }

  private static let point = UInt8(ascii: ".")
  private static let zero = UInt8(ascii: "0")
}

/// The escapes of JSON5 strings that JSON does not have.
enum JSON5Escape {
  /// The character that a backslash and this letter encode; nil if the letter begins a longer escape or has no meaning.
  static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "'"): letter
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "0"): 0
    default: JSONEscape.simple(letter)
    }
  }

  /// Decodes the bytes between the quotes of a string that the reader has accepted. An escaped line ending is removed.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    JSONEscape.decode(bytes) { letter, rest, text in text += escaped(letter, &rest) }
  }

  private static func escaped(_ letter: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "u"): return Array(String(JSONEscape.scalar(&rest)).utf8)
    case UInt8(ascii: "x"):
      let unit = (rest.popFirst()?.hexValue ?? 0) << 4 | (rest.popFirst()?.hexValue ?? 0)
      return Array(String(Unicode.Scalar(unit)).utf8)
    case .newline: return []
    case .return:
      if rest.first == .newline { rest.removeFirst() }
      return []
    case 0xE2 where rest.starts(with: [0x80, 0xA8]) || rest.starts(with: [0x80, 0xA9]):
      rest.removeFirst(2)
      return []
    default: return [simple(letter) ?? letter]
    }
  }
}
