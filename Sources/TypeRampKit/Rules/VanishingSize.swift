import Writing

extension Rule {
  static let vanishingSize = Rule(
    id: "vanishing-size", severity: .error,
    summary: "a size is rounded to 0 points",
    reason: """
      Font sizes are rounded to whole points, so a size below one point can become 0, and its text is not shown. \
      A fixed size is written to a thousandth of a point. Check the unit, and whether the number was meant as a factor.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «0.4» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let entry = item.entry
      let small = [entry.values.maximumPointSize, entry.values.fontSize].compactMap(\.self)
      guard item.scaled.vanishes, let size = small.first(where: \.value.vanishes) ?? small.last,
        let category = ContentSizeCategory.allCases.first(where: { item.scaled.sizes[$0.index].vanishes })
      else { return nil }
      return entry.finding(
        at: size, "a font size of \(size.value.shortest) points is rounded to 0 at \(category.name)")
    }
  }
}

extension ScaledStyle {
  /// Whether the style has no size at some category.
  var vanishes: Bool { sizes.contains(where: \.vanishes) }
}

extension Double {
  /// Whether outputs show the size as 0: they round to thousandths.
  fileprivate var vanishes: Bool { rounded(toParts: 1000) == 0 }
}
