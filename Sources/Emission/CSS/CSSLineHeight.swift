import Writing

/// The line heights of a style at the twelve categories, as multiples of the size where those round to the same pixel.
///
/// A multiple is inherited as a multiple, so larger text within a line gets a taller line; a length is inherited as a
/// length, and lines with larger text would overlap.
struct CSSLineHeight {
  /// Twelve distances between baselines, in points.
  let spacings: [Double]
  private let sizes: [Double]
  /// The multiple that serves all categories; nil when no multiple is exact enough.
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

  /// Appends the value for CSS at the category of an index: `1.2941`, or `22px` where no multiple of four decimals is
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

  /// How many parts of one a multiple is rounded to.
  private static let parts = 10_000

  private static func multiple(_ spacing: Double, _ size: Double) -> Double {
    (spacing / size).rounded(toParts: Double(parts))
  }

  /// Whether a multiple of the size rounds to the pixel that the spacing rounds to.
  private static func isExact(_ multiple: Double, _ spacing: Double, _ size: Double) -> Bool {
    multiple.isFinite && (size * multiple).rounded() == spacing.rounded()
  }
}
