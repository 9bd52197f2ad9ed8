import DynamicType
import Writing

/// The line heights of a style at the twelve categories: multiples of the size that round to the same pixel as the
/// distances between baselines, and lengths where no multiple does.
///
/// A multiple is inherited as a multiple, so larger text within a line makes it taller. A length is inherited as a
/// length, so lines with larger text would overlap.
struct CSSLineHeights: Equatable {
  /// Twelve distances between baselines, in points.
  let spacings: [Double]
  /// Twelve sizes, in points.
  let sizes: [Double]

  /// The multiple for all text sizes; nil if no multiple is exact enough.
  var constant: Double? {
    spacings.indices.lazy.map(multiple).first { multiple in spacings.indices.allSatisfy { isExact(multiple, at: $0) } }
  }

  /// The multiple at a text size; nil if no multiple with four decimals is exact enough.
  func multiple(at category: ContentSizeCategory) -> Double? {
    let multiple = multiple(at: category.index)
    return isExact(multiple, at: category.index) ? multiple : nil
  }

  private func multiple(at index: Int) -> Double {
    (spacings[index] / sizes[index]).rounded(toParts: CSSText.parts)
  }

  /// Whether a multiple of the size rounds to the same pixel as the spacing.
  private func isExact(_ multiple: Double, at index: Int) -> Bool {
    multiple.isFinite && (sizes[index] * multiple).rounded() == spacings[index].rounded()
  }
}
