/// Follows lines and curves, and records the lowest and the highest point. Horizontal steps are ignored.
struct HeightPen: OutlinePen {
  private var y = 0.0
  private var (low, high) = (Double.infinity, -Double.infinity)

  /// Rounded outwards; nil if nothing was drawn, or beyond what fonts can address.
  var extent: ClosedRange<Int>? {
    guard low <= high, low >= Double(Int16.min), high <= Double(Int16.max) else { return nil }
    // The smallest fraction of a number in a charstring: anything less is an error of rounding.
    let fraction = 1.0 / 65536
    return Int((low + fraction / 2).rounded(.down))...Int((high - fraction / 2).rounded(.up))
  }

  mutating func move(_ step: GlyphPath.Point) { y += step.y }

  mutating func line(_ step: GlyphPath.Point) {
    reach(y)
    y += step.y
    reach(y)
  }

  mutating func curve(_ one: GlyphPath.Point, _ two: GlyphPath.Point, _ three: GlyphPath.Point) {
    let (start, first, second, third) = (y, one.y, two.y, three.y)
    for time in Self.turns(first, second, third) where time > 0 && time < 1 {
      let rest = 1 - time
      let near = 3 * rest * rest * time * first + 3 * rest * time * time * (first + second)
      reach(start + near + time * time * time * (first + second + third))
    }
    line(one + two + three)
  }

  /// The times at which a curve changes its direction, where its derivative is zero:
  /// `(first - 2 second + third) t² + 2 (second - first) t + first`. A curve that does not turn gives NaN.
  private static func turns(_ first: Double, _ second: Double, _ third: Double) -> [Double] {
    let (square, half) = (first - 2 * second + third, second - first)
    let root = (half * half - square * first).squareRoot()
    // Numbers of the same sign are added, since a difference would lose digits.
    let sum = -(half + (half < 0 ? -root : root))
    return [sum / square, first / sum]
  }

  private mutating func reach(_ height: Double) {
    (low, high) = (min(low, height), max(high, height))
  }
}
