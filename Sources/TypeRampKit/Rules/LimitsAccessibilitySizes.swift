extension Rule {
  static let limitsAccessibilitySizes = Rule(
    id: "limits-accessibility-sizes", severity: .warning,
    summary: "a range of content sizes excludes all accessibility sizes",
    reason: """
      A reader who chooses one of the five accessibility sizes needs large text. A style whose range ends below them \
      stays small for these readers. Where text cannot grow, as in a bar, offer the Large Content Viewer \
      (fixed-running-text).
      """,
    bad: #"{ "body": { "weight": "regular", "maximumContentSizeCategory": "«xxxLarge»" } }"#,
    good: #"{ "body": { "weight": "regular", "maximumContentSizeCategory": "accessibility5" } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let entry = item.entry
      guard !item.style.isFixed, item.style.keepsAccessibilitySizesAway,
        let maximum = entry.values.maximumContentSizeCategory
      else { return nil }
      return entry.finding(
        at: maximum,
        "'\(entry.name)' never has an accessibility size; expected 'accessibility1' or more\(RuleText.viewer)")
    }
  }
}

extension ResolvedStyle {
  /// Whether the style stops growing before the five accessibility sizes.
  var keepsAccessibilitySizesAway: Bool { limits.maximumCategory.map { !$0.isAccessibilityCategory } ?? false }
}
