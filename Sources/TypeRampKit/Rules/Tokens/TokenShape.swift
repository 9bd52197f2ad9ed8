import Diagnostics

extension Rule {
  static let tokenShape = Rule(
    token: "token-shape", severity: .error,
    summary: "something stands where a token or a group of tokens is expected",
    reason: """
      A token has '$value' or '$ref' and holds no other token; everything else is a group, and what is in a group is a
      token or a group. What is neither means nothing.
      """,
    bad: TokenExample.body(beside: "\n    \"«large»\": {},"),
    good: TokenExample.body())
}
