import Diagnostics

extension Rule {
  static let tokenBareDimension = Rule(
    token: "token-bare-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension has no unit",
    reason: """
      Tools disagree on what it means: most take pixels, Style Dictionary takes multiples of 16. DTCG wants the unit, even
      at zero.
      """,
    bad: TokenExample.body(letterSpacing: "«0»"),
    good: TokenExample.body())
}
