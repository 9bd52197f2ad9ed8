import Diagnostics

extension Rule {
  static let tokenMissingType = Rule(
    token: "token-missing-type", severity: .warning, isDeviation: true,
    summary: "a token has no type",
    reason: """
      A type is the token's own, or that of the token it refers to, or that of a group around it. Readers must not guess it
      from the value; here it is guessed, where it is plain.
      """,
    bad: TokenExample.body(around: #"\#n  "«base»": { "$value": { "value": 16, "unit": "px" } },"#),
    good: TokenExample.body(around: #"\#n  "base": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },"#)
  )
}
