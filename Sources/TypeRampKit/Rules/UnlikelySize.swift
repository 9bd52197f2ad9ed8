import Diagnostics
import Documents
import Writing

extension Rule {
  static let unlikelySize = Rule(
    id: "unlikely-size", severity: .warning,
    summary: "a font size is far from any that is read",
    reason: """
      Apple's own text goes from 11 to 36 points at the large content size. Below 6 points nobody reads it, above 100 a \
      word fills the screen: a unit or a digit is wrong.
      """,
    bad: #"{ "extraLargeTitle": { "fontName": "Noteworthy-Light", "fontSize": «360» } }"#,
    good: #"{ "extraLargeTitle": { "fontName": "Noteworthy-Light", "fontSize": 36 } }"#
  ) { input in
    let unlikely = input.dictionary.entries.filter { entry in
      entry[.fontSize].map { !(6...100).contains($0.value) } ?? false
    }
    if unlikely.isEmpty { return [] }
    let vanishing = Set(input.scaledEntries.filter(\.scaled.vanishes).map(\.entry.name))
    return unlikely.compactMap { entry in
      guard let size = entry[.fontSize], !vanishing.contains(entry.name) else { return nil }
      return Finding(
        at: size.node, "a font size of \(size.value.shortest) points is unlikely; expected 6 to 100",
        keyPath: entry.keyPath(of: size.name))
    }
  }
}
