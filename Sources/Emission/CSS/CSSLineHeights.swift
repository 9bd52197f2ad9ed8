import DynamicType
import Writing

/// The line heights of a style at the twelve categories: multiples of the size that round to the same pixel as the
/// distances between baselines, and lengths where no multiple does.
///
/// A multiple is inherited as a multiple, so larger text within a line makes it taller. A length is inherited as a
/// length, so lines with larger text would overlap.
struct CSSLineHeights {
  /// Twelve distances between baselines, in points.
  let spacings: [Double]
  /// Twelve sizes, in points.
  let sizes: [Double]

  /// The multiple for all categories; nil if no multiple is exact enough.
  var constant: Double? {
    spacings.indices.lazy.map(multiple).first { multiple in spacings.indices.allSatisfy { isExact(multiple, at: $0) } }
  }

  /// Appends the multiple at a category, or the length if no multiple with four decimals is exact enough.
  func append(at category: ContentSizeCategory, to line: inout UTF8Text) {
    let multiple = multiple(at: category.index)
    if isExact(multiple, at: category.index) {
      line.append(multiple, inPartsOf: CSSText.parts)
    } else {
      line.append(CSSLength(spacings[category.index]))
    }
  }

  private func multiple(at index: Int) -> Double {
    (spacings[index] / sizes[index]).rounded(toParts: Double(CSSText.parts))
  }

  /// Whether a multiple of the size rounds to the same pixel as the spacing.
  private func isExact(_ multiple: Double, at index: Int) -> Bool {
    multiple.isFinite && (sizes[index] * multiple).rounded() == spacings[index].rounded()
  }
}
