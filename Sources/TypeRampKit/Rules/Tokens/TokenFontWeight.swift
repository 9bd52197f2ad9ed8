import Diagnostics

extension Rule {
  static let tokenFontWeight = Rule(
    token: "token-font-weight", severity: .warning, isDeviation: true,
    summary: "a font weight is spelt otherwise than in DTCG",
    reason: """
      Weights are numbers from 1 to 1000, or one of eighteen names such as 'semi-bold', in just that case. A slant has no
      place among them.
      """,
    bad: TokenExample.body(fontWeight: #""«Bold»""#),
    good: TokenExample.body(fontWeight: #""bold""#))
}
