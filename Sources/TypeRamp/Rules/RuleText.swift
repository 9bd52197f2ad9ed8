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
  ///
  /// - Parameter wrapped: breaks a paragraph into lines.
  package static func page(_ rule: Rule, wrapped: (String) -> String) -> String {
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

      \(rule.reason)

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
}
