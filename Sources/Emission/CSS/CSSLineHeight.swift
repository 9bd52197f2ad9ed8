import Writing

/// The line heights of a style at the twelve categories: as multiples of the size if those round to the same pixel,
/// otherwise as lengths.
///
/// A multiple is inherited as a multiple, so larger text within a line makes it taller. A length is inherited as a
/// length, so lines with larger text would overlap.
struct CSSLineHeight {
  /// Twelve distances between baselines, in points.
  let spacings: [Double]
  private let sizes: [Double]
  /// The multiple for all categories; nil if no multiple is exact enough.
  let constant: UTF8Text?

  /// - Parameters:
  ///   - spacings: twelve distances between baselines, in points.
  ///   - sizes: twelve sizes, in points.
  init(_ spacings: [Double], sizes: [Double]) {
    self.spacings = spacings
    self.sizes = sizes
    constant = spacings.indices.lazy.map { Self.multiple(spacings[$0], sizes[$0]) }.first { multiple in
      spacings.indices.allSatisfy { Self.isExact(multiple, spacings[$0], sizes[$0]) }
    }.map { "\($0)" }
  }

  /// Appends the value for CSS at the category with an index: `1.2941`, or `22px` if no multiple with four decimals is
  /// exact enough.
  func append(at index: Int, to text: inout UTF8Text) {
    if let constant { return text.append(contentsOf: constant) }
    let multiple = Self.multiple(spacings[index], sizes[index])
    if Self.isExact(multiple, spacings[index], sizes[index]) {
      text.append(multiple, inPartsOf: Self.parts)
    } else {
      CSSLength(spacings[index]).append(to: &text)
    }
  }

  /// The denominator to which multiples are rounded.
  private static let parts = 10_000

  private static func multiple(_ spacing: Double, _ size: Double) -> Double {
    (spacing / size).rounded(toParts: Double(parts))
  }

  /// Whether a multiple of the size rounds to the same pixel as the spacing.
  private static func isExact(_ multiple: Double, _ spacing: Double, _ size: Double) -> Bool {
    multiple.isFinite && (size * multiple).rounded() == spacing.rounded()
  }
}
