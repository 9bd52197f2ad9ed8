/// How far the glyphs of characters move the pen, without kerning. For a variable font, those of its default instance.
package struct FaceAdvances: Sendable {
  private let characters: CharacterMap
  private let widths: GlyphWidths
  private let unitsPerEm: Double

  /// Nil if a table is missing or malformed.
  init?(_ tables: FontTables) {
    guard let characters = CharacterMap(tables[.cmap]), let units = tables[.head].uint16(at: 18), units > 0 else {
      return nil
    }
    (self.characters, widths, unitsPerEm) = (characters, GlyphWidths(tables), Double(units))
    if !widths.isWhole { return nil }
  }

  /// The advance of a character as a multiple of the point size; nil if the face lacks it.
  package func advance(of character: Unicode.Scalar) -> Double? {
    characters.glyph(of: character).flatMap(widths.width).map { Double($0) / unitsPerEm }
  }
}
