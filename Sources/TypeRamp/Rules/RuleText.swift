import Diagnostics
import Documents

/// What a rule says of itself: for a terminal, and for the documentation.
package enum RuleText {
  /// A line for each rule.
  package static let list: String = {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      let gap = String(repeating: " ", count: width - rule.id.count + 2)
      return "\(rule.id)\(gap)\(rule.severity)\n  \(rule.summary)\n"
    }.joined()
  }()

  /// The page of a rule, as `explain` prints it.
  package static func page(_ rule: Rule) -> String {
    """
    \(rule.id) (\(rule.severity))

    \(wrapped(rule.summary))

    \(wrapped(rule.reason))

    Found:

    \(indented(example(rule.bad)))

    Not found:

    \(indented(rule.good))

    """
  }

  /// The page of every rule, as docs/rules.md has them.
  package static let documentation: String = {
    let pages = Rule.all.map { rule in
      """
      ## \(rule.id)

      **\(rule.severity)** · \(rule.summary)

      \(wrapped(rule.reason, width: 120))

      Found:

      ```json
      \(example(rule.bad))
      ```

      Not found:

      ```json
      \(rule.good)
      ```

      """
    }
    return pages.joined(separator: "\n")
  }()

  /// The example without the marks of its tests.
  private static func example(_ text: String) -> String { text.filter { $0 != "«" && $0 != "»" } }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int = 80) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
