import Diagnostics
import Documents
import DynamicType

extension Rule {
  static let missingTextStyle = Rule(
    id: "missing-text-style", severity: .note,
    summary: "text styles have no entry and fall back to the preferred font",
    reason: """
      This is how a dictionary leaves a style to the system. It is worth knowing when a whole brand is meant to be \
      covered. The two extra-large titles, which few apps show, are not missed.
      """,
    bad: """
      «{ "largeTitle": { "weight": "bold" }, "title": { "weight": "bold" }, "title2": { "weight": "bold" },
        "title3": { "weight": "bold" }, "headline": { "weight": "bold" }, "subheadline": { "weight": "bold" },
        "body": { "weight": "bold" }, "callout": { "weight": "bold" }, "footnote": { "weight": "bold" },
        "caption": { "weight": "bold" } }»
      """,
    good: """
      { "largeTitle": { "weight": "bold" }, "title": { "weight": "bold" }, "title2": { "weight": "bold" },
        "title3": { "weight": "bold" }, "headline": { "weight": "bold" }, "subheadline": { "weight": "bold" },
        "body": { "weight": "bold" }, "callout": { "weight": "bold" }, "footnote": { "weight": "bold" },
        "caption": { "weight": "bold" }, "caption2": { "weight": "bold" } }
      """
  ) { input in
    let dictionary = input.dictionary
    guard dictionary.root.kind == .dictionary, dictionary.foreignFormat == nil else { return [] }
    let missing = TextStyle.allCases.filter { !rare.contains($0) && dictionary.entry(for: $0) == nil }
    guard !missing.isEmpty else { return [] }
    let names = missing.map(\.name).quotedList
    let sentence = missing.count == 1 ? "\(names) has no entry and falls" : "\(names) have no entry and fall"
    return [Finding(at: dictionary.root, sentence + " back to the preferred font")]
  }

  private static let rare: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2]
}
