import Diagnostics

extension Rule {
  static let tokenDuplicateName = Rule(
    token: "token-duplicate-name", severity: .error,
    summary: "a group or a token has the same key twice",
    reason: """
      Readers keep one of the two, and not all of them the same one.
      """,
    bad: TokenExample.body(more: ",\n      \"«fontWeight»\": 700"),
    good: TokenExample.body())
}
