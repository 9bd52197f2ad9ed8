import FontFiles

extension FontFace {
  /// The glyphs, as those of the first face of a file are read.
  var glyphs: FaceGlyphs {
    var budget = FontLimits.fileOperations
    return glyphs(within: &budget)
  }
}
