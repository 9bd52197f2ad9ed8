import Writing

/// A length in px; one px is one point.
///
/// It is stored in 3000ths of a px. They represent thirds, the pixels of a display at scale 3, and thousandths, the
/// precision of CSS output, so that differences and slopes of lengths are exact.
struct CSSLength: Equatable {
  /// The length in 3000ths of a px.
  let count: Int

  /// The number of stored parts in one px.
  static let partsPerPixel = 3000
  private static let partsPerThousandth = partsPerPixel / 1000

  /// - Parameter points: clamped to a billion, beyond what browsers draw.
  init(_ points: Double) {
    count = Int((min(max(points, -1e9), 1e9) * Double(Self.partsPerPixel)).rounded())
  }

  /// Whether some of these lengths, in points, differ.
  static func differ(_ points: [Double]) -> Bool {
    points.contains { $0 != points[0] && CSSLength($0) != CSSLength(points[0]) }
  }

  /// The length for use in a calculation: `20.5px`, `62px / 3`.
  var exact: String {
    if count.isMultiple(of: Self.partsPerThousandth) { return "\(self)" }
    let fraction = Fraction(count, Self.partsPerPixel)
    return "\(fraction.numerator)px / \(fraction.denominator)"
  }

  /// The number of px, rounded to thousandths, as in tables: `20.667`.
  var number: Double {
    // Division cuts towards zero. Of three parts in a thousandth, one more rounds two up, and none is a half.
    Double((count + count.signum()) / Self.partsPerThousandth) / 1000
  }
}

extension CSSLength: CustomStringConvertible {
  /// The length rounded to thousandths: `20.667px`.
  var description: String { number.shortest + "px" }
}
