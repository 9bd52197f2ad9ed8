import TypeRampKit

extension Chore {
  /// The page of the rules, generated from the rules.
  static let rules = generating("rules", summary: "write docs/rules.md") { RuleDocs.files }
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
