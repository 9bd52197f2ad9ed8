import Diagnostics

extension Rule {
  static let tokenNoStyle = Rule(
    token: "token-no-style", severity: .error,
    summary: "no token is a text style",
    reason: """
      A token is a text style by its name, in any spelling, by the entry 'textStyle' under 'dev.typeramp' in its extensions,
      or by a mapping file (--map).
      """,
    bad: TokenExample.body(name: "«paragraph»"),
    good: TokenExample.body())
}
