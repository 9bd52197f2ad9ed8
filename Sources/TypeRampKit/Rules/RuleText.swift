package enum RuleText {
  /// What is left to users of text that does not grow enough.
  static let viewer = "; in a bar, offer the Large Content Viewer"

  /// The id for a value that a conversion cannot represent.
  static let notHeld = "not-held"

  /// The id for a dictionary without styles for an output.
  static let noStyles = "no-styles"

  /// Other ids in the brackets after a finding, which are not rules that can be set: the id, or its prefix.
  package static let others: KeyValuePairs = [
    "syntax-":
      "The file is not well-formed JSON or a well-formed property list. It was read only up to the marked position, so there "
      + "may be other mistakes. This is not a rule and cannot be turned off.",
    "no-table":
      "Nothing can be computed from the marked value, and the rule that reports it is off or not an error. The file does "
      + "not compile, even with its rules turned off.",
    noStyles: "An output has only the styles that a dictionary defines, and the dictionary defines none.",
    "configuration-": "A mistake in typeramp.json. docs/build.md lists these ids.",
    "font-file": "A file given as a font is not TrueType, OpenType or a collection.",
    notHeld: "The target format cannot hold a value of the dictionary. Nothing is written.",
    "out-of-date": "An output is missing or out of date: compile without --check to write it.",
  ]

  package static func page(_ rule: Rule, width: Int) -> String {
    let head: [Prose] = [
      "\(prose: rule.id) (\(prose: rule.severity.rawValue))", Prose(prose: rule.description.summary),
    ]
    return (head.map(TextBlock.paragraph) + body(rule)).text(width: width)
  }

  /// The pages of all rules, as in docs/rules.md.
  package static let documentation = Rule.all.flatMap { rule -> [TextBlock] in
    let summary: Prose = "\(strong: rule.severity.rawValue) · \(prose: rule.description.summary)"
    return [.title(Prose(prose: rule.id), level: 2), .paragraph(summary)] + body(rule)
  }.markdown

  /// The reason and the examples of a rule. The bad one has the marks of its tests.
  private static func body(_ rule: Rule) -> [TextBlock] {
    let language =
      switch rule.check {
      case .code: "swift"
      case .texts: "c"
      default: "json"
      }
    return [
      .paragraph(Prose(prose: rule.description.reason)), .paragraph("Reported:"),
      .code(rule.description.bad, language: language),
      .paragraph("Not reported:"), .code(rule.description.good, language: language),
    ]
  }
}

extension ContentSizeCategory {
  /// The text size in a message: `AX5`, `the default text size`.
  var inMessage: String { self == .default ? "the default text size" : shortName }
}
