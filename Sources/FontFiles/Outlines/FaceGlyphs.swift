/// The glyphs of a face: which characters it has, their widths and their outlines.
package struct FaceGlyphs: Sendable {
  private let characters: CharacterMap?
  private let outlines: (any Outlines)?
  private let widths: GlyphWidths

  init(_ tables: FontTables, budget: inout Int) {
    widths = GlyphWidths(tables)
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

  /// The outline of a character's glyph, empty for a space, and its width, in font units. Nil without a glyph, and for
  /// a malformed one. Those of a variable font are of its default instance.
  ///
  /// - Parameter budget: the points, numbers and operators that may be read, less those of this glyph.
  package func drawing(of character: Unicode.Scalar, budget: inout Int) -> (path: GlyphPath, width: Int)? {
    // A glyph may be made of others, many times over.
    var own = min(budget, FontLimits.operations) - 1
    defer { budget -= min(budget, FontLimits.operations) - own }
    guard own >= 0, let outlines, let glyph = characters?.glyph(of: character),
      let path = outlines.path(ofGlyph: glyph, budget: &own),
      let width = widths.width(ofGlyph: glyph)
    else { return nil }
    return (path, width)
  }
}

/// The outlines of a font's glyphs, in one format.
protocol Outlines: Sendable {
  /// The lowest and the highest point of a glyph; nil if it has no outline, or a malformed one.
  func extent(ofGlyph glyph: Int, budget: inout Int) -> ClosedRange<Int>?

  /// The contours of a glyph; empty if it has no outline, nil if it is malformed.
  func path(ofGlyph glyph: Int, budget: inout Int) -> GlyphPath?
}
