import DynamicType
import Writing

/// The line heights of a style at the twelve categories: as multiples of the size if those round to the same pixel,
/// otherwise as lengths.
///
/// A multiple is inherited as a multiple, so larger text within a line makes it taller. A length is inherited as a
/// length, so lines with larger text would overlap.
///
/// A class, so that the values of all properties are small.
final class CSSLineHeight {
  /// Twelve distances between baselines, in points.
  let spacings: [Double]
  private let sizes: [Double]
  /// The multiple for all categories; nil if no multiple is exact enough.
  let constant: Double?
  /// Whether the multiple differs between categories, or is not exact enough at some.
  var varies: Bool { constant == nil }

  /// - Parameters:
  ///   - spacings: twelve distances between baselines, in points.
  ///   - sizes: twelve sizes, in points.
  init(_ spacings: [Double], sizes: [Double]) {
    self.spacings = spacings
    self.sizes = sizes
    constant = spacings.indices.lazy.map { Self.multiple(spacings[$0], sizes[$0]) }.first { multiple in
      spacings.indices.allSatisfy { Self.isExact(multiple, spacings[$0], sizes[$0]) }
    }
  }

  /// The multiple of the size at a category; nil if no multiple with four decimals is exact enough.
  func multiple(at category: ContentSizeCategory) -> Double? {
    if let constant { return constant }
    let index = category.index
    let multiple = Self.multiple(spacings[index], sizes[index])
    return Self.isExact(multiple, spacings[index], sizes[index]) ? multiple : nil
  }

  private static func multiple(_ spacing: Double, _ size: Double) -> Double {
    (spacing / size).rounded(toParts: Double(CSSText.parts))
  }

  /// Whether a multiple of the size rounds to the same pixel as the spacing.
  private static func isExact(_ multiple: Double, _ spacing: Double, _ size: Double) -> Bool {
    multiple.isFinite && (size * multiple).rounded() == spacing.rounded()
  }
}
