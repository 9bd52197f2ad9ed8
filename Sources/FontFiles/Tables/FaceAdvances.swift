/// How far the glyphs of characters move the pen: the tables `cmap` and `hmtx`, without kerning. Of a variable font, this
/// is its default instance.
package struct FaceAdvances: Sendable {
  private let characters: CharacterMap
  private let metrics: ArraySlice<UInt8>
  /// How many glyphs have an advance of their own; those after them have the last one.
  private let count: Int
  private let unitsPerEm: Double

  /// Nil if a table is missing or malformed.
  init?(_ tables: FontTables) {
    guard let characters = CharacterMap(tables[.cmap]), let count = tables[.hhea].uint16(at: 34), count > 0,
      let units = tables[.head].uint16(at: 18), units > 0, tables[.hmtx].count >= 4 * count
    else { return nil }
    (self.characters, metrics, self.count, unitsPerEm) = (characters, tables[.hmtx], count, Double(units))
  }

  /// The advance of a character as a multiple of the point size; nil if the face lacks it.
  package func advance(of character: Unicode.Scalar) -> Double? {
    guard let glyph = characters.glyph(of: character) else { return nil }
    return metrics.uint16(at: 4 * min(glyph, count - 1)).map { Double($0) / unitsPerEm }
  }
}

extension FontTag {
  static let hmtx = FontTag("hmtx")
}
