import Diagnostics

extension Rule {
  static let tokenFontName = Rule(
    token: "token-font-name", severity: .warning,
    summary: "a PostScript name was made from a family and a weight",
    reason: """
      UIFont finds a face by its PostScript name alone, and tokens do not have it. It is looked up in the font files that are
      given with --fonts, and among the fonts of iOS; what is in neither is named as fonts usually are.
      """,
    bad: TokenExample.body(fontFamily: #""«Brand Sans»""#),
    good: TokenExample.body())
}
