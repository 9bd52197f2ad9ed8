import Diagnostics

/// Rules about which token is which text style.
extension TokenRule {
  package static let noStyle = TokenRule(
    "token-no-style", severity: .error,
    summary: "there is no typography to compile",
    reason: """
      Styles come from typography tokens with a font size. A table without any would be Apple's own, which nobody asked \
      for.
      """,
    bad: #"«{ "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }»"#,
    good: TokenExample.body())

  package static let mappedTwice = TokenRule(
    "token-mapped-twice", severity: .error,
    summary: "two tokens would be the same text style",
    reason: """
      Only one of them can be. A mapping file (--map), or an extension of the token, says which.
      """,
    bad:
      #"{ "ios": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }, "web": { "«body»": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "16" } } } }"#,
    good:
      #"{ "ios": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }, "web": { "text": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "16" } } } }"#,
    form: .tokensStudio)

  static let unmapped = TokenRule(
    "token-unmapped", severity: .note,
    summary: "typography tokens are no text styles and become styles of your own",
    reason: """
      A token is a text style by its name, in any spelling, by the entry 'textStyle' under 'dev.typeramp' in its extensions,
      or by a mapping file (--map). Other typography becomes a style under 'custom' that is named by the token's path and
      follows the text style whose size is nearest. Typography without a font size is left out.
      """,
    bad: TokenExample.body(around: #"\#n  "«hero»": { "$type": "typography", "$value": "{body}" },"#),
    good: TokenExample.body())

  package static let unused = TokenRule(
    "token-unused", severity: .note,
    summary: "there are mistakes in tokens that no style uses",
    reason: """
      Colours, shadows and sizes that no style refers to change no output, so what is wrong with them is only counted. \
      'typeramp validate --all-tokens' shows it, and so does --conformance strict.
      """,
    bad: TokenExample.body(around: #"\#n  "space": { "$type": "dimension", "$value": "«8px»" },"#),
    good: TokenExample.body(around: #"\#n  "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },"#)
  )

  static let `extension` = TokenRule(
    "token-extension", severity: .error,
    summary: "an extension of typeramp's own says nothing that can be used",
    reason: """
      Under 'dev.typeramp' a token says which text style it is, and what DTCG has no words for.
      """,
    bad: TokenExample.body(beside: #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "«bodi»" } },"#),
    good: TokenExample.body(beside: #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "body" } },"#))

  package static let map = TokenRule(
    "token-map", severity: .error,
    summary: "a mapping file names what is not there",
    reason: """
      It is a dictionary of text styles and the paths of typography tokens. What it names amiss leaves a style without \
      the token that was meant for it.
      """,
    bad: #"{ "«bodi»": "text.paragraph" }"#,
    good: #"{ "body": "text.paragraph" }"#, isAboutMap: true)

  static let deprecated = TokenRule(
    "token-deprecated", severity: .warning,
    summary: "a text style comes from a deprecated token",
    reason: """
      Whoever keeps the tokens means to take it away.
      """,
    bad: TokenExample.body(name: "«body»", beside: #"\#n    "$deprecated": "use text.body","#),
    good: TokenExample.body())
}
