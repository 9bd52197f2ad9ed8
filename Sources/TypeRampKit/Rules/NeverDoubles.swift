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
      let (style, growth) = (item.style, StyleGrowth(scaled: item.scaled))
      // Most styles more than double. The other cases have their own rules.
      guard !growth.doubles, growth.defaultSize > 0, !style.isFixed, !style.keepsAccessibilitySizesAway,
        !style.hasMaximumBelowSize
      else { return nil }
      let free = style.platform.metrics(style.textStyle)
        .scaledFont(ofSize: style.fontSize, compatibleWith: .accessibility5)
      guard growth.largestSize < free || growth.isTextToRead else { return nil }
      let name = item.entry.name
      return item.entry.finding(
        "'\(name)' reaches only \(growth.percent) % of its default size; WCAG 1.4.4 requires 200 %\(RuleText.viewer)")
    }
  }
}
