import Diagnostics

/// Rules about the types and values of tokens.
extension TokenRule {
  static let typeMismatch = TokenRule(
    "token-type-mismatch", severity: .warning, isDeviation: true,
    summary: "a reference names a token of another type",
    reason: "A program that checks types sees a number where it expects a font weight.",
    bad: TokenExample.body(
      fontWeight: #""«{weight}»""#, around: #"\#n  "weight": { "$type": "number", "$value": 400 },"#),
    good: TokenExample.body(
      fontWeight: #""{weight}""#, around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#))

  static let unknownType = TokenRule(
    "token-unknown-type", severity: .warning, isDeviation: true,
    summary: "a type is not one of DTCG's",
    reason: "DTCG has thirteen types, each with one spelling. Every reader skips a token of another type.",
    bad: TokenExample.body(
      around: #"\#n  "base": { "$type": "«fontSizes»", "$value": { "value": 16, "unit": "px" } },"#),
    good: TokenExample.body(around: #"\#n  "base": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },"#)
  )

  static let missingType = TokenRule(
    "token-missing-type", severity: .warning, isDeviation: true,
    summary: "a token has no type",
    reason: """
      The type is the token's own, or that of the token it refers to, or that of a group around it. Readers must not \
      guess it from the value. typeramp guesses it if the value is unambiguous.
      """,
    bad: TokenExample.body(around: #"\#n  "«base»": { "$value": { "value": 16, "unit": "px" } },"#),
    good: TokenExample.body(around: #"\#n  "base": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },"#)
  )

  static let value = TokenRule(
    "token-value", severity: .error,
    summary: "invalid value for a token of this type",
    reason: "A weight above 1000, a size below zero, or a list instead of a number cannot be shown.",
    bad: TokenExample.body(fontWeight: "«1200»"),
    good: TokenExample.body(fontWeight: "700"))

  static let notComposite = TokenRule(
    "token-not-composite", severity: .warning,
    summary: "a typography token is not composite",
    reason: """
      Some files of the older forms give the type 'typography' to single sizes and weights. These tokens are skipped.
      """,
    bad:
      #"{ "weight": { "type": "typography", "value": "«bold»" }, "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"#,
    good:
      #"{ "weight": { "type": "fontWeights", "value": "bold" }, "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"#,
    form: .tokensStudio)

  static let arithmetic = TokenRule(
    "token-arithmetic", severity: .error,
    summary: "arithmetic has no result",
    reason: "Pixels and rem cannot be added without a size for the rem, and division by zero has no result.",
    bad: #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "«1rem + 1px»" } } }"#,
    good: #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "16px + 1px" } } }"#,
    form: .tokensStudio)
}
