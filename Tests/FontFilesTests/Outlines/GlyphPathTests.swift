import FontFiles
import TestSupport
import Testing

/// The outlines of glyphs as paths.
@Suite struct GlyphPathTests {
  private static func drawing(_ font: FontBuilder, _ character: Unicode.Scalar) throws -> (path: GlyphPath, width: Int)?
  {
    try FontFile(font.sfnt()).faces[0].glyphs.drawing(of: character)
  }

  private static let triangle: [GlyphPath.Segment] = [
    .move([0, 0]), .quadratic([100, 0], [0, 200]), .line([0, 0]),
  ]

  private static let moved: [GlyphPath.Segment] = [
    .move([10, -10]), .quadratic([110, -10], [10, 190]), .line([10, -10]),
  ]

  private static let turned: [GlyphPath.Segment] = [
    .move([300, -20]), .quadratic([300, 30], [200, -20]), .line([300, -20]),
  ]

  @Test(
    arguments: [("A", triangle, 600), ("B", moved + turned, 600), ("C", [], 600)]
      as [(Unicode.Scalar, [GlyphPath.Segment], Int)])
  func trueTypeGlyphsAreDrawn(_ character: Unicode.Scalar, _ segments: [GlyphPath.Segment], _ width: Int) throws {
    let drawing = try #require(try Self.drawing(.everyDrawnGlyph, character))
    #expect(drawing.path.segments == segments)
    #expect(drawing.width == width)
  }

  /// A glyph that is made of itself ends, and so does one of many glyphs that are made of many.
  @Test func glyphsOfThemselvesEnd() throws {
    let header = be16(-1) + [0, 0, 100, 200].flatMap(be16)
    let more = be16(0x20 | 2)
    let last = be16(2)
    let itself = header + more + be16(1) + [0, 0] + last + be16(1) + [0, 0]
    var font = FontBuilder.everyDrawnGlyph
    font.tables[1].bytes = itself
    font.tables[3].bytes = [0, 0, itself.count].flatMap(be32)
    #expect(try Self.drawing(font, "A") == nil)
  }

  /// A glyph of 250 glyphs of 250 glyphs of triangles is small in the file, and large in a picture.
  @Test func aGlyphOfTooManyGlyphsIsNotDrawn() throws {
    var font = FontBuilder.everyDrawnGlyph
    let triangle = Array(font.tables[1].bytes.prefix(25))
    func glyph(of part: Int, _ count: Int) -> [UInt8] {
      let parts = (1...count).flatMap { index -> [UInt8] in be16(index < count ? 0x20 | 2 : 2) + be16(part) + [0, 0] }
      return [-1, 0, 0, 100, 200].flatMap(be16) + parts
    }
    for (count, isDrawn) in [(20, true), (250, false)] {
      let glyphs = [glyph(of: 2, count), glyph(of: 3, count), triangle]
      font = .trueType(glyphs)
      font.tables += FontBuilder.everyDrawnGlyph.tables.filter { ["hhea", "hmtx"].contains($0.tag) }
      #expect(try (Self.drawing(font, "A") != nil) == isDrawn)
    }
  }

  @Test(arguments: ["hhea", "hmtx", "loca"]) func aFontWithoutWidthsOrOutlinesIsNotDrawn(_ table: String) throws {
    var font = FontBuilder.everyDrawnGlyph
    font.tables.removeAll { $0.tag == table }
    #expect(try Self.drawing(font, "A") == nil)
  }

  @Test func postScriptGlyphsAreDrawn() throws {
    var font = FontBuilder.cff(CFFBuilder(["100 10 20 rmoveto 30 40 rlineto 1 2 3 4 5 6 rrcurveto 7 hlineto endchar"]))
    font.tables += [("hhea", [UInt8](repeating: 0, count: 34) + be16(1)), ("hmtx", be16(500) + be16(0))]
    let drawing = try #require(try Self.drawing(font, "A"))
    #expect(
      drawing.path.segments == [
        .move([10, 20]), .line([40, 60]), .cubic([41, 62], [44, 66], [49, 72]), .line([56, 72]),
      ])
    #expect(drawing.width == 500)
  }
}
