import Diagnostics

extension Rule {
  static let tokenValue = Rule(
    token: "token-value", severity: .error,
    summary: "a value is none that its token can have",
    reason: """
      A weight above 1000, a size below zero or a list where a number is expected stand for nothing that could be shown.
      """,
    bad: TokenExample.body(fontWeight: "«1200»"),
    good: TokenExample.body(fontWeight: "700"))
}
