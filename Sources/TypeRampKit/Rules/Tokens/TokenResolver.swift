import Diagnostics

extension Rule {
  static let tokenResolver = Rule(
    token: "token-resolver", severity: .error,
    summary: "a resolver document does not resolve",
    reason: """
      Its resolution order names the sets and modifiers of the same document, and a modifier that nobody chooses a context
      for needs a default.
      """,
    bad:
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "«#/sets/txet»" }], "sets": { "text": { "sources": [] } } }"##,
    good:
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/text" }], "sets": { "text": { "sources": [] } } }"##
  )
}
