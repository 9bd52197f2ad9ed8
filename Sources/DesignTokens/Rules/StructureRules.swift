import Diagnostics

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
    reason: "Names must not begin with '$': DTCG reserves it for its own keys, and readers reject unknown ones.",
    bad: TokenExample.body(beside: "\n    \"«$name»\": \"Body\","),
    good: TokenExample.body(beside: "\n    \"$description\": \"Body\","))

  static let olderKeys = TokenRule(
    "token-older-keys", severity: .warning, isDeviation: true,
    summary: "a key has no '$', as before DTCG",
    reason: "In DTCG 'value', 'type' and 'comment' are only names of tokens and groups.",
    bad:
      #"{ "body": { "$type": "typography", "«value»": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }"#)

  static let duplicateName = TokenRule(
    "token-duplicate-name", severity: .error,
    summary: "a group or a token has the same key twice",
    reason: "Readers keep one of the two values, and not all readers keep the same one.",
    bad: TokenExample.body(more: ",\n      \"«fontWeight»\": 700"))

  static let extends = TokenRule(
    "token-extends", severity: .error,
    summary: "a group extends something that it cannot extend",
    reason: """
      '$extends' names another group of the document. If that is missing, is a token, or leads back to the group \
      itself, the group lacks the tokens that it should inherit.
      """,
    bad: TokenExample.body(around: #"\#n  "more": { "$extends": "«{missing}»" },"#),
    good: TokenExample.body(around: #"\#n  "more": { "$extends": "{base}" }, "base": {},"#))
}
