import Diagnostics

extension Rule {
  static let tokenUnmapped = Rule(
    token: "token-unmapped", severity: .note,
    summary: "typography tokens are no text styles",
    reason: """
      They are left out of what is compiled.
      """,
    bad: TokenExample.body(around: #"\#n  "«hero»": { "$type": "typography", "$value": "{body}" },"#),
    good: TokenExample.body())
}
