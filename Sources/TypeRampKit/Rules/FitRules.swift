// Rules about texts where they are shown, which `FitCheck` checks.

extension Rule {
  static let textDoesNotFit = Rule(
    id: "text-does-not-fit", severity: .warning,
    summary: "a text takes more lines than a label has",
    reason: """
      A label cuts off what does not fit. 'typeramp fit' measures the texts of catalogs in the font of their style, at \
      each text size. If the first text size at which it does not fit is above 'fitUpTo' of typeramp.json, by default AX1, it is \
      a note. Kerning is not measured: widths err by some percent to the wide side. Give the label more lines or more width, or let it scroll.
      """,
    bad: "\"done\" = \"«Done with it»\";", good: "\"done\" = \"Done\";", check: .texts)

  static let wordWiderThanLine = Rule(
    id: "word-wider-than-line", severity: .warning,
    summary: "a word is wider than the line of a label",
    reason: """
      No line break helps: UIKit breaks such a word between any two letters, or cuts it off. Write soft hyphens (U+00AD) into it, take \
      a shorter word, or give the label more width. If the first text size at which it is too wide is above 'fitUpTo' of \
      typeramp.json, by default AX1, it is a note.
      """,
    bad: "\"done\" = \"«Notifications»\";", good: "\"done\" = \"News\";", check: .texts)
}
