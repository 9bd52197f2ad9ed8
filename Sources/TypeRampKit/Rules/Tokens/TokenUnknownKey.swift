import Diagnostics

extension Rule {
  static let tokenUnknownKey = Rule(
    token: "token-unknown-key", severity: .warning, isDeviation: true,
    summary: "a key with '$' is none of DTCG's",
    reason: """
      Names do not begin with '$': that is kept for keys that mean something, and readers reject what they do not know.
      """,
    bad: TokenExample.body(beside: "\n    \"«$name»\": \"Body\","),
    good: TokenExample.body(beside: "\n    \"$description\": \"Body\","))
}
