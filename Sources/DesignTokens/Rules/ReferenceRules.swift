import Diagnostics

/// Rules about references between tokens, and between the parts of a resolver document.
extension TokenRule {
  package static let reference = TokenRule(
    "token-reference", severity: .error,
    summary: "a reference has no target",
    reason: """
      Without a target a reference has no value. '{font.body}' names a token, never a group; '#/font/body' is a \
      JSON Pointer within the same document, and 'base.json#/font/body' one in another file of its folder.
      """,
    bad: TokenExample.body(fontWeight: #""«{weight.bold}»""#),
    good: TokenExample.body(
      fontWeight: #""{weight.bold}""#,
      around: #"\#n  "weight": { "bold": { "$type": "fontWeight", "$value": 700 } },"#))

  static let file = TokenRule(
    "token-file", severity: .error,
    summary: "a reference names a file that is not read",
    reason: """
      Only files in the folder of the document, and below it, are read: a path that leaves the folder could show any \
      file of this machine. The file must exist and be JSON.
      """,
    bad: TokenExample.body(fontWeight: #"«{ "$ref": "../weights.json#/bold" }»"#),
    good: TokenExample.body(
      fontWeight: ##"{ "$ref": "#/bold/$value" }"##,
      around: #"\#n  "bold": { "$type": "fontWeight", "$value": 700 },"#))

  static let olderReference = TokenRule(
    "token-older-reference", severity: .warning, isDeviation: true,
    summary: "a reference is written as before DTCG",
    reason: "In DTCG the braces contain only the names of a token: no spaces, and no '.value' at the end.",
    bad: TokenExample.body(
      fontWeight: #""«{weight.value}»""#,
      around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#),
    good: TokenExample.body(
      fontWeight: #""{weight}""#,
      around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#))

  static let cycle = TokenRule(
    "token-cycle", severity: .error,
    summary: "references form a circle",
    reason: "None of the tokens in the circle has a value.",
    bad: TokenExample.body(
      around: #"\#n  "a": { "$type": "number", "$value": "«{b}»" }, "b": { "$type": "number", "$value": "{a}" },"#),
    good: TokenExample.body(
      around: #"\#n  "a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 },"#))

  static let resolver = TokenRule(
    "token-resolver", severity: .error,
    summary: "a resolver document does not resolve",
    reason: """
      Its resolution order names the sets and modifiers of the same document, and the default of a modifier is one of \
      its contexts. Sources are tokens, sets, or files in the folder of the document.
      """,
    bad:
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "«#/sets/txet»" }], "sets": { "text": { "sources": [] } } }"##,
    good:
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/text" }], "sets": { "text": { "sources": [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }] } } }"##
  )
}
