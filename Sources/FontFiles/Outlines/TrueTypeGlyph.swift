/// A glyph of the table `glyf` with contours of its own: points on and off quadratic curves.
struct TrueTypeGlyph {
  private var contours: [[Point]] = []

  private struct Point {
    var position: GlyphPath.Point
    let isOnCurve: Bool
  }

  /// The bits of a point's flags. A coordinate of one byte is positive if its other bit is set. One of two bytes is
  /// left out, as zero, if it is.
  private enum Flag {
    static let isOnCurve = 1
    static let isShort = (x: 2, y: 4)
    static let isRepeated = 8
    static let isSame = (x: 16, y: 32)
  }

  /// Nil if it is malformed.
  ///
  /// - Parameter budget: less the number of points.
  init?(_ bytes: ArraySlice<UInt8>, contourCount: Int, budget: inout Int) {
    let ends = (0..<contourCount).compactMap { bytes.uint16(at: 10 + 2 * $0) }
    let header = 10 + 2 * contourCount
    guard ends.count == contourCount, let hints = bytes.uint16(at: header), zip(ends, ends.dropFirst()).allSatisfy(<),
      let last = ends.last
    else { return nil }
    budget -= last + 1
    var rest = bytes.dropFirst(header + 2 + hints)
    guard budget >= 0, let flags = Self.flags(last + 1, &rest),
      let x = Self.coordinates(flags, Flag.isShort.x, Flag.isSame.x, &rest),
      let y = Self.coordinates(flags, Flag.isShort.y, Flag.isSame.y, &rest)
    else { return nil }
    var start = 0
    for end in ends {
      contours.append(
        (start...end).map { Point(position: [x[$0], y[$0]], isOnCurve: flags[$0] & Flag.isOnCurve != 0) })
      start = end + 1
    }
  }

  private static func flags(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> [Int]? {
    var flags: [Int] = []
    while flags.count < count {
      guard let flag = rest.popFirst().map(Int.init) else { return nil }
      let repeats = flag & Flag.isRepeated == 0 ? 0 : rest.popFirst().map(Int.init)
      guard let repeats, flags.count + repeats < count else { return nil }
      flags += Array(repeating: flag, count: repeats + 1)
    }
    return flags
  }

  /// The coordinates of all points on one axis, which are stored as steps.
  private static func coordinates(
    _ flags: [Int], _ isShort: Int, _ isSame: Int, _ rest: inout ArraySlice<UInt8>
  ) -> [Double]? {
    var (coordinate, coordinates) = (0, [Double]())
    for flag in flags {
      if flag & isShort != 0 {
        guard let step = rest.popFirst().map(Int.init) else { return nil }
        coordinate += flag & isSame != 0 ? step : -step
      } else if flag & isSame == 0 {
        guard let step = rest.int16(at: 0) else { return nil }
        coordinate += step
        rest = rest.dropFirst(2)
      }
      coordinates.append(Double(coordinate))
    }
    return coordinates
  }

  /// Adds the contours to a path.
  func draw(_ path: inout GlyphPath, _ transform: (GlyphPath.Point) -> GlyphPath.Point) {
    for contour in contours {
      let points = Self.explicit(contour.map { Point(position: transform($0.position), isOnCurve: $0.isOnCurve) })
      path.append(.move(points[0].position))
      var control: GlyphPath.Point?
      for point in points.dropFirst() + [points[0]] {
        guard point.isOnCurve else {
          control = point.position
          continue
        }
        path.append(control.map { .quadratic($0, point.position) } ?? .line(point.position))
        control = nil
      }
    }
  }

  /// The points of a contour from one on the curve, with those that two points off the curve imply halfway.
  private static func explicit(_ contour: [Point]) -> [Point] {
    var points: [Point] = []
    for (index, point) in contour.enumerated() {
      points.append(point)
      let next = contour[(index + 1) % contour.count]
      if !point.isOnCurve, !next.isOnCurve {
        points.append(Point(position: (point.position + next.position) / 2, isOnCurve: true))
      }
    }
    let start = points.firstIndex(where: \.isOnCurve) ?? 0
    return Array(points[start...] + points[..<start])
  }
}
