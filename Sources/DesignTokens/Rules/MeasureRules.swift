import Diagnostics

/// Rules about lengths, numbers and multiples.
extension TokenRule {
  static let stringDimension = TokenRule(
    "token-string-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension is a text",
    reason: """
      DTCG wrote dimensions as texts until 2024. Since then they are objects, and readers reject the texts.
      """,
    bad: TokenExample.body(fontSize: #""«17px»""#),
    good: TokenExample.body())

  static let pointUnit = TokenRule(
    "token-point-unit", severity: .warning, isDeviation: true,
    summary: "a dimension is in points",
    reason: """
      The pixel of design tokens is an ideal one: it is a point on iOS. 'px' and 'rem' are all the units there are.
      """,
    bad: TokenExample.body(fontSize: #"{ "value": 17, "unit": "«pt»" }"#),
    good: TokenExample.body())

  static let bareDimension = TokenRule(
    "token-bare-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension has no unit",
    reason: """
      Tools disagree on what it means: most take pixels, Style Dictionary takes multiples of 16. DTCG wants the unit, even
      at zero.
      """,
    bad: TokenExample.body(letterSpacing: "«0»"),
    good: TokenExample.body())

  static let stringNumber = TokenRule(
    "token-string-number", severity: .warning, isDeviation: true,
    summary: "a number is a text",
    reason: """
      Readers reject a text where a number is expected.
      """,
    bad: TokenExample.body(lineHeight: #""«1.3»""#),
    good: TokenExample.body())

  static let relativeSpacing = TokenRule(
    "token-relative-spacing", severity: .warning, isDeviation: true,
    summary: "a letter spacing is a part of the font size",
    reason: """
      DTCG knows 'px' and 'rem'. What '1em' and '1%' come to is computed from the font size beside them.
      """,
    bad: TokenExample.body(letterSpacing: #""«1%»""#),
    good: TokenExample.body(letterSpacing: #"{ "value": 0.17, "unit": "px" }"#))

  static let lineHeight = TokenRule(
    "token-line-height", severity: .warning, isDeviation: true,
    summary: "a line height is a length or a percentage",
    reason: """
      DTCG has line heights as plain multiples of the font size, as CSS has them. A length is divided by the font size
      beside it.
      """,
    bad: TokenExample.body(lineHeight: #""«22px»""#),
    good: TokenExample.body(lineHeight: "1.294"))
}
