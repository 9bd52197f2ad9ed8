import TestSupport
import TypeRampKit

extension FuzzTarget {
  /// Font files: for all bytes, names can be shown, numbers are finite, their count is bounded, and glyphs
  /// are measured.
  static let fonts = FuzzTarget(
    name: "fonts",
    seeds: {
      [FontBuilder.collection([.whole, .whole])]
        + [FontBuilder.whole, .everyTrueTypeGlyph, .everyDrawnGlyph, .everyCFFGlyph, .everyCFFPart].map {
          $0.sfnt()
        }
    },
    run: { bytes in
      guard let font = try? FontFile(bytes) else { return }
      try require(!font.faces.isEmpty, "a font without a face")
      for face in font.faces.prefix(100) { try check(face) }
      // Each may take long: a glyph can run tens of thousands of operators.
      var budget = FontLimits.fileOperations
      for face in font.faces.prefix(4) { try measure(face.glyphs(within: &budget)) }
      var catalog = FontCatalog()
      catalog.add(font, at: "Fonts/Some.ttf")
    })

  private static func check(_ face: FontFace) throws {
    try require(face.instances.count <= 4096, "a face with more instances than are read")
    try require(face.weightClass.map { 1...1000 ~= $0 } ?? true, "a weight out of range")
    try require(
      face.metrics.map { $0.lineHeight(pointSize: 17).isFinite } ?? true, "a line height that is no number")
    _ = face.allPostScriptNames
  }

  private static func measure(_ glyphs: FaceGlyphs) throws {
    for character in "ABCx\u{1EA8}\u{1F600}".unicodeScalars {
      var budget = FontLimits.fileOperations
      if let width = glyphs.drawing(of: character, budget: &budget)?.width {
        try require(0...0xFFFF ~= width, "a width out of range")
      }
      guard let extent = glyphs.extent(of: character, budget: &budget) else { continue }
      try require(glyphs.areMeasurable && glyphs.has(character), "a glyph that was measured without an outline")
      try require(
        extent.lowerBound >= -32768 && extent.upperBound <= 32767, "a glyph that reaches farther than fonts can")
    }
  }
}
