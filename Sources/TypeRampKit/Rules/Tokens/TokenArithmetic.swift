import Diagnostics

extension Rule {
  static let tokenArithmetic = Rule(
    token: "token-arithmetic", severity: .error,
    summary: "arithmetic has no result",
    reason: """
      Pixels and rem cannot be added before somebody says how large a rem is, and nothing can be divided by zero.
      """,
    bad: #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "«1rem + 1px»" } } }"#,
    good: #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "16px + 1px" } } }"#,
    form: .tokensStudio)
}
