import Diagnostics

extension Rule {
  static let tokenTypeMismatch = Rule(
    token: "token-type-mismatch", severity: .warning, isDeviation: true,
    summary: "a reference leads to a token of another type",
    reason: """
      A font weight that refers to a number is a number, to a reader that goes by types.
      """,
    bad: TokenExample.body(
      fontWeight: #""«{weight}»""#, around: #"\#n  "weight": { "$type": "number", "$value": 400 },"#),
    good: TokenExample.body(
      fontWeight: #""{weight}""#, around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#))
}
