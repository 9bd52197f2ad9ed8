import Diagnostics

extension Rule {
  static let tokenReference = Rule(
    token: "token-reference", severity: .error,
    summary: "a reference leads nowhere",
    reason: """
      What it stands for cannot be known. '{font.body}' names a token, never a group; '#/font/body' is a JSON Pointer within
      the same document.
      """,
    bad: TokenExample.body(fontWeight: #""«{weight.bold}»""#),
    good: TokenExample.body(
      fontWeight: #""{weight.bold}""#,
      around: #"\#n  "weight": { "bold": { "$type": "fontWeight", "$value": 700 } },"#))
}
