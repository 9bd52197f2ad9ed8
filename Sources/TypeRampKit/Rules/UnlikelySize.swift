import Writing

extension Rule {
  static let unlikelySize = Rule(
    id: "unlikely-size", severity: .warning,
    summary: "a font size is too small or too large to read",
    reason: """
      Apple's own text has 11 to 36 points at the default content size. Text below 6 points cannot be read, and above \
      100 points a word fills the screen. Check the unit and the digits.
      """,
    bad: #"{ "extraLargeTitle": { "fontName": "Noteworthy-Light", "fontSize": «360» } }"#,
    good: #"{ "extraLargeTitle": { "fontName": "Noteworthy-Light", "fontSize": 36 } }"#
  ) { input in
    let unlikely = input.dictionary.entries.filter { entry in
      entry.values.fontSize.map { !(6...100).contains($0.value) } ?? false
    }
    if unlikely.isEmpty { return [] }
    let vanishing = Set(input.scaledEntries.filter(\.scaled.vanishes).map(\.entry.name))
    return unlikely.compactMap { entry in
      guard let size = entry.values.fontSize, !vanishing.contains(entry.name) else { return nil }
      return entry.finding(
        at: size,
        "\(size.value.shortest) points is too \(size.value < 6 ? "small" : "large") for text; expected 6 to 100")
    }
  }
}
