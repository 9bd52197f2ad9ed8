import Diagnostics

extension Rule {
  static let tokenName = Rule(
    token: "token-name", severity: .warning, isDeviation: true,
    summary: "a name cannot be referred to",
    reason: """
      References such as '{font.body}' are made of names, points and braces; a name that holds one of them cannot be told
      from the path.
      """,
    bad: TokenExample.body(name: "«font.body»"),
    good: TokenExample.body(name: "body"))
}
