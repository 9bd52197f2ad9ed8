/// The outline of a glyph: closed contours, in font units, x to the right and y up.
package struct GlyphPath: Sendable, Equatable {
  package private(set) var segments: [Segment] = []

  /// A part of a contour. It begins where the one before it ends.
  package enum Segment: Sendable, Equatable {
    /// The beginning of a contour. A contour is closed where the next one begins.
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
  }

  package typealias Point = SIMD2<Double>

  mutating func append(_ segment: Segment) { segments.append(segment) }
}

/// Draws an outline by steps from point to point, in font units.
protocol OutlinePen {
  mutating func move(_ step: GlyphPath.Point)
  mutating func line(_ step: GlyphPath.Point)
  mutating func curve(_ first: GlyphPath.Point, _ second: GlyphPath.Point, _ third: GlyphPath.Point)
}

/// Records the path that it is led along.
struct PathPen: OutlinePen {
  private(set) var path = GlyphPath()
  private var point = GlyphPath.Point()

  mutating func move(_ step: GlyphPath.Point) {
    point += step
    path.append(.move(point))
  }

  mutating func line(_ step: GlyphPath.Point) {
    point += step
    path.append(.line(point))
  }

  mutating func curve(_ first: GlyphPath.Point, _ second: GlyphPath.Point, _ third: GlyphPath.Point) {
    let start = point
    point += first + second + third
    path.append(.cubic(start + first, start + first + second, point))
  }
}
