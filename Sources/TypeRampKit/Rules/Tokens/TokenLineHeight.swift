import Diagnostics

extension Rule {
  static let tokenLineHeight = Rule(
    token: "token-line-height", severity: .warning, isDeviation: true,
    summary: "a line height is a length or a percentage",
    reason: """
      DTCG has line heights as plain multiples of the font size, as CSS has them. A length is divided by the font size
      beside it.
      """,
    bad: TokenExample.body(lineHeight: #""«22px»""#),
    good: TokenExample.body(lineHeight: "1.294"))
}
