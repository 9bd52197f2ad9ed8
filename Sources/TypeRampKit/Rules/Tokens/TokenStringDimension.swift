import Diagnostics

extension Rule {
  static let tokenStringDimension = Rule(
    token: "token-string-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension is a text",
    reason: """
      DTCG wrote dimensions as texts until 2024. Since then they are objects, and readers reject the texts.
      """,
    bad: TokenExample.body(fontSize: #""«17px»""#),
    good: TokenExample.body())
}
