// The type of a dictionary's metrics, which generated tests have too.

extension Brand {
  /// A dimension of the dictionary, in points.
  fileprivate struct MetricEntry: Swift.Sendable {
    /// At `large`.
    let value: Swift.Double
    /// The text style that it grows with.
    let relativeTo: TypeRamp.TextStyle
    /// The line spacing of the text style at each text size: dimensions grow as it does.
    let lineSpacings: [Swift.Double]
    /// The text sizes whose line spacing is inferred, not measured.
    var inferred: [TypeRamp.ContentSize] = []

    /// The arithmetic of `UIFontMetrics`: it multiplies first, and rounds halves away from zero. It rounds without the
    /// C library, which a file without imports cannot use.
    nonisolated func value(at size: TypeRamp.ContentSize, displayScale: Swift.Double) -> Swift.Double {
      let points = value * lineSpacings[size.index] / lineSpacings[TypeRamp.ContentSize.large.index]
      // Traits that are made by hand have the scale 0.
      if displayScale <= 0 { return points }
      let pixels = points * displayScale
      guard pixels.magnitude < 0x1p52 else { return pixels / displayScale }  // Whole already.
      let whole = Swift.Double(Swift.Int64(pixels))
      let fraction = (pixels - whole).magnitude
      return (fraction < 0.5 ? whole : whole + (pixels < 0 ? -1 : 1)) / displayScale
    }
  }
}
