/// The numbers of JSON5 that JSON does not have: `+1`, `.5`, `5.`, `0x1F`.
enum JSON5Number {
  /// Whether a number is also valid JSON.
  static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    let number = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    guard number.first?.isDigit == true, number.dropFirst().first.map({ $0 | 0x20 }) != UInt8(ascii: "x") else {
      return false
    }
    let point = number.firstIndex(of: UInt8(ascii: "."))
    return point.map { $0 + 1 < number.endIndex && number[$0 + 1].isDigit } ?? true
  }
}

/// The escapes of JSON5 strings that JSON does not have.
enum JSON5Escape {
  /// Decodes the bytes between the quotes of a string that the reader has accepted. An escaped line ending is removed.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    Escapes.decode(bytes) { letter, rest, text in text += escaped(letter, &rest) }
  }

  private static func escaped(_ letter: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "u"): return Array(String(Escapes.scalar(&rest)).utf8)
    case UInt8(ascii: "x"):
      let unit = (rest.popFirst()?.hexValue ?? 0) << 4 | (rest.popFirst()?.hexValue ?? 0)
      return Array(String(Unicode.Scalar(unit)).utf8)
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0]
    case .newline: return []
    case .return:
      if rest.first == .newline { rest.removeFirst() }
      return []
    case 0xE2 where rest.starts(with: [0x80, 0xA8]) || rest.starts(with: [0x80, 0xA9]):
      rest.removeFirst(2)
      return []
    default: return [JSONEscape.simple(letter) ?? letter]
    }
  }
}
