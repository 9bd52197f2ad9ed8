/// The text that `--help` prints for a command.
package enum HelpText {
  /// The text, from parts like those of a `CommandDescription`.
  ///
  /// - Parameters:
  ///   - sections: lists of names with their meanings.
  ///   - width: the columns of the terminal.
  package static func text(
    abstract: String, usage: String, examples: [String], discussion: String, sections: [Section], width: Int = 80
  ) -> String {
    var lines = wrap(abstract, width: width) + ["", "Usage: \(usage)", "", "Examples:"] + examples.map { "  " + $0 }
    if !discussion.isEmpty { lines += [""] + wrap(discussion, width: width) }
    return lines.joined(separator: "\n") + "\n\n" + list(sections, width: width)
  }

  /// Lists of names with their meanings.
  package static func list(_ sections: [Section], width: Int = 80) -> String {
    let names = sections.flatMap { $0.rows.map(\.name.count) }.filter { $0 <= widestName }
    let indent = (names.max() ?? 0) + 4
    return sections.filter { !$0.rows.isEmpty || !$0.text.isEmpty }.map { section in
      let text = wrap(section.text, width: width - 2).map { "  " + $0 }
      let lines = text + section.rows.flatMap { row($0, indent, width) }
      return ([section.title + ":"] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// A list of names with their meanings, or a paragraph.
  package struct Section: Sendable {
    let title: String
    var text = ""
    var rows: [(name: String, meaning: String)] = []

    package init(_ title: String, _ rows: [(name: String, meaning: String)]) {
      self.title = title
      self.rows = rows
    }

    package init(_ title: String, text: String) {
      self.title = title
      self.text = text
    }

    package init(_ title: String, options: [OptionDeclaration]) {
      self.init(title, options.map { ($0.signature, $0.words.help) })
    }
  }

  /// The longest name beside which its meaning begins.
  private static let widestName = 29

  private static func row(_ row: (name: String, meaning: String), _ indent: Int, _ width: Int) -> [String] {
    let lines = wrap(row.meaning, width: width - indent)
    let margin = String(repeating: " ", count: indent)
    let head = "  " + row.name
    guard head.count + 2 <= indent else { return [head] + lines.map { margin + $0 } }
    let first = head + margin.dropFirst(head.count) + (lines.first ?? "")
    return [first] + lines.dropFirst().map { margin + $0 }
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    lines(of: text.split(separator: " ").map(String.init), width: width)
  }

  /// Words in lines of at most a width, if no word is longer.
  package static func lines(of words: [String], width: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
  }
}

extension OptionDeclaration {
  /// The option in help: `-o, --output PATH`.
  var signature: String {
    (letter.map { "-\($0), " } ?? "") + written + (takesValue ? " " + words.placeholder : "")
  }
}
