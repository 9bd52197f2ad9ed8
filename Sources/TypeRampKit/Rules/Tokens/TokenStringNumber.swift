import Diagnostics

extension Rule {
  static let tokenStringNumber = Rule(
    token: "token-string-number", severity: .warning, isDeviation: true,
    summary: "a number is a text",
    reason: """
      Readers reject a text where a number is expected.
      """,
    bad: TokenExample.body(lineHeight: #""«1.3»""#),
    good: TokenExample.body())
}
