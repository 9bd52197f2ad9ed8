import Writing

/// A letter of which the lines of a style cut off a part.
struct LineCut: Sendable, Equatable {
  let letter: Unicode.Scalar
  /// The language that needs the letter.
  let language: String
  /// Whether it is cut above; otherwise below.
  let isAbove: Bool
  /// The part outside the line, as a multiple of the point size.
  let excess: Double

  /// A cut of less than a pixel cannot be seen, because labels are as high as whole pixels: points at 3 pixels a point.
  static let leastPoints = 1.0 / 3
}

extension ScaledStyle {
  /// The letter that reaches furthest above the lines of the style and the one that reaches furthest below, of the
  /// languages of the catalog, if they are cut at some text size.
  func cuts(in fonts: FontCatalog?) -> [LineCut] {
    guard case .custom(let name, _) = style.font, let fonts, let metrics = fonts.metrics(of: name) else { return [] }
    let coverage = fonts.coverage(of: name)
    let own = metrics.lineHeight(pointSize: 1)
    // CSS adds half of the difference above the text and half below.
    let half = ((style.lineHeight ?? own) - own) / 2
    let (top, bottom) = (metrics.ascender(pointSize: 1) + half, metrics.descender(pointSize: 1) - half)
    let above = coverage.compactMap { language in
      language.highest.map { LineCut(letter: $0.letter, language: language.tag, isAbove: true, excess: $0.em - top) }
    }
    let below = coverage.compactMap { language in
      language.lowest.map { LineCut(letter: $0.letter, language: language.tag, isAbove: false, excess: bottom - $0.em) }
    }
    let worst = [above, below].compactMap { cuts in cuts.first { cut in cuts.allSatisfy { $0.excess <= cut.excess } } }
    return worst.filter { !categories(of: $0).isEmpty }
  }

  /// The text sizes at which a cut can be seen, in order.
  func categories(of cut: LineCut) -> [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { points(of: cut, at: $0) >= LineCut.leastPoints }
  }

  /// What is cut off, in points.
  func points(of cut: LineCut, at category: ContentSizeCategory) -> Double { cut.excess * size(at: category) }

  /// `'Ậ' (vi) reaches above the line by 1.2 points at L, 3.4 points at AX5`.
  func words(for cut: LineCut) -> String {
    let shown = categories(of: cut)
    var ends = [shown.first { $0 >= .default }, shown.last].compactMap(\.self).map {
      (points: points(of: cut, at: $0).rounded(toParts: 10).shortest, name: $0.shortName)
    }
    let isOne = ends.first?.points == ends.last?.points
    if isOne { ends = Array(ends.prefix(1)) }
    let texts = ends.map { "\($0.points) points" + (style.isFixed ? "" : " \(isOne ? "from" : "at") \($0.name)") }
    let side = cut.isAbove ? "above" : "below"
    return "'\(cut.letter.shown)' (\(cut.language)) reaches \(side) the line by \(texts.joined(separator: ", "))"
  }
}
