/// The manual page of the program, in the macros of man(7).
package enum ManualPage {
  /// The page, with its final newline.
  ///
  /// - Parameters:
  ///   - date: the date of the version, such as `2026-11-22`.
  ///   - abstract: what the program is, without a full stop.
  ///   - description: what it does, in sentences.
  ///   - sections: lists of names with their meanings, after the commands.
  package static func text(
    version: String, date: String, abstract: String, description: String, commands: [CommandDescription],
    sections: [HelpText.Section]
  ) -> String {
    let head = [
      ".TH TYPERAMP 1 \(date) \"typeramp \(version)\" \"typeramp\"", ".SH NAME",
      "typeramp \\- \(escaped(abstract))",
      ".SH SYNOPSIS", ".B typeramp", ".I COMMAND", escaped("[options]"), ".SH DESCRIPTION",
    ]
    let rest = sections.flatMap { [".SH " + $0.title.uppercased()] + $0.rows.flatMap(item) }
    let body = paragraph(description) + [".SH COMMANDS"] + commands.flatMap(lines)
    return (head + body + rest).map { $0 + "\n" }.joined()
  }

  private static func lines(_ command: CommandDescription) -> [String] {
    let texts = [command.abstract, command.discussion].filter { !$0.isEmpty }.map(paragraph)
    let examples = [".PP", ".nf"] + command.examples.map(escaped) + [".fi"]
    let options = HelpText.Section("", options: command.options).rows.flatMap(item)
    return [".SS \(escaped(command.usage))"] + texts.joined(separator: [".PP"]) + examples + options
  }

  private static func item(_ name: String, _ meaning: String) -> [String] {
    [".TP", ".B \(escaped(name))"] + paragraph(meaning)
  }

  /// Lines of text that are also short in the source of the page.
  private static func paragraph(_ text: String) -> [String] {
    HelpText.lines(of: text.split(separator: " ").map { escaped(String($0)) }, width: 78)
  }

  /// A line of text: it begins no request, and characters that the page would break at or draw differently are escaped.
  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u" + hexadecimal(scalar) + "]"
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
