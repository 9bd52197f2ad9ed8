import FontFiles
import TestSupport
import Testing

@Suite struct TrueTypeOutlinesTests {
  /// A letter, one made of others, an empty one, and one without contours.
  private static let glyphs = [
    trueTypeGlyph(-210, 730), trueTypeGlyph(-5, 1020, contours: -1), [], trueTypeGlyph(0, 0, contours: 0),
  ]

  private static let extents: [(Unicode.Scalar, ClosedRange<Int>?)] = [
    ("A", -210...730), ("B", -5...1020), ("C", nil), ("D", nil), ("E", nil),
  ]

  @Test(arguments: extents, [false, true])
  func theBoxIsInTheHeader(_ expected: (character: Unicode.Scalar, extent: ClosedRange<Int>?), _ isLong: Bool) throws {
    let glyphs = try FontFile(FontBuilder.trueType(Self.glyphs, isLong: isLong).sfnt()).faces[0].glyphs
    #expect(glyphs.areMeasurable)
    #expect(glyphs.has(expected.character) == (expected.character != "E"))
    #expect(glyphs.extent(of: expected.character) == expected.extent)
  }

  /// A box that is upside down, a header that is cut off, and offsets that decrease or end too early.
  @Test func malformedGlyphs() throws {
    var fonts = [[trueTypeGlyph(1, 0)], [Array(trueTypeGlyph(0, 1).prefix(9))]].map { FontBuilder.trueType($0) }
    for loca in [be32(0) + be32(12) + be32(0), be32(0) + be32(12), be32(0) + be32(12) + be32(999)] {
      fonts.append(.trueType([trueTypeGlyph(0, 1)]))
      fonts[fonts.count - 1].tables[3].bytes = loca
    }
    for font in fonts {
      let glyphs = try FontFile(font.sfnt()).faces[0].glyphs
      #expect(glyphs.areMeasurable && glyphs.has("A") && glyphs.extent(of: "A") == nil)
    }
  }

  /// A font without outlines that are read, and one that does not say how to read its offsets.
  @Test(arguments: ["glyf", "loca", "head"])
  func fontsWithoutOutlines(_ missing: String) throws {
    var font = FontBuilder.trueType(Self.glyphs)
    font.tables.removeAll { $0.tag == missing }
    let glyphs = try FontFile(font.sfnt()).faces[0].glyphs
    #expect(!glyphs.areMeasurable && glyphs.has("A") && glyphs.extent(of: "A") == nil)
  }
}
