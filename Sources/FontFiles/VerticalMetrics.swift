/// The vertical metrics of a face, which determine its line height.
package struct VerticalMetrics: Sendable, Equatable {
  /// Font units in one em; never zero.
  package let unitsPerEm: Int
  /// The ascender above the baseline, in font units.
  package let ascender: Int
  /// The descender relative to the baseline, in font units; usually negative.
  package let descender: Int
  /// The gap between two lines, in font units.
  package let lineGap: Int

  package init(unitsPerEm: Int, ascender: Int, descender: Int, lineGap: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The value of `UIFont.lineHeight`, in points: ascender minus descender, without the gap, not rounded.
  package func lineHeight(pointSize: Double) -> Double { points(ascender - descender, pointSize) }

  /// The height of the ascender above the baseline, in points.
  package func ascender(pointSize: Double) -> Double { points(ascender, pointSize) }

  /// The height of the descender above the baseline, in points; usually negative.
  package func descender(pointSize: Double) -> Double { points(descender, pointSize) }

  private func points(_ units: Int, _ pointSize: Double) -> Double {
    Double(units) * pointSize / Double(unitsPerEm)
  }

  /// Nil if a table is missing or too short, or if units per em are zero.
  init?(head: ArraySlice<UInt8>, hhea: ArraySlice<UInt8>) {
    guard let unitsPerEm = head.uint16(at: 18), unitsPerEm > 0, let ascender = hhea.int16(at: 4),
      let descender = hhea.int16(at: 6), let lineGap = hhea.int16(at: 8)
    else { return nil }
    self.init(unitsPerEm: unitsPerEm, ascender: ascender, descender: descender, lineGap: lineGap)
  }
}
