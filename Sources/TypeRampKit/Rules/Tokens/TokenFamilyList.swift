import Diagnostics

extension Rule {
  static let tokenFamilyList = Rule(
    token: "token-family-list", severity: .warning,
    summary: "several font families stand in one text",
    reason: """
      DTCG has them as a list; a text is one name, commas included, and no font is called so.
      """,
    bad: TokenExample.body(fontFamily: #""«Optima, sans-serif»""#),
    good: TokenExample.body(fontFamily: #"["Optima", "sans-serif"]"#))
}
