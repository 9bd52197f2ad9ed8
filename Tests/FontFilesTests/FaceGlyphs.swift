import FontFiles

extension FontFace {
  /// The glyphs, as those of the first face of a file are read.
  var glyphs: FaceGlyphs {
    var budget = FontLimits.fileOperations
    return glyphs(within: &budget)
  }
}

extension FaceGlyphs {
  /// The extent of a glyph, as that of the first glyph of a file is measured.
  func extent(of character: Unicode.Scalar) -> ClosedRange<Int>? {
    var budget = FontLimits.fileOperations
    return extent(of: character, budget: &budget)
  }

  /// The outline and the width of a glyph, as those of the first glyph of a file are read.
  func drawing(of character: Unicode.Scalar) -> (path: GlyphPath, width: Int)? {
    var budget = FontLimits.fileOperations
    return drawing(of: character, budget: &budget)
  }
}
