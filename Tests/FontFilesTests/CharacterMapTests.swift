import TestSupport
import Testing

@testable import FontFiles

/// The glyphs of characters in both formats of Unicode.
@Suite struct CharacterMaps {
  /// A map with one subtable for Windows.
  private static func cmap(_ subtable: [UInt8], encoding: Int = 1) -> CharacterMap? {
    CharacterMap((be16(0) + be16(1) + be16(3) + be16(encoding) + be32(12) + subtable)[...])
  }

  /// Groups: a first and a last character, and the first one's glyph.
  private static func groups(_ groups: [(Int, Int, Int)]) -> [UInt8] {
    be16(12) + be16(0) + be32(16 + 12 * groups.count) + be32(0) + be32(groups.count)
      + groups.flatMap { be32($0.0) + be32($0.1) + be32($0.2) }
  }

  /// Segments: a first and a last character, what to add, and the glyphs that are listed instead.
  private static func segments(_ segments: [(first: Int, last: Int, delta: Int, list: [Int])]) -> [UInt8] {
    let count = segments.count
    var lists: [Int] = []
    let offsets = segments.enumerated().map { index, segment -> Int in
      if segment.list.isEmpty { return 0 }
      defer { lists += segment.list }
      return 2 * (count - index + lists.count)
    }
    let arrays = segments.map(\.last) + [0] + segments.map(\.first) + segments.map(\.delta) + offsets + lists
    return [4, 16 + 2 * arrays.count, 0, 2 * count, 0, 0, 0].flatMap(be16) + arrays.flatMap(be16)
  }

  private static let letters: [(first: Int, last: Int, delta: Int, list: [Int])] = [
    (0x41, 0x5A, -0x40, []), (0x61, 0x63, 0, [30, 0, 32]), (0x64, 0x7A, 0, Array(40..<63)), (0xFFFF, 0xFFFF, 1, []),
  ]

  private static let glyphs: [(Unicode.Scalar, Int?)] = [
    ("A", 1), ("Z", 26), ("a", 30), ("b", nil), ("c", 32), ("d", 40), ("z", 62), ("@", nil), ("{", nil),
    ("\u{E9}", nil),
  ]

  @Test(arguments: glyphs)
  func segmentsHaveGlyphs(_ character: Unicode.Scalar, _ glyph: Int?) throws {
    let map = try #require(Self.cmap(Self.segments(Self.letters)))
    #expect(map.glyph(of: character) == glyph)
  }

  private static let groupedGlyphs: [(Unicode.Scalar, Int?)] = [
    ("A", 5), ("B", 6), ("C", nil), ("a", 9), ("\u{1F600}", 90), ("\u{1F601}", nil),
  ]

  @Test(arguments: groupedGlyphs)
  func groupsHaveGlyphs(_ character: Unicode.Scalar, _ glyph: Int?) throws {
    let table = Self.groups([(0x41, 0x42, 5), (0x61, 0x7A, 9), (0x1F600, 0x1F600, 90)])
    let map = try #require(Self.cmap(table, encoding: 10))
    #expect(map.glyph(of: character) == glyph)
  }

  @Test func otherMapsAreNotRead() {
    #expect(Self.cmap(Self.groups([]), encoding: 0) == nil)
    #expect(Self.cmap(be16(6) + be16(0)) == nil)
    #expect(CharacterMap([]) == nil)
  }

  /// Each prefix of a table, and each with a byte changed, has some answer.
  @Test func malformedMapsAreSafe() {
    for table in [Self.segments(Self.letters), Self.groups([(0x41, 0x42, 5), (0x61, 0x7A, 9)])] {
      for index in table.indices {
        var changed = table
        changed[index] ^= 0xFF
        for bytes in [Array(table[..<index]), changed] {
          for character in "AazZ~".unicodeScalars { _ = Self.cmap(bytes)?.glyph(of: character) }
        }
      }
    }
  }

  @Test func capitalsThatServeAsSmallLettersAreFound() throws {
    let both: [(first: Int, last: Int, delta: Int, list: [Int])] = [
      (0x41, 0x5A, 0, []), (0x61, 0x7A, -0x20, []), (0xFFFF, 0xFFFF, 1, []),
    ]
    for (letters, isLacking) in [(Self.letters, false), (both, true), ([both[0], both[2]], true)] {
      let table = be16(0) + be16(1) + be16(3) + be16(1) + be32(12) + Self.segments(letters)
      let names = nameTable([.windows(1, "A"), .windows(6, "A")])
      let file = try FontFile(FontBuilder([("cmap", table), ("name", names)]).sfnt())
      #expect(file.faces[0].lacksSmallLetters == isLacking)
    }
  }
}
