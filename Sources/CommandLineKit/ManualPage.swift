/// The manual page of the program, in the macros of man(7).
package struct ManualPage {
  private let version: String
  private let date: String
  private let abstract: String
  private let commands: [CommandDescription]
  private let sections: [HelpText.Section]

  /// - Parameters:
  ///   - date: the date of the version, such as `2026-11-22`.
  ///   - abstract: what the program is, without a full stop.
  ///   - sections: lists of names with their meanings, after the commands.
  package init(
    version: String, date: String, abstract: String, commands: [CommandDescription], sections: [HelpText.Section]
  ) {
    self.version = version
    self.date = date
    self.abstract = abstract
    self.commands = commands
    self.sections = sections
  }

  /// The page, with its final newline.
  package var text: String {
    let head = [
      ".TH TYPERAMP 1 \(date) \"typeramp \(version)\" \"typeramp\"", ".SH NAME",
      "typeramp \\- \(Self.escaped(abstract))",
      ".SH SYNOPSIS", ".B typeramp", ".I COMMAND", Self.escaped("[options]"), ".SH COMMANDS",
    ]
    let rest = sections.flatMap { [".SH " + $0.title.uppercased()] + $0.rows.flatMap(Self.item) }
    return (head + commands.flatMap(Self.lines) + rest).map { $0 + "\n" }.joined()
  }

  private static func lines(_ command: CommandDescription) -> [String] {
    let texts = [command.abstract, command.discussion].filter { !$0.isEmpty }.map(paragraph)
    let examples = [".PP", ".nf"] + command.examples.map(escaped) + [".fi"]
    let options = command.options.map { ($0.signature, $0.words.help) }.flatMap(item)
    return [".SS \(escaped(command.usage))"] + texts.joined(separator: [".PP"]) + examples + options
  }

  private static func item(_ name: String, _ meaning: String) -> [String] {
    [".TP", ".B \(escaped(name))"] + paragraph(meaning)
  }

  /// Lines of text that are also short in the source of the page.
  private static func paragraph(_ text: String) -> [String] {
    text.split(separator: " ").map { escaped(String($0)) }.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= 78 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
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

  /// A scalar in hexadecimal, with at least four digits.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
