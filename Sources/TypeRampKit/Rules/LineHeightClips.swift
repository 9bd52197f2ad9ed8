import Writing

extension Rule {
  static let lineHeightClips = Rule(
    id: "line-height-clips", severity: .warning,
    summary: "a line height is smaller than the font's own",
    reason: """
      Lines that are lower than the font's ascender and descender together overlap, and a label cuts off the first \
      and the last: accents of capitals, and the marks of Thai, Arabic and Vietnamese. Checked with the font's file. \
      The file says what the font's own line height is. If the languages of the app are known, cut-letters measures \
      their letters instead.
      """,
    bad: #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "«lineHeight»": 1 } }"#,
    good: #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "lineHeight": 1.3 } }"#,
    exampleOptions: .with { $0.fonts = .declaring("Brand-Regular", in: "Brand-Regular.ttf", lineHeight: 1250) }
  ) { input in
    input.scaledEntries.compactMap { item in
      guard let own = item.scaled.lineSpacings, let lineHeight = item.style.lineHeight,
        !(input.options.fonts?.measuresLetters(of: item.style) ?? false)
      else { return nil }
      let large = ContentSizeCategory.large.index
      let multiple = own[large] / item.scaled.sizes[large]
      // Three decimals are what the message shows.
      guard lineHeight < multiple - 0.001 else { return nil }
      return item.entry.finding(
        atKey: .lineHeight,
        "'\(item.entry.name)' has a line height of \(lineHeight.shortest); the font's own is \(multiple.thousandths)")
    }
  }
}

extension FontCatalog {
  /// Whether it is known how far the letters of the app's languages reach in a style's font.
  fileprivate func measuresLetters(of style: ResolvedStyle) -> Bool {
    guard case .custom(let name, _) = style.font else { return false }
    return coverage(of: name).contains { $0.highest != nil }
  }
}
