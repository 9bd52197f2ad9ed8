import Writing

extension Rule {
  static let maximumBelowSize = Rule(
    id: "maximum-below-size", severity: .warning,
    summary: "a style's maximum is below its size at the default content size",
    reason: "The size is never reached: the style stays at or below its maximum at every content size.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": «15» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let (entry, size) = (item.entry, item.style.fontSize)
      guard item.style.hasMaximumBelowSize, let maximum = entry.values.maximumPointSize else { return nil }
      let message = "the maximum of \(maximum.value.shortest) points is below the font size of \(size.shortest)"
      return entry.finding(at: maximum, message + ", which is never reached")
    }
  }
}

extension ResolvedStyle {
  /// Whether the maximum is below the style's own size.
  var hasMaximumBelowSize: Bool { limits.maximumPointSize.map { $0 < fontSize } ?? false }
}
