import Foundation
import TestSupport
import TypeRampKit

extension Chore {
  /// The page of the rules, made from the rules.
  static let rules = generating("rules", summary: "write docs/rules.md") { RuleDocs.files }

  /// The map of pages for agents, made from the map for people.
  static let llms = generating("llms", summary: "write docs/llms.txt") {
    let text = try PageMap.text(map: Repository.text(of: "docs/README.md"), readme: Repository.text(of: "README.md"))
    return GeneratedFiles(texts: ["docs/llms.txt": text])
  }
}

/// docs/rules.md.
enum RuleDocs {
  static let files = GeneratedFiles(texts: ["docs/rules.md": text])

  private static let text = """
    # Rules

    What `typeramp validate` and `typeramp compile` find. An **error** breaks the app, a **warning** marks what may not be
    intended, a **note** is for information. `--rule ID=error|warning|note|off` changes that, and `--strict` makes warnings
    errors. `typeramp explain unknown-font` prints a rule's part of this page.

    This page is made from the rules by `swift run dev rules`.

    Other ids:

    \(RuleText.others.map { "- `\($0)\($0.hasSuffix("-") ? "…" : "")`: \($1)" }.joined(separator: "\n"))

    """ + "\n" + RuleText.documentation
}

/// docs/llms.txt, in the form of https://llmstxt.org: a title, a sentence, and sections of links.
private enum PageMap {
  /// The file.
  ///
  /// - Parameters:
  ///   - map: docs/README.md. A page is an item of a list, or a row of a table, that begins with its link.
  ///   - readme: README.md, which begins with the name of the project and a sentence about it.
  static func text(map: String, readme: String) -> String {
    let paragraph = readme.components(separatedBy: "\n\n")[1].replacing("\n", with: " ")
    let sections = map.components(separatedBy: "\n## ").dropFirst().map(section)
    return "# typeramp\n\n> \(paragraph.components(separatedBy: ". ")[0]).\n\n" + sections.joined(separator: "\n")
  }

  /// A section with its pages.
  ///
  /// - Parameter text: a section of the map, from its heading on.
  private static func section(_ text: String) -> String {
    let lines = text.replacing("\n  ", with: " ").components(separatedBy: "\n")
    return "## \(lines[0])\n\n" + lines.compactMap(page).joined()
  }

  /// The line of a page; nil for other lines, such as rows with several commands, whose pages the map has elsewhere.
  private static func page(_ line: String) -> String? {
    line.wholeMatch(of: /[|-] \[([^\]]+)\]\(([^)#]+)\)(?::| \|) (.+?)\.?(?: \|)?/).map { match in
      "- [\(match.1)](\(match.2)): \(match.3).\n"
    }
  }
}
