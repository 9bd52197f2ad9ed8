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

  /// The outlines and widths of letters.
  @Test(.enabled(if: FontTools.installedFonts.count >= 15, "fewer than 15 fonts: see docs/dev/formats.md"))
  func glyphsAreDrawnAsByFontTools() throws {
    let characters = "AgQ&@%éßÄžŁпцδ".unicodeScalars
    var lines: [String] = []
    for path in Self.fonts {
      let file = try FontFile([UInt8](Data(contentsOf: URL(filePath: path))))
      for (index, face) in file.faces.enumerated() {
        let glyphs = face.glyphs
        for character in characters where glyphs.areMeasurable {
          guard let drawing = glyphs.drawing(of: character) else { continue }
          lines.append("\(path)\t\(index)\t\(character.value)\t\(drawing.width)\t\(Self.svg(drawing.path))")
        }
      }
    }
    #expect(lines.count > 5 * Self.fonts.count)
    let complaints = try Python.complaints(
      of: FontTools.python, FontTools.pathJudge, about: lines.joined(separator: "\n"))
    #expect(complaints == "")
  }

  private static func svg(_ path: GlyphPath) -> String {
    let parts = path.segments.map { segment in
      let (letter, points): (String, [GlyphPath.Point]) =
        switch segment {
        case .move(let point): ("M", [point])
        case .line(let point): ("L", [point])
        case .quadratic(let control, let point): ("Q", [control, point])
        case .cubic(let first, let second, let point): ("C", [first, second, point])
        }
      return letter + points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    return parts.isEmpty ? "" : parts.joined().replacing("M", with: "ZM").dropFirst() + "Z"
  }
}
