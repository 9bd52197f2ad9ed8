import Diagnostics

extension Rule {
  static let tokenMappedTwice = Rule(
    token: "token-mapped-twice", severity: .error,
    summary: "two tokens would be the same text style",
    reason: """
      Only one of them can be. A mapping file (--map), or an extension of the token, says which.
      """,
    bad:
      #"{ "ios": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }, "web": { "«body»": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "16" } } } }"#,
    good:
      #"{ "ios": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }, "web": { "text": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "16" } } } }"#,
    form: .tokensStudio)
}
