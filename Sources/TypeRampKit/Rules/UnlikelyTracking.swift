import Writing

extension Rule {
  static let unlikelyTracking = Rule(
    id: "unlikely-tracking", severity: .warning,
    summary: "letter spacing is as large as the letters",
    reason: """
      Letter spacing is in points, and rarely more than a tenth of the font size. A percentage or thousandths of the \
      size, as design tools have them, must be converted to points.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "tracking": «20» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "tracking": 0.34 } }"#
  ) { input in
    input.scaledEntries.compactMap { scaled in
      guard let tracking = scaled.entry.values.tracking, scaled.style.fontSize >= 1,
        tracking.value.magnitude > scaled.style.fontSize / 2
      else { return nil }
      return scaled.entry.finding(
        at: tracking,
        "letter spacing of \(tracking.value.shortest) points is unlikely at \(scaled.style.fontSize.shortest) points")
    }
  }
}
