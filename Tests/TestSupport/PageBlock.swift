import Foundation

/// A code block in a page of the documentation: its language, the attributes of its fence, and its text.
package struct PageBlock: Sendable {
  package let language: String
  package let attributes: [String: String]
  package let text: String

  /// The code blocks of a page under docs, in order.
  package static func all(of page: String) throws -> [PageBlock] {
    all(in: try String(contentsOf: Repository.root.appending(path: "docs/\(page).md"), encoding: .utf8))
  }

  /// The blocks of a text in Markdown, in order.
  package static func all(in text: String) -> [PageBlock] {
    text.matches(of: /(?m)^```(\w+)(.*)\n((?s:.*?))^```$/).map { match in
      let words = match.2.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      return PageBlock(
        language: String(match.1),
        attributes: Dictionary(words.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first },
        text: String(match.3))
    }
  }
}
