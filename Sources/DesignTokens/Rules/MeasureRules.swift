import Diagnostics

/// Rules about lengths, numbers and multiples.
extension TokenRule {
  static let stringDimension = TokenRule(
    "token-string-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension is a string",
    reason: "DTCG wrote dimensions as strings until 2024. Since then they are objects, and readers reject strings.",
    bad: TokenExample.body(fontSize: #""«17px»""#))

  static let pointUnit = TokenRule(
    "token-point-unit", severity: .warning, isDeviation: true,
    summary: "a dimension is in points",
    reason: "A pixel of design tokens is an ideal one: it is a point on iOS. DTCG has only the units 'px' and 'rem'.",
    bad: TokenExample.body(fontSize: #"{ "value": 17, "unit": "«pt»" }"#))

  static let bareDimension = TokenRule(
    "token-bare-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension has no unit",
    reason: """
      Tools disagree on the meaning: most use pixels, Amazon Style Dictionary uses multiples of 16. DTCG requires the \
      unit, even at zero.
      """,
    bad: TokenExample.body(letterSpacing: "«0»"))

  package static let reading = TokenRule(
    "token-reading", severity: .note,
    summary: "numbers or tokens are read as they are probably meant",
    reason: """
      Design systems differ in what they leave out. If every size without a unit is large, the numbers are pixels \
      ('--bare' decides); the size of 'clamp()' is that on a phone, 390 pixels wide.
      """,
    bad: #"{ "body": { "value": { "fontFamily": "Optima", "fontSize": «17» } } }"#,
    good: #"{ "body": { "value": { "fontFamily": "Optima", "fontSize": "17px" } } }"#,
    form: .styleDictionary)

  static let stringNumber = TokenRule(
    "token-string-number", severity: .warning, isDeviation: true,
    summary: "a number is a string",
    reason: "Readers reject a string where a number is expected.",
    bad: TokenExample.body(lineHeight: #""«1.3»""#))

  static let relativeSpacing = TokenRule(
    "token-relative-spacing", severity: .warning, isDeviation: true,
    summary: "a letter spacing is relative to the font size",
    reason: "DTCG has only 'px' and 'rem'. typeramp computes '1em' and '1%' from the font size of the same token.",
    bad: TokenExample.body(letterSpacing: #""«1%»""#),
    good: TokenExample.body(letterSpacing: #"{ "value": 0.17, "unit": "px" }"#))

  static let lineHeight = TokenRule(
    "token-line-height", severity: .warning, isDeviation: true,
    summary: "a line height is a length or a percentage",
    reason: """
      A line height in DTCG is a plain multiple of the font size, as in CSS. typeramp divides a length by the font \
      size of the same token.
      """,
    bad: TokenExample.body(lineHeight: #""«22px»""#),
    good: TokenExample.body(lineHeight: "1.294"))
}
