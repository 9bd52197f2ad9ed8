import Diagnostics

extension Rule {
  static let tokenExtraMember = Rule(
    token: "token-extra-member", severity: .warning, isDeviation: true,
    summary: "a typography has a member that DTCG does not know",
    reason: """
      More than the five members make a typography invalid. What else belongs to it has its place in '$extensions', and is
      kept there.
      """,
    bad: TokenExample.body(more: ",\n      \"«textCase»\": \"none\""),
    good: TokenExample.body())
}
