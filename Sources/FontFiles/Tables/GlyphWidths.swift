/// The table `hmtx`: the width of each glyph, and how far its outline begins to the right of its origin, in font units.
struct GlyphWidths {
  private let hmtx: ArraySlice<UInt8>
  /// How many glyphs have a width of their own; the others have that of the last one.
  private let count: Int

  init(_ tables: FontTables) {
    (hmtx, count) = (tables[.hmtx], tables[.hhea].uint16(at: 34) ?? 0)
  }

  /// Whether the table has all widths.
  var isWhole: Bool { count > 0 && hmtx.count >= 4 * count }

  func width(ofGlyph glyph: Int) -> Int? { hmtx.uint16(at: 4 * min(glyph, count - 1)) }

  func bearing(ofGlyph glyph: Int) -> Int? {
    hmtx.int16(at: glyph < count ? 4 * glyph + 2 : 4 * count + 2 * (glyph - count))
  }
}
