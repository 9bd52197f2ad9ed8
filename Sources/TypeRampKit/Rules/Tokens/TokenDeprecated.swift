import Diagnostics

extension Rule {
  static let tokenDeprecated = Rule(
    token: "token-deprecated", severity: .warning,
    summary: "a text style comes from a deprecated token",
    reason: """
      Whoever keeps the tokens means to take it away.
      """,
    bad: TokenExample.body(name: "«body»", beside: #"\#n    "$deprecated": "use text.body","#),
    good: TokenExample.body())
}
