import Diagnostics

/// Rules about how groups and tokens are written.
extension TokenRule {
  static let shape = TokenRule(
    "token-shape", severity: .error,
    summary: "a value that is neither a token nor a group of tokens",
    reason: """
      A token has '$value' or '$ref' and holds no other token; everything else is a group, and what is in a group is a
      token or a group. What is neither means nothing.
      """,
    bad: TokenExample.body(beside: "\n    \"«large»\": {},"),
    good: TokenExample.body())

  static let name = TokenRule(
    "token-name", severity: .warning, isDeviation: true,
    summary: "a name cannot be referred to",
    reason: """
      References such as '{font.body}' are made of names, points and braces; a name that holds one of them cannot be told
      from the path.
      """,
    bad: TokenExample.body(name: "«font.body»"),
    good: TokenExample.body(name: "body"))

  static let unknownKey = TokenRule(
    "token-unknown-key", severity: .warning, isDeviation: true,
    summary: "a key with '$' is none of DTCG's",
    reason: """
      Names do not begin with '$': that is kept for keys that mean something, and readers reject what they do not know.
      """,
    bad: TokenExample.body(beside: "\n    \"«$name»\": \"Body\","),
    good: TokenExample.body(beside: "\n    \"$description\": \"Body\","))

  static let olderKeys = TokenRule(
    "token-older-keys", severity: .warning, isDeviation: true,
    summary: "a key has no '$', as it had none before DTCG",
    reason: """
      'value', 'type' and 'comment' are names of tokens and groups in DTCG, and no more.
      """,
    bad:
      #"{ "body": { "$type": "typography", "«value»": { "fontFamily": "Optima", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }"#,
    good: TokenExample.body())

  static let duplicateName = TokenRule(
    "token-duplicate-name", severity: .error,
    summary: "a group or a token has the same key twice",
    reason: """
      Readers keep one of the two, and not all of them the same one.
      """,
    bad: TokenExample.body(more: ",\n      \"«fontWeight»\": 700"),
    good: TokenExample.body())

  static let extends = TokenRule(
    "token-extends", severity: .error,
    summary: "a group extends what it cannot",
    reason: """
      '$extends' names another group of the document. One that is missing, is a token, or leads back to the group itself
      leaves the group without the tokens that it was meant to have.
      """,
    bad: TokenExample.body(around: #"\#n  "more": { "$extends": "«{missing}»" },"#),
    good: TokenExample.body(around: #"\#n  "more": { "$extends": "{base}" }, "base": {},"#))
}
