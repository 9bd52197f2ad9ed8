import DynamicType

/// Finds the text style whose preferred font has the nearest size.
struct NearestStyle {
  /// The styles with their points at `large`, the smallest first.
  private let sizes: [(style: TextStyle, points: Double)]

  init(on platform: Platform) {
    sizes = Self.candidates.map { ($0, platform.preferredFont($0).pointSize(compatibleWith: .large)) }
      .sorted { $0.points < $1.points }
  }

  /// The style for a size in points. Of two equally near styles it is the smaller one, which grows more.
  func style(ofSize points: Double) -> TextStyle {
    sizes.min { abs($0.points - points) < abs($1.points - points) }?.style ?? .body
  }

  /// One style for each size: headline has the size of body text, and the curves of the extra-large titles are
  /// inferred.
  private static let candidates: [TextStyle] = [
    .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]
}
