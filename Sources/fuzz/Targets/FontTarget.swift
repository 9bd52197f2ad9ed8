import TestSupport
import TypeRampKit

extension FuzzTarget {
  /// Font files: for all bytes, names can be shown, numbers are finite, and their count is bounded.
  static let fonts = FuzzTarget(
    name: "fonts",
    seeds: {
      [FontBuilder.whole.sfnt(), FontBuilder.whole.woff(), FontBuilder.collection([.whole, .whole])]
    },
    run: { bytes in
      guard let font = try? FontFile(bytes) else { return }
      try require(!font.faces.isEmpty, "a font without a face")
      for face in font.faces.prefix(100) { try check(face) }
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
}
