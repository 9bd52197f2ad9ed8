import Writing

/// A length in px; one px is one point.
///
/// It is stored in 3000ths of a px. They represent thirds, the pixels of a display at scale 3, and thousandths, the
/// precision of CSS output, so that differences and slopes of lengths are exact.
struct CSSLength {
  /// The length in 3000ths of a px.
  let count: Int

  /// The number of stored parts in one px.
  static let partsPerPixel = 3000

  /// - Parameter points: clamped to a billion, beyond what browsers draw.
  init(_ points: Double) {
    count = Int((min(max(points, -1e9), 1e9) * Double(Self.partsPerPixel)).rounded())
  }

  /// The length rounded to thousandths, as in tables: `20.667px`.
  var rounded: UTF8Text {
    var text = UTF8Text()
    append(to: &text)
    return text
  }

  /// Appends the length rounded to thousandths.
  func append(to text: inout UTF8Text) {
    text.append(thousandths, ofParts: 1000)
    text.append("px")
  }

  /// The length for use in a calculation: `20.5px`, `62px / 3`.
  var exact: UTF8Text {
    if count.isMultiple(of: Self.partsPerPixel / 1000) { return rounded }
    let fraction = Fraction(count, Self.partsPerPixel)
    return "\(fraction.numerator)px / \(fraction.denominator)"
  }

  /// The length in thousandths of a px, halves away from zero: a third of a thousandth is never a half.
  fileprivate var thousandths: Int { (count + count.signum()) / 3 }
}

extension UTF8Text.Interpolation {
  /// Appends a length without its unit, rounded to thousandths.
  mutating func appendInterpolation(_ length: CSSLength) { text.append(length.thousandths, ofParts: 1000) }
}
