import Diagnostics

extension Rule {
  static let tokenNotComposite = Rule(
    token: "token-not-composite", severity: .warning,
    summary: "a typography token is no composite",
    reason: """
      Some files of the older forms give the type 'typography' to sizes and weights alone. They are passed over.
      """,
    bad:
      #"{ "weight": { "type": "typography", "value": "«bold»" }, "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"#,
    good:
      #"{ "weight": { "type": "fontWeights", "value": "bold" }, "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"#,
    form: .tokensStudio)
}
