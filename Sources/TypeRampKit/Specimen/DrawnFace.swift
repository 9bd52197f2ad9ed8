import FontFiles
import Writing

/// A word in a face of a font file, as outlines.
struct DrawnFace {
  /// The glyphs as paths of SVG, and where each begins, in font units.
  let glyphs: [(path: String, x: Int)]
  /// The width of the word, in font units.
  let width: Int
  private let metrics: VerticalMetrics

  /// Why a word cannot be drawn: `Optima-Bold is in no font file`.
  struct Missing: Error {
    let reason: String
  }

  /// - Parameters:
  ///   - words: the first is drawn whose characters the face has.
  ///   - name: a PostScript name, or the name of a family or a full name of one of the faces.
  ///   - faces: faces with the contents of their files.
  init(oneOf words: [String], in name: String, among faces: [BundledFace]) throws(Missing) {
    guard let bundled = faces.first(where: { $0.name == name }) ?? faces.first(where: { $0.namedWeights[name] != nil })
    else { throw Missing(reason: "\(name) is in no font file") }
    let bytes = try bundled.bytes
    let unreadable = Missing(reason: "\(name) has no readable outlines of '\(words[0])'")
    guard let face = (try? FontFile(bytes))?.faces.first, let metrics = face.metrics else { throw unreadable }
    let isInstance = face.instances.contains { $0.postScriptName == name && name != face.postScriptName }
    // The outlines are those of another weight.
    if isInstance || bundled.namedWeights[name] != bundled.namedWeights[bundled.name] {
      throw Missing(reason: "\(name) is an instance of a variable font")
    }
    var budget = FontLimits.fileOperations
    let faceGlyphs = face.glyphs(within: &budget)
    budget = FontLimits.fileOperations
    for word in words {
      let drawings = word.unicodeScalars.map { faceGlyphs.drawing(of: $0, budget: &budget) }
      if drawings.contains(where: { $0 == nil }) { continue }
      var (drawn, width) = ([(path: String, x: Int)](), 0)
      for glyph in drawings.compactMap(\.self) {
        drawn.append((glyph.path.svg, width))
        width += glyph.width
      }
      (glyphs, self.width, self.metrics) = (drawn, width, metrics)
      return
    }
    throw unreadable
  }

  func scale(pointSize: Double) -> Double { pointSize / Double(metrics.unitsPerEm) }

  /// The heights above and below the baseline of a line, in points.
  func heights(pointSize: Double) -> (above: Double, below: Double) {
    (metrics.ascender(pointSize: pointSize), -metrics.descender(pointSize: pointSize))
  }
}

extension BundledFace {
  /// The contents of its file.
  fileprivate var bytes: [UInt8] {
    get throws(DrawnFace.Missing) {
      switch contents {
      case .bytes(let bytes, _): return bytes
      case .tooLarge: throw DrawnFace.Missing(reason: "the file of \(name) is too large")
      case .collection: throw DrawnFace.Missing(reason: "\(name) is in a collection of fonts")
      case .notAsked: throw DrawnFace.Missing(reason: "the file of \(name) was not kept")
      }
    }
  }
}

extension GlyphPath {
  /// The data of a path in SVG.
  fileprivate var svg: String {
    let parts = segments.map { segment in
      switch segment {
      case .move(let point): "M" + Self.text(point)
      case .line(let point): "L" + Self.text(point)
      case .quadratic(let control, let point): "Q" + Self.text(control, point)
      case .cubic(let first, let second, let point): "C" + Self.text(first, second, point)
      }
    }
    return parts.isEmpty ? "" : parts.joined() + "Z"
  }

  private static func text(_ points: Point...) -> String {
    points.map { "\($0.x.thousandths) \($0.y.thousandths)" }.joined(separator: " ")
  }
}
