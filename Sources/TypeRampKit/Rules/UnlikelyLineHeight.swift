import Writing

extension Rule {
  static let unlikelyLineHeight = Rule(
    id: "unlikely-line-height", severity: .warning,
    summary: "a line height is not a likely multiple of the size",
    reason: """
      A line height is a multiple of the font size, from 1 to 2 for nearly all text. Below 0.8 lines overlap, and above 3 \
      a line fills the screen: 24 is probably meant in points, and then the multiple is 24 divided by the font size.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 16, "lineHeight": «24» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 16, "lineHeight": 1.5 } }"#
  ) { input in
    input.scaledEntries.compactMap { scaled in
      guard let height = scaled.entry.values.lineHeight, !(0.8...3).contains(height.value) else { return nil }
      let finding = scaled.entry.finding(
        at: height,
        "a line height of \(height.value.shortest) times the font size is unlikely; expected a multiple of 0.8 to 3")
      let multiple = (height.value / scaled.style.fontSize * 1000).rounded() / 1000
      guard (0.8...3).contains(multiple), !height.node.isDerived else { return finding }
      return finding.offering(height.node.fix(writing: .number(multiple), isSafe: false))
    }
  }
}
