extension Rule {
  static let fixedRunningText = Rule(
    id: "fixed-running-text", severity: .warning,
    summary: "a style of running text never scales",
    reason: """
      'fixed' is for a logo, or for a large title that is part of a picture. Text that people read must grow with \
      their setting. Where it cannot, as in a bar, offer the Large Content Viewer: showsLargeContentViewer in UIKit, \
      accessibilityShowsLargeContentViewer() in SwiftUI.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«fixed»": true } }"#,
    good: #"{ "title3": { "fontName": "Noteworthy-Light", "fontSize": 20, "fixed": true } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let entry = item.entry
      guard item.style.isFixed, !entry.isCustom, !item.style.textStyle.isTitle else { return nil }
      return entry.finding(
        atKey: .fixed,
        "'\(entry.name)' is fixed; text that is read should grow with the reader's setting\(RuleText.viewer)")
    }
  }
}

extension TextStyle {
  /// Whether this is one of the six titles.
  fileprivate var isTitle: Bool { index <= TextStyle.title3.index }
}
