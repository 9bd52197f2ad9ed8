import DynamicType
import StyleModel
import Writing

/// Text from files (names of fonts and files, descriptions), escaped for Swift source.
enum SwiftText {
  /// A quoted string literal. No text can end it or be read as code, and no character in it is invisible.
  static func literal(_ string: String) -> String { "\"\(string.escapedForQuotes { $0.codePoint })\"" }

  /// Text for a `//` comment: on one line, with spaces for invisible characters.
  static func comment(_ string: String) -> String {
    string.escaped(plain: { $0.isPrintable }, by: { $0 == "#" ? $0.codePoint : " " })
  }

  /// A text as a doc comment; nil if it has no lines.
  static func documentation(_ text: String?) -> String? {
    let lines = (text ?? "").lines.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.map { "/// " + comment(String($0)) }.joined(with: "\n")
  }
}

// MARK: - Entries of tables

extension SwiftText {
  /// An array of numbers.
  static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(\.shortest).joined(with: ", "))]"
  }

  /// An array of cases.
  static func list(ofCases names: [String]) -> String {
    "[\(names.map { "." + $0 }.joined(with: ", "))]"
  }

  /// The argument for content sizes with inferred numbers; nil if there are none.
  static func inferred(_ sizes: [ContentSizeCategory]) -> String? {
    if sizes.isEmpty { return nil }
    let (isAllBut, names) = sizes.shorterList
    let cases = list(ofCases: names)
    return isAllBut ? "inferred: ContentSize.all(but: \(cases))" : "inferred: \(cases)"
  }

  /// The `MetricEntry` of a metric.
  static func entry(of metric: ResolvedMetric, on platform: Platform) -> String {
    let font = platform.preferredFont(metric.relativeTo)
    return entry(
      "MetricEntry",
      [
        "value: \(metric.value.shortest)", "relativeTo: .\(font.textStyle.name)",
        "lineSpacings: \(list(font.lineSpacings))",
      ],
      [inferred(font.inferredCategories)].compactMap(\.self))
  }

  /// An entry of a table: arguments that all entries have, and others on a line of their own, if there are any.
  static func entry(_ type: String, _ arguments: [String], _ others: [String]) -> String {
    let arguments = arguments.joined(with: ", ")
    if others.isEmpty { return "\(type)(\(arguments))" }
    return "\(type)(\n  \(arguments),\n  \(others.joined(with: ", ")))"
  }
}
