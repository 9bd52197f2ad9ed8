import CommandLineKit
import TypeRampProject

extension Command {
  static let show = Command(
    name: "show",
    abstract: "Show a text-style dictionary as a table: every style at every text size.",
    examples: [
      "typeramp show Brand.json --style body --at L --at AX3",
      "typeramp show Brand.json --nearest 15,semibold",
    ],
    discussion: """
      Sizes are in points. INPUT is a dictionary, design tokens or '-' for standard input (default: the inputs of \
      \(Configuration.fileName); without one what is in this folder; without that Apple's own styles). On a terminal \
      without room for all columns those in the middle are left out.
      """,
    operands: "[INPUT…]",
    options: [
      ShowOptions.style.declaration, ShowOptions.at.declaration, ShowOptions.nearest.declaration,
      ShowOptions.allThemes.declaration, ShowOptions.svg.declaration, OutputOptions.styles.declaration,
    ] + ShowOptions.forms.all + [Setting.displayScale.declaration], shared: Setting.ofTables
  ) { invocation in
    var run = try ShowRun(invocation)
    return try run.show()
  }
}

/// The options that only `show` has.
enum ShowOptions {
  static let style = Option<String>(
    "style", placeholder: "STYLE", isRepeatable: true, help: "show this style only; may be given several times")

  static let at = Option<ContentSizeCategory>(
    "at", placeholder: "SIZE", choices: ContentSizeCategory.allCases.map(\.shortName),
    spellings: ContentSizeCategory.allCases.flatMap(\.spellings), isRepeatable: true,
    help: "show this text size only, such as L or AX3; may be given several times"
  ) { text in ContentSizeCategory.allCases.first { text.isSpelling(among: $0.spellings) } }

  static let nearest = Option<WantedFont>(
    "nearest", placeholder: "SIZE[,WEIGHT[,FONT]]", expected: "a size and a weight, such as '15,semibold' or '15,600'",
    help: "show the three styles nearest to a font: points at the default text size, a weight by its name or number "
      + "(default: regular), and a part of the font's name"
  ) { WantedFont($0) }

  static let allThemes = Flag("all-themes", help: "show a table for each theme or context of design tokens")

  static let svg = Option<String>(
    "svg", placeholder: "FILE",
    help: "write a picture instead of a table: a word at each text size, as outlines, so that it needs no fonts")

  static let forms = FormOptions(
    markdown: "print a table in Markdown", json: "print JSON, in the form of 'compile --format json'")
}

extension [ScaledTable] {
  /// The name of a style of one of them that a call names in any spelling.
  func styleName(_ name: String) throws(UsageError) -> String {
    let known = flatMap(\.allStyles).map(\.style.name)
    let textStyle = TextStyle.allCases.first { name.isSpelling(among: $0.spellings) }
    let found = known.contains(name) ? name : textStyle?.name ?? name
    if known.contains(found) { return found }
    throw .unknownName(
      name, kind: "style", known: known, spellings: flatMap(\.styles).flatMap { $0.style.textStyle.spellings })
  }
}

extension String {
  /// Whether it is one of several spellings, in any case: names in a call, unlike those in a file, mean one thing.
  func isSpelling(among spellings: [String]) -> Bool {
    let text = lowercased()
    return spellings.contains { $0.lowercased() == text }
  }
}
