import Diagnostics

extension Rule {
  static let tokenOlderReference = Rule(
    token: "token-older-reference", severity: .warning, isDeviation: true,
    summary: "a reference is written as it was before DTCG",
    reason: """
      In DTCG the braces hold the names of a token and nothing else: no spaces, and no '.value' at the end.
      """,
    bad: TokenExample.body(
      fontWeight: #""«{weight.value}»""#,
      around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#),
    good: TokenExample.body(
      fontWeight: #""{weight}""#,
      around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#))
}
