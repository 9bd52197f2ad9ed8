extension Rule {
  static let neverDoubles = Rule(
    id: "never-doubles", severity: .warning,
    summary: "a limit keeps a style from reaching twice its size",
    reason: """
      WCAG 1.4.4 requires that text can grow to 200 %. A maximum, a range of text sizes or the slower curve of another \
      style is reported if the style would grow further without it. Apple's large title, which reaches 1.7 times its \
      size, is not reported, unless a style of up to 20 points follows its curve. Where text cannot grow, as in a bar, \
      offer the Large Content Viewer (fixed-running-text).
      """,
    bad: #"{ "«body»": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 28 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let style = item.style
      // These cases have their own rules.
      guard !style.isFixed, !style.keepsAccessibilitySizesAway, !style.hasMaximumBelowSize,
        let largest = item.scaled.sizes.last
      else { return nil }
      let large = item.scaled.sizes[ContentSizeCategory.large.index]
      // Most styles more than double, and need no further computation.
      guard largest < 2 * large else { return nil }
      let free = style.platform.metrics(style.textStyle)
        .scaledFont(ofSize: style.fontSize, compatibleWith: .accessibility5)
      guard largest < free || StyleGrowth(scaled: item.scaled).isTextToRead else { return nil }
      let percent = Int(100 * largest / large)
      return item.entry.finding(
        "'\(item.entry.name)' reaches only \(percent) % of its default size; WCAG 1.4.4 requires 200 %\(RuleText.viewer)"
      )
    }
  }
}
