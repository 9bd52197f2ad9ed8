import FontFiles
import Foundation
import TestSupport
import Testing

/// The characters and the extents of this system's fonts, as fontTools finds them.
@Suite(
  .enabled(
    if: FontTools.python != nil, "no fontTools: set TYPERAMP_PYTHON, or have a python3 with fonttools on the path")
)
struct GlyphJudgeTests {
  /// Latin with its extensions, Greek and Cyrillic, Vietnamese, Arabic, Devanagari and Thai.
  private static let ranges: [ClosedRange<Int>] = [
    0x20...0x24F, 0x370...0x4FF, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1EA0...0x1EF9,
  ]

  /// Some of each folder; all of them if slow tests run.
  private static let fonts =
    SlowTests.areEnabled ? FontTools.allInstalledFonts : SlowTests.some(FontTools.installedFonts, of: 2)

  @Test(.enabled(if: FontTools.installedFonts.count >= 15, "fewer than 15 fonts: see docs/dev/formats.md"))
  func glyphsAreMeasuredAsByFontTools() throws {
    let judged = try Self.judged()
    #expect(judged.count == Self.fonts.count)
    for (path, faces) in judged {
      let file = try FontFile([UInt8](Data(contentsOf: URL(filePath: path))))
      #expect(file.faces.count == faces.count, "\(path)")
      for (face, judged) in zip(file.faces, faces) { #expect(Self.extents(face.glyphs) == judged, "\(path)") }
    }
  }

  private static func judged() throws -> [String: [[[Int]]]] {
    let arguments = ranges.flatMap { ["\($0.lowerBound)", "\($0.upperBound)"] }
    let judgment = try Python.complaints(
      of: FontTools.python, FontTools.glyphJudge, about: fonts.joined(separator: "\n"), arguments: arguments)
    return try JSONDecoder().decode([String: [[[Int]]]].self, from: Data(judgment.utf8))
  }

  /// Each character that the face has, with its extent.
  private static func extents(_ glyphs: FaceGlyphs) -> [[Int]] {
    ranges.joined().compactMap { value in
      guard let character = Unicode.Scalar(UInt32(value)), glyphs.has(character) else { return nil }
      return [value] + (glyphs.extent(of: character).map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
  }
}
