import Diagnostics

extension Rule {
  static let tokenExtension = Rule(
    token: "token-extension", severity: .error,
    summary: "an extension of typeramp's own says nothing that can be used",
    reason: """
      Under 'dev.typeramp' a token says which text style it is, and what DTCG has no words for.
      """,
    bad: TokenExample.body(beside: #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "«bodi»" } },"#),
    good: TokenExample.body(beside: #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "body" } },"#))
}
