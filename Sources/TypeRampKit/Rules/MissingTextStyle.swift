extension Rule {
  static let missingTextStyle = Rule(
    id: "missing-text-style", severity: .note,
    summary: "text styles have no entry and fall back to the preferred font",
    reason: """
      Leaving a style out is how a dictionary chooses the system font. The note helps if the dictionary should cover \
      a whole brand. It does not count the two extra-large titles, which few apps show.
      """,
    bad: """
      «{» "largeTitle": { "weight": "bold" }, "title": { "weight": "bold" }, "title2": { "weight": "bold" },
        "title3": { "weight": "bold" }, "headline": { "weight": "bold" }, "subheadline": { "weight": "bold" },
        "body": { "weight": "bold" }, "callout": { "weight": "bold" }, "footnote": { "weight": "bold" },
        "caption": { "weight": "bold" } }
      """,
    good: """
      { "largeTitle": { "weight": "bold" }, "title": { "weight": "bold" }, "title2": { "weight": "bold" },
        "title3": { "weight": "bold" }, "headline": { "weight": "bold" }, "subheadline": { "weight": "bold" },
        "body": { "weight": "bold" }, "callout": { "weight": "bold" }, "footnote": { "weight": "bold" },
        "caption": { "weight": "bold" }, "caption2": { "weight": "bold" } }
      """
  ) { input in
    let dictionary = input.dictionary
    // Design tokens name the styles of a design, not those of iOS.
    guard dictionary.root.kind == .dictionary, !dictionary.root.isDerived, dictionary.foreignFormat == nil else {
      return []
    }
    // A misspelt key is reported separately, with the intended style.
    let meant = Set(dictionary.top.mistakes.compactMap(\.suggestion).compactMap(TextStyle.init(spelling:)))
    let missing = TextStyle.allCases.filter {
      !rare.contains($0) && !meant.contains($0) && dictionary.entry(for: $0) == nil
    }
    guard !missing.isEmpty else { return [] }
    let subject = missing.count <= 3 ? missing.map(\.name).quotedList : "\(missing.count) text styles"
    let verb = missing.count == 1 ? "has no entry and falls" : "have no entry and fall"
    let finding = Diagnostic(at: dictionary.root, "\(subject) \(verb) back to the preferred font")
    return [finding.with { $0.range = dictionary.root.range.prefix(1) }]
  }

  private static let rare: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2]
}
