import Writing

extension Rule {
  static let tightText = Rule(
    id: "tight-text", severity: .note,
    summary: "running text is set tighter than the spacing in WCAG 1.4.12",
    reason: """
      WCAG 1.4.12 names a line height of 1.5 and letter spacing of 0.12, as multiples of the size: in web content nothing \
      may be lost if a reader sets them. In an app the dictionary decides for its readers. A line height under 1.5 and \
      negative letter spacing are reported once in a dictionary, for body, callout, subheadline and smaller text.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "lineHeight": «1.4» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "lineHeight": 1.5 } }"#
  ) { input in
    let entries = { (isTight: (EntryValues) -> Bool) in
      input.scaledEntries.filter {
        isTight($0.entry.values) && $0.style.textStyle.isRunningText && !$0.entry.ignores("tight-text")
      }
    }
    let low = entries { $0.lineHeight.map { $0.value < 1.5 } ?? false }
    let tight = entries { $0.tracking.map { $0.value < 0 } ?? false }
    return [
      low.first.flatMap { first in
        first.entry.values.lineHeight.map {
          first.entry.finding(at: $0, "a line height under 1.5 in \(names(low)); WCAG 1.4.12 gives 1.5")
        }
      },
      tight.first.flatMap { first in
        first.entry.values.tracking.map {
          first.entry.finding(at: $0, "negative letter spacing in \(names(tight)); WCAG 1.4.12 gives 0.12 of the size")
        }
      },
    ].compactMap(\.self)
  }

  /// The styles, of which the first three are named.
  private static func names(_ entries: [ScaledEntry]) -> String { entries.map(\.entry.name).quotedList(upTo: 3) }
}

extension TextStyle {
  /// Whether this is body or smaller text, and no heading.
  fileprivate var isRunningText: Bool { index >= TextStyle.subheadline.index }
}
