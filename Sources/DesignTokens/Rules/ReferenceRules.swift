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
      Only files in the folder of the document, and below it, are read, because another path could show any file of this \
      machine. The file must exist and be JSON.
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

/// Rules about how groups and tokens are written.
extension TokenRule {
  static let shape = TokenRule(
    "token-shape", severity: .error,
    summary: "a value is neither a token nor a group of tokens",
    reason: """
      A token has '$value' or '$ref' and contains no other token. Every other object is a group, and contains tokens \
      and groups. Any other value has no meaning.
      """,
    bad: TokenExample.body(beside: "\n    \"«large»\": {},"))

  static let name = TokenRule(
    "token-name", severity: .warning, isDeviation: true,
    summary: "a name cannot be referred to",
    reason: """
      References such as '{font.body}' are made of names, dots and braces. A name with a dot or a brace is ambiguous \
      in a reference.
      """,
    bad: TokenExample.body(name: "«font.body»"))

  static let unknownKey = TokenRule(
    "token-unknown-key", severity: .warning, isDeviation: true,
    summary: "a key with '$' is not part of DTCG",
    reason: "Names must not begin with '$': DTCG reserves it for its own keys, and programs reject unknown ones.",
    bad: TokenExample.body(beside: "\n    \"«$name»\": \"Body\","),
    good: TokenExample.body(beside: "\n    \"$description\": \"Body\","))

  static let olderKeys = TokenRule(
    "token-older-keys", severity: .warning, isDeviation: true,
    summary: "a key has no '$', as before DTCG",
    reason: "In DTCG 'value', 'type' and 'comment' are only names of tokens and groups.",
    bad:
      #"{ "body": { "$type": "typography", "«value»": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }"#
  )

  static let duplicateName = TokenRule(
    "token-duplicate-name", severity: .error,
    summary: "a group or a token has the same key twice",
    reason: "Programs keep one of the two values, and not all keep the same one.",
    bad: TokenExample.body(more: ",\n      \"«fontWeight»\": 700"))

  static let extends = TokenRule(
    "token-extends", severity: .error,
    summary: "a group extends something that it cannot extend",
    reason: """
      '$extends' names another group of the document. If that is missing, is a token, or leads back to the group \
      itself, the group does not get the tokens.
      """,
    bad: TokenExample.body(around: #"\#n  "more": { "$extends": "«{missing}»" },"#),
    good: TokenExample.body(around: #"\#n  "more": { "$extends": "{base}" }, "base": {},"#))
}
