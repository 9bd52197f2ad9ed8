import Diagnostics

extension Rule {
  static let tokenOlderKeys = Rule(
    token: "token-older-keys", severity: .warning, isDeviation: true,
    summary: "a key has no '$', as it had none before DTCG",
    reason: """
      'value', 'type' and 'comment' are names of tokens and groups in DTCG, and no more.
      """,
    bad:
      #"{ "body": { "$type": "typography", "«value»": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }"#,
    good: TokenExample.body())
}
