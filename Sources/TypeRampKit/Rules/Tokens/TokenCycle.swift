import Diagnostics

extension Rule {
  static let tokenCycle = Rule(
    token: "token-cycle", severity: .error,
    summary: "references lead in a circle",
    reason: """
      None of the tokens in it has a value.
      """,
    bad: TokenExample.body(
      around: #"\#n  "a": { "$type": "number", "$value": "«{b}»" }, "b": { "$type": "number", "$value": "{a}" },"#),
    good: TokenExample.body(
      around: #"\#n  "a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 },"#))
}
