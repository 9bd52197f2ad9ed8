import Diagnostics

extension Rule {
  static let tokenRelativeSpacing = Rule(
    token: "token-relative-spacing", severity: .warning, isDeviation: true,
    summary: "a letter spacing is a part of the font size",
    reason: """
      DTCG knows 'px' and 'rem'. What '1em' and '1%' come to is computed from the font size beside them.
      """,
    bad: TokenExample.body(letterSpacing: #""«1%»""#),
    good: TokenExample.body(letterSpacing: #"{ "value": 0.17, "unit": "px" }"#))
}
