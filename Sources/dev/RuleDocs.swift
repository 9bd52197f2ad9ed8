import Foundation
import TypeRampKit

extension Chore {
  /// The page of the rules, generated from the rules.
  static let rules = Chore(name: "rules", summary: "write docs/rules.md") { call in
    let isFresh = try RuleDocs.isFresh
    if !isFresh && !call.isCheck { try Data(RuleDocs.text.utf8).write(to: RuleDocs.file) }
    print("docs/rules.md is \(isFresh ? "fresh" : call.isCheck ? "stale: run 'swift run dev rules'" : "written")")
    return isFresh || !call.isCheck
  }
}

/// docs/rules.md.
enum RuleDocs {
  static let file = Dev.root.appending(path: "docs/rules.md")

  static var isFresh: Bool {
    get throws { (try? String(contentsOf: file, encoding: .utf8)) == text }
  }

  static let text = """
    # Rules

    What `typeramp validate` and `typeramp compile` find. An **error** breaks an app, a **warning** misleads, a **note**
    informs. `--rule ID=error|warning|note|off` changes that, `--strict` makes warnings errors. `typeramp explain ID` prints
    a rule's part of this page.

    This page is made from the rules by `swift run dev rules`.

    Other ids:

    \(RuleText.others.map { "- `\($0.id)\($0.id.hasSuffix("-") ? "…" : "")`: \($0.text)" }.joined(separator: "\n"))

    """ + "\n" + RuleText.documentation
}
