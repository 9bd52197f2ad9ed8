/// The glyphs of a face: which characters it has, and how far they reach above and below the baseline.
package struct FaceGlyphs: Sendable {
  private let characters: CharacterMap?
  private let outlines: (any Outlines)?

  init(_ tables: FontTables, budget: inout Int) {
    characters = CharacterMap(tables[.cmap])
    outlines = TrueTypeOutlines(tables) ?? CFFOutlines(tables, budget: &budget)
  }

  /// Whether the outlines can be measured: a font with TrueType or CFF outlines.
  package var areMeasurable: Bool { outlines != nil }

  /// Whether the font has a readable map of characters.
  package var hasCharacters: Bool { characters != nil }

  /// Whether the font has a glyph for a character.
  package func has(_ character: Unicode.Scalar) -> Bool {
    characters?.glyph(of: character) != nil
  }

  /// The lowest and the highest point of a character's glyph, in font units above the baseline. Nil without a glyph,
  /// for a glyph without an outline, and for a malformed one.
  ///
  /// - Parameter budget: the numbers and operators that may be run, less those of this glyph.
  package func extent(of character: Unicode.Scalar, budget: inout Int) -> ClosedRange<Int>? {
    budget -= 1
    guard budget >= 0, let outlines, let glyph = characters?.glyph(of: character) else { return nil }
    return outlines.extent(ofGlyph: glyph, budget: &budget)
  }
}

/// The outlines of a font's glyphs, in one format.
protocol Outlines: Sendable {
  /// The lowest and the highest point of a glyph; nil if it has no outline, or a malformed one.
  func extent(ofGlyph glyph: Int, budget: inout Int) -> ClosedRange<Int>?
}
