import DynamicType
import StyleModel
import Writing

/// Text from files (names of fonts and files, descriptions), escaped for Swift source.
enum SwiftText {
  /// A quoted string literal. No text can end it or be read as code, and no character in it is invisible.
  static func literal(_ string: String) -> UTF8Text {
    var text = UTF8Text()
    text.append(quoted: string) { scalar, text in text.append(codePoint: scalar) }
    return text
  }

  /// Text for a `//` comment: on one line, with spaces for invisible characters.
  static func comment(_ string: String) -> UTF8Text {
    var comment = UTF8Text()
    append(string[...], to: &comment)
    return comment
  }

  private static func append(_ string: Substring, to comment: inout UTF8Text) {
    comment.append(string, plain: .printable) { scalar, comment in
      if scalar == "#" { return comment.append(codePoint: scalar) }
      comment.append(scalar: scalar.isPrintable ? scalar : " ")
    }
  }

  /// Writes a text as a doc comment, and a line before or after it; nothing if it has no lines.
  static func write(
    documentation text: String?, after first: UTF8Text? = nil, before last: UTF8Text? = nil, to writer: inout TextWriter
  ) {
    let lines = (text ?? "").lines.filter { !$0.isEmpty }
    guard !lines.isEmpty else { return }
    if let first { writer.line(first) }
    for line in lines {
      writer.line {
        $0.append("/// ")
        append(line, to: &$0)
      }
    }
    if let last { writer.line(last) }
  }
}

// MARK: - Entries of tables

extension SwiftText {
  /// An array of numbers.
  static func list(_ numbers: [Double]) -> UTF8Text {
    "[\(numbers.map { number -> UTF8Text in "\(number)" }.joined(separator: ", "))]"
  }

  /// An array of cases.
  static func list(ofCases names: [String]) -> UTF8Text {
    "[\(names.map { "." + $0 }.joined(with: ", "))]"
  }

  /// The argument for content sizes with inferred numbers; nil if there are none.
  static func inferred(_ sizes: [ContentSizeCategory]) -> UTF8Text? {
    if sizes.isEmpty { return nil }
    let (isAllBut, names) = sizes.shorterList
    let cases = list(ofCases: names)
    return isAllBut ? "inferred: ContentSize.all(but: \(cases))" : "inferred: \(cases)"
  }

  /// The `MetricEntry` of a metric.
  static func entry(of metric: ResolvedMetric, on platform: Platform) -> UTF8Text {
    let font = platform.preferredFont(metric.relativeTo)
    return entry(
      "MetricEntry",
      ["value: \(metric.value)", "relativeTo: .\(font.textStyle.name)", "lineSpacings: \(list(font.lineSpacings))"],
      [inferred(font.inferredCategories)].compactMap(\.self))
  }

  /// An entry of a table: arguments that all entries have, and others on a line of their own, if there are any.
  static func entry(_ type: StaticString, _ arguments: [UTF8Text], _ others: [UTF8Text]) -> UTF8Text {
    let arguments = arguments.joined(separator: ", ")
    if others.isEmpty { return "\(type)(\(arguments))" }
    return "\(type)(\n  \(arguments),\n  \(others.joined(separator: ", ")))"
  }
}
