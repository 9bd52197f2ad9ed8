import Diagnostics

extension Rule {
  static let tokenUnknownType = Rule(
    token: "token-unknown-type", severity: .warning, isDeviation: true,
    summary: "a type is none of DTCG's",
    reason: """
      The thirteen types are spelt one way. A token of another type is passed over by every reader.
      """,
    bad: TokenExample.body(
      around: #"\#n  "base": { "$type": "«fontSizes»", "$value": { "value": 16, "unit": "px" } },"#),
    good: TokenExample.body(around: #"\#n  "base": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },"#)
  )
}
