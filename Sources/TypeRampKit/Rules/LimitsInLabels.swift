extension Rule {
  static let limitsInLabels = Rule(
    id: "limits-in-labels", severity: .note,
    summary: "a label of UIKit cannot apply the limits of a style by itself",
    reason: """
      A label with 'adjustsFontForContentSizeCategory' scales its font when the setting changes. It knows the maximum \
      of a font with a name or a size, but no range of text sizes, so it scales past the range. A system font \
      without 'fontSize' keeps its size if the style has any limit. Set the font again when the traits change, \
      or use SwiftUI.
      """,
    bad: #"{ "body": { "weight": "regular", "«maximumContentSizeCategory»": "accessibility3" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 40 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let (entry, style) = (item.entry, item.style)
      // The others have their own rules.
      guard !style.isFixed, !style.keepsAccessibilitySizesAway else { return nil }
      let isPreferred = if case .system(_, _, usesPreferredSizes: true) = style.font { true } else { false }
      let limits: [EntryKey] = [.maximumContentSizeCategory, .minimumContentSizeCategory]
      let keys = style.limits.excludesCategories ? limits : isPreferred ? [.maximumPointSize] : []
      let mistake = isPreferred ? "does not scale '\(entry.name)'" : "scales '\(entry.name)' past its limits"
      return keys.lazy.compactMap {
        entry.finding(
          atKey: $0, "a label that adjusts its font \(mistake); set the font again when the traits change")
      }.first
    }
  }
}
