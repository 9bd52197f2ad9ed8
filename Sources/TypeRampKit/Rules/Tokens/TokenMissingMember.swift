import Diagnostics

extension Rule {
  static let tokenMissingMember = Rule(
    token: "token-missing-member", severity: .warning, isDeviation: true,
    summary: "a typography lacks one of its five members",
    reason: """
      DTCG requires all five. Without a family the system font is taken, without a weight the regular one; nothing is made
      up for the others.
      """,
    bad: TokenExample.body(letterSpacing: nil, open: "«{"),
    good: TokenExample.body())
}
