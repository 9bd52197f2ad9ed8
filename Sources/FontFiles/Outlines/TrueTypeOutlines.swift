/// The tables `loca` and `glyf`: TrueType outlines. Those of a variable font are of its default instance.
struct TrueTypeOutlines: Outlines {
  private let loca: ArraySlice<UInt8>
  private let glyf: ArraySlice<UInt8>
  /// Whether `loca` has numbers of four bytes, rather than halves of offsets in two.
  private let isLong: Bool
  private let widths: GlyphWidths

  /// Nil if a table is missing.
  init?(_ tables: FontTables) {
    guard let format = tables[.head].int16(at: 50), 0...1 ~= format else { return nil }
    (loca, glyf, isLong) = (tables[.loca], tables[.glyf], format == 1)
    widths = GlyphWidths(tables)
    if loca.isEmpty || glyf.isEmpty { return nil }
  }

  /// The box in the glyph's header, which a glyph made of others has as well. A glyph without an outline has no bytes,
  /// or no contours.
  func extent(ofGlyph glyph: Int, budget: inout Int) -> ClosedRange<Int>? {
    guard let header = bytes(ofGlyph: glyph), header.int16(at: 0) != 0,
      let low = header.int16(at: 4), let high = header.int16(at: 8), low <= high
    else { return nil }
    return low...high
  }

  /// The outline begins where the widths say, and not where its coordinates do: they differ in some fonts.
  func path(ofGlyph glyph: Int, budget: inout Int) -> GlyphPath? {
    let left = bytes(ofGlyph: glyph)?.int16(at: 2) ?? 0
    let shift = GlyphPath.Point(Double((widths.bearing(ofGlyph: glyph) ?? left) - left), 0)
    var path = GlyphPath()
    return draw(glyph, &path, depth: 0, budget: &budget) { $0 + shift } ? path : nil
  }

  /// Each glyph ends where the next one begins.
  private func bytes(ofGlyph glyph: Int) -> ArraySlice<UInt8>? {
    guard let start = offset(ofGlyph: glyph), let end = offset(ofGlyph: glyph + 1) else { return nil }
    return glyf.bytes(at: start, count: end - start)
  }

  private func offset(ofGlyph glyph: Int) -> Int? {
    isLong ? loca.uint32(at: 4 * glyph) : loca.uint16(at: 2 * glyph).map { 2 * $0 }
  }
}

// MARK: - Drawing

extension TrueTypeOutlines {
  /// Draws a glyph, or the glyphs that it is made of. False if it is malformed, or if the budget is used up.
  private func draw(
    _ glyph: Int, _ path: inout GlyphPath, depth: Int, budget: inout Int,
    _ transform: (GlyphPath.Point) -> GlyphPath.Point
  ) -> Bool {
    budget -= 1
    guard budget >= 0, depth <= FontLimits.subroutineDepth, let bytes = bytes(ofGlyph: glyph) else { return false }
    guard let count = bytes.int16(at: 0), count != 0 else { return bytes.isEmpty || bytes.count >= 10 }
    if count > 0 {
      guard let glyph = TrueTypeGlyph(bytes, contourCount: count, budget: &budget) else { return false }
      glyph.draw(&path, transform)
      return true
    }
    var rest = bytes.dropFirst(10)
    while true {
      guard let part = Component(&rest),
        draw(part.glyph, &path, depth: depth + 1, budget: &budget, { transform(part.applied(to: $0)) })
      else { return false }
      if part.isLast { return true }
    }
  }

  /// A glyph within another one, moved, and perhaps scaled or turned.
  private struct Component {
    let glyph: Int
    let isLast: Bool
    private let offset: GlyphPath.Point
    private var (x, y): (GlyphPath.Point, GlyphPath.Point) = ([1, 0], [0, 1])

    private enum Flag {
      static let hasWords = 1
      static let hasOffset = 2
      static let hasScale = 8
      static let hasMore = 32
      static let hasScales = 64
      static let hasMatrix = 128
    }

    /// Nil if it is malformed, or placed by matching points, as hardly any font does.
    init?(_ bytes: inout ArraySlice<UInt8>) {
      guard let flags = bytes.uint16(at: 0), flags & Flag.hasOffset != 0, let glyph = bytes.uint16(at: 2) else {
        return nil
      }
      self.glyph = glyph
      isLast = flags & Flag.hasMore == 0
      let size = flags & Flag.hasWords != 0 ? 4 : 2
      let steps = size == 4 ? [4, 6].map { bytes.int16(at: $0) } : [4, 5].map { bytes.int8(at: $0) }
      guard let dx = steps[0], let dy = steps[1] else { return nil }
      offset = [Double(dx), Double(dy)]
      bytes = bytes.dropFirst(4 + size)
      let count = flags & Flag.hasScale != 0 ? 1 : flags & Flag.hasScales != 0 ? 2 : flags & Flag.hasMatrix != 0 ? 4 : 0
      let scales = (0..<count).compactMap { bytes.int16(at: 2 * $0).map { Double($0) / 16384 } }
      guard scales.count == count else { return nil }
      bytes = bytes.dropFirst(2 * count)
      if count == 4 { (x, y) = ([scales[0], scales[1]], [scales[2], scales[3]]) }
      if count == 1 || count == 2 { (x, y) = ([scales[0], 0], [0, scales[count - 1]]) }
    }

    func applied(to point: GlyphPath.Point) -> GlyphPath.Point { x * point.x + y * point.y + offset }
  }
}
