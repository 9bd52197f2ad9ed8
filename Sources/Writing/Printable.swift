extension Unicode.Scalar {
  /// Whether the scalar is visible as itself. Control characters move a terminal's cursor, separators end a line where
  /// an editor does not, format characters reorder or hide their neighbours, and others are invisible. Exceptions are
  /// needed for emoji: the joiner and the two variation selectors.
  ///
  /// The list is explicit, because Unicode tables differ between systems, and outputs must not.
  package var isPrintable: Bool {
    switch value {
    case 0x200D, 0xFE0E, 0xFE0F: true
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C: false
    case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFFA0, 0xFE00...0xFE0F: false
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
    case 0xFEFF, 0xFFF0...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: false
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

extension String {
  /// The text with every scalar that is not printable written as `\u{…}`.
  package var printable: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}
