import Writing

extension Rule {
  static let fractionalSize = Rule(
    id: "fractional-size", severity: .note,
    summary: "a fractional font size is rounded, even at the default content size",
    reason: """
      UIFontMetrics rounds every size to whole points. A style designed at 12.99 points is shown at 13, even at the \
      default content size. A fixed style is not rounded.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «17.5» } }"#,
    good: #"{ "title": { "fontName": "Noteworthy-Light", "fontSize": 27.8, "fixed": true } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let (entry, sizes) = (item.entry, item.scaled.sizes)
      guard !item.style.isFixed, !item.scaled.vanishes, let size = entry.values.fontSize,
        size.value != size.value.rounded(), abs(size.value - sizes[3]) < 1
      else { return nil }
      let message = "\(size.value.shortest) points become \(sizes[3].shortest) at the default size"
      return entry.finding(at: size, message + ": sizes are rounded to whole points")
    }
  }
}
