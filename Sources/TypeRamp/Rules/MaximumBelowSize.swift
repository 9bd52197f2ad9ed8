import Diagnostics
import Documents

extension Rule {
  static let maximumBelowSize = Rule(
    id: "maximum-below-size", severity: .warning,
    summary: "a style's maximum is below its size at large",
    reason: "The size is never reached: the style stays at its maximum, or below, at every content size.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": «15» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 28 } }"#
  ) { dictionary in
    dictionary.entries.compactMap { entry in
      let entry = entry.entry
      guard let size = entry.number(.fontSize), let maximum = entry.number(.maximumPointSize), maximum < size,
        let member = entry[.maximumPointSize]
      else { return nil }
      return Finding(
        at: member.value,
        "the maximum of \(maximum.shortest) points is below the font size of \(size.shortest), which is never reached",
        keyPath: entry.keyPath(of: member.name))
    }
  }
}
