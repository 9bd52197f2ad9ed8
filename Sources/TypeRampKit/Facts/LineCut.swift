import Writing

/// A letter of which the lines of a style cut off a part.
struct LineCut: Sendable {
  let scaled: ScaledStyle
  let letter: Unicode.Scalar
  /// The languages that need the letter, in the order of their tags.
  var languages: [String]
  /// Whether it is cut above; otherwise below.
  let isAbove: Bool
  /// The part outside the line, as a multiple of the point size.
  let excess: Double

  /// A cut of less than a pixel cannot be seen, because labels are as high as whole pixels: points at 3 pixels a point.
  private static let leastPoints = 1.0 / 3

  /// What is cut off, in points.
  func points(at category: ContentSizeCategory) -> Double { excess * scaled.size(at: category) }

  /// The text sizes at which the cut can be seen, in order.
  var categories: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { points(at: $0) >= Self.leastPoints }
  }

  /// `'Ậ' (vi): 1.2 points too high at L, 3.4 at AX5`.
  var words: String {
    var ends = [categories.first { $0 >= .default }, categories.last].compactMap(\.self).map {
      (points: points(at: $0).rounded(toParts: 10).shortest, name: $0.shortName)
    }
    let isOne = ends.first?.points == ends.last?.points
    if isOne { ends = Array(ends.prefix(1)) }
    let texts = ends.enumerated().map { index, end in
      end.points + (index == 0 ? " points too \(isAbove ? "high" : "low")" : "")
        + (scaled.style.isFixed ? "" : " \(isOne ? "from" : "at") \(end.name)")
    }
    return "'\(letter.shown)' (\(languages.list(upTo: 4) { $0 })): \(texts.joined(separator: ", "))"
  }
}

extension ScaledStyle {
  /// The letter that reaches furthest above the lines of the style and the one that reaches furthest below, of the
  /// languages of the catalog, if they are cut at some text size.
  func cuts(in fonts: FontCatalog?) -> [LineCut] {
    guard case .custom(let name, _) = style.font, let fonts, let metrics = fonts.metrics(of: name) else { return [] }
    let own = metrics.lineHeight(pointSize: 1)
    // CSS adds half of the difference above the text and half below.
    let half = ((style.lineHeight ?? own) - own) / 2
    let (top, bottom) = (metrics.ascender(pointSize: 1) + half, metrics.descender(pointSize: 1) - half)
    func worst(isAbove: Bool) -> LineCut? {
      let all = fonts.coverage(of: name).compactMap { language in
        (isAbove ? language.highest : language.lowest).map {
          LineCut(
            scaled: self, letter: $0.letter, languages: [language.tag], isAbove: isAbove,
            excess: isAbove ? $0.em - top : bottom - $0.em)
        }
      }
      var cut = all.max { ($0.excess, $1.letter) < ($1.excess, $0.letter) }
      let letter = cut?.letter
      cut?.languages = all.filter { $0.letter == letter }.flatMap(\.languages).sorted()
      return cut
    }
    return [worst(isAbove: true), worst(isAbove: false)].compactMap(\.self).filter { !$0.categories.isEmpty }
  }
}
