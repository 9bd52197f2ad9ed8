import TestSupport

/// The encodings of a text in a file.
enum TextForm: CaseIterable {
  case utf8, markedUTF8, utf16Little, utf16Big, unmarkedUTF16Little, unmarkedUTF16Big, utf32Little, utf32Big

  /// Mostly UTF-8, as for real files.
  static func random(_ random: inout SeededGenerator) -> TextForm { random.chance(80) ? .utf8 : random.pick(allCases) }

  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .markedUTF8: [0xEF, 0xBB, 0xBF] + text.utf8
    case .utf16Little: Fixture.utf16(text, isLittleEndian: true)
    case .utf16Big: Fixture.utf16(text, isLittleEndian: false)
    case .unmarkedUTF16Little: Array(Fixture.utf16(text, isLittleEndian: true).dropFirst(2))
    case .unmarkedUTF16Big: Array(Fixture.utf16(text, isLittleEndian: false).dropFirst(2))
    case .utf32Little: Fixture.utf32(text, isLittleEndian: true)
    case .utf32Big: Fixture.utf32(text, isLittleEndian: false)
    }
  }
}
