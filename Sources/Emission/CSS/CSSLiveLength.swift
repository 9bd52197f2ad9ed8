import DynamicType
import Writing

/// A length as a piecewise linear function of the reader's body size, through its twelve values and constant outside
/// them.
struct CSSLiveLength {
  /// The value at `xSmall`.
  let first: CSSLength
  /// The parts in which it changes, from the smallest body size to the largest.
  let segments: [Segment]

  /// A linear part that is not constant.
  struct Segment {
    /// The body size at its start, in px.
    let start: Int
    /// The range of body sizes, in px.
    var width: Int
    /// The change for each px of body size.
    let slope: Fraction
  }

  /// - Parameters:
  ///   - lengths: twelve values.
  ///   - platform: the platform whose body sizes correspond to the reader's settings.
  init(_ lengths: [CSSLength], on platform: Platform) {
    let bodySizes = platform.preferredFont(.body).pointSizes.map { Int($0) }
    first = lengths.first ?? CSSLength(0)
    segments = zip(zip(bodySizes, bodySizes.dropFirst()), zip(lengths, lengths.dropFirst()))
      .map { Segment(between: $0, from: $1.0, to: $1.1) }
      .reduce(into: []) { segments, next in
        if let last = segments.last, last.slope == next.slope {
          segments[segments.count - 1].width += next.width
        } else {
          segments.append(next)
        }
      }
      .filter { $0.slope.numerator != 0 }
  }

  /// The function in CSS; several terms are on a line each.
  ///
  /// - Parameter reader: the reader's body size.
  func formula(reader: String) -> String {
    if segments.isEmpty { return "\(first)" }
    let terms = [first.exact] + segments.map { $0.term(reader: reader) }
    return "calc(\(terms.joined(with: segments.count > 1 ? "\n  " : " ")))"
  }
}

extension CSSLiveLength.Segment {
  /// The segment between two adjacent body sizes.
  fileprivate init(between sizes: (Int, Int), from low: CSSLength, to high: CSSLength) {
    start = sizes.0
    width = sizes.1 - start
    slope = Fraction(high.count - low.count, width * CSSLength.partsPerPixel)
  }

  /// The term that the segment adds: `+ clamp(0px, … - 14px, 3px) * 5 / 4`.
  fileprivate func term(reader: String) -> String {
    let sign = slope.numerator < 0 ? "-" : "+"
    let factor = abs(slope.numerator) == 1 ? "" : " * \(abs(slope.numerator))"
    let divisor = slope.denominator == 1 ? "" : " / \(slope.denominator)"
    return "\(sign) clamp(0px, \(reader) - \(start)px, \(width)px)\(factor)\(divisor)"
  }
}

/// A fraction in lowest terms with a positive denominator.
struct Fraction: Equatable {
  let numerator: Int
  let denominator: Int

  /// - Parameter denominator: positive.
  init(_ numerator: Int, _ denominator: Int) {
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? abs(a) : greatestCommonDivisor(b, a % b)
  }
}
