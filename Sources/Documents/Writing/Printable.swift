extension Unicode.Scalar {
  /// Whether the scalar shows as what it is. Controls move a terminal's cursor, separators end a line where an editor shows
  /// none, and format characters reorder or hide what stands beside them; only the joiner of emoji is let through.
  ///
  /// Written out, not asked of the Unicode tables: these differ from system to system, and outputs must not.
  package var isPrintable: Bool {
    switch value {
    case 0x200D: true
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E: false
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
