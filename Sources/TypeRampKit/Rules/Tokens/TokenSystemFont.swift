import Diagnostics

extension Rule {
  static let tokenSystemFont = Rule(
    token: "token-system-font", severity: .warning,
    summary: "the system font cannot be had so",
    reason: """
      San Francisco comes in nine weights, and a dictionary cannot ask for its italic.
      """,
    bad: TokenExample.body(fontFamily: #""SF Pro""#, fontWeight: "450", name: "«body»"),
    good: TokenExample.body(fontFamily: #""SF Pro""#))
}
