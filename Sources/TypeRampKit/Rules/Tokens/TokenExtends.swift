import Diagnostics

extension Rule {
  static let tokenExtends = Rule(
    token: "token-extends", severity: .error,
    summary: "a group extends what it cannot",
    reason: """
      '$extends' names another group of the document. One that is missing, is a token, or leads back to the group itself
      leaves the group without the tokens that it was meant to have.
      """,
    bad: TokenExample.body(around: #"\#n  "more": { "$extends": "«{missing}»" },"#),
    good: TokenExample.body(around: #"\#n  "more": { "$extends": "{base}" }, "base": {},"#))
}
