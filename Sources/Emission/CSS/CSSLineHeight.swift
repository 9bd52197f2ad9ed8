import Writing

/// The line heights of a style at the twelve categories, as multiples of the size where those round to the same pixel.
///
/// A multiple is inherited as a multiple, so larger text within a line gets a taller line; a length is inherited as a
/// length, and lines with larger text would overlap.
struct CSSLineHeight {
  /// Twelve values for CSS: `1.2941`, or `22px` where no multiple of four decimals is exact enough.
  let values: [String]
  /// The one that serves all categories; nil where there is none.
  let constant: String?

  /// - Parameters:
  ///   - spacings: twelve distances between baselines, in points.
  ///   - sizes: twelve sizes, in points.
  init(_ spacings: [Double], sizes: [Double]) {
    let pairs = Array(zip(spacings, sizes))
    let multiples = pairs.map { ($0 / $1).rounded(toParts: 10_000) }
    values = zip(pairs, multiples).map { pair, multiple in
      Self.isExact(multiple, pair) ? multiple.shortest : CSSLength(pair.0).rounded
    }
    constant = multiples.first { multiple in pairs.allSatisfy { Self.isExact(multiple, $0) } }.map(\.shortest)
  }

  /// Whether a multiple of the size rounds to the pixel that the spacing rounds to.
  private static func isExact(_ multiple: Double, _ pair: (spacing: Double, size: Double)) -> Bool {
    multiple.isFinite && (pair.size * multiple).rounded() == pair.spacing.rounded()
  }
}
