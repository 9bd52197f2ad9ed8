extension Rule {
  static let contradictoryLimits = Rule(
    id: "contradictory-limits", severity: .error,
    summary: "the smallest category of a style is above its largest",
    reason: "No content size is within the range. SwiftUI stops the app on such a range.",
    bad: """
      { "body": { "weight": "regular",
                  "minimumContentSizeCategory": "«accessibility3»", "maximumContentSizeCategory": "accessibility1" } }
      """,
    good: """
      { "body": { "weight": "regular",
                  "minimumContentSizeCategory": "large", "maximumContentSizeCategory": "accessibility3" } }
      """
  ) { input in
    input.dictionary.entries.compactMap { entry in
      guard let low = entry.values.minimumContentSizeCategory, let high = entry.values.maximumContentSizeCategory,
        low.value > high.value
      else { return nil }
      let message =
        "'\(low.name)' must not be above '\(high.name)': \(low.value.name) is larger than \(high.value.name)"
      return entry.finding(at: low, message).noting("the maximum is here", at: high.node)
    }
  }
}
