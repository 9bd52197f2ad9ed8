import Diagnostics

/// Rules about the types and values of tokens.
extension TokenRule {
  static let typeMismatch = TokenRule(
    "token-type-mismatch", severity: .warning, isDeviation: true,
    summary: "a reference names a token of another type",
    reason: "A program that checks types sees a number where it expects a font weight.",
    bad: TokenExample.body(
      fontWeight: #""«{weight}»""#, around: #"\#n  "weight": { "$type": "number", "$value": 400 },"#),
    good: TokenExample.body(
      fontWeight: #""{weight}""#, around: #"\#n  "weight": { "$type": "fontWeight", "$value": 400 },"#))

  static let unknownType = TokenRule(
    "token-unknown-type", severity: .warning, isDeviation: true,
    summary: "a type is not one of DTCG's",
    reason: "DTCG has thirteen types, each with one spelling. Every program skips a token of another type.",
    bad: TokenExample.body(
      around: #"\#n  "base": { "$type": "«fontSizes»", "$value": { "value": 16, "unit": "px" } },"#),
    good: TokenExample.body(around: #"\#n  "base": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },"#)
  )

  static let missingType = TokenRule(
    "token-missing-type", severity: .warning, isDeviation: true,
    summary: "a token has no type",
    reason: """
      The type is the token's own, or that of the token it refers to, or that of a group around it. Programs must not \
      guess it from the value. typeramp guesses it if the value is unambiguous.
      """,
    bad: TokenExample.body(around: #"\#n  "«base»": { "$value": { "value": 16, "unit": "px" } },"#),
    good: TokenExample.body(around: #"\#n  "base": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },"#)
  )

  static let value = TokenRule(
    "token-value", severity: .error,
    summary: "invalid value for a token of this type",
    reason: "A weight above 1000, a size below zero, or a list instead of a number cannot be shown.",
    bad: TokenExample.body(fontWeight: "«1200»"),
    good: TokenExample.body(fontWeight: "700"))

  static let notComposite = TokenRule(
    "token-not-composite", severity: .warning,
    summary: "a typography token is not composite",
    reason: """
      Some files of the older forms give the type 'typography' to single sizes and weights. These tokens are skipped.
      """,
    bad: #"{ "weight": { "type": "typography", "value": "«bold»" }, \#(TokenExample.studio()) }"#,
    good: #"{ "weight": { "type": "fontWeights", "value": "bold" }, \#(TokenExample.studio()) }"#,
    form: .tokensStudio)

  static let arithmetic = TokenRule(
    "token-arithmetic", severity: .error,
    summary: "arithmetic has no result",
    reason: "Pixels and rem cannot be added without a size for the rem, and division by zero has no result.",
    bad: "{ \(TokenExample.studio(size: "«1rem + 1px»")) }",
    good: "{ \(TokenExample.studio(size: "16px + 1px")) }",
    form: .tokensStudio)
}

/// Rules about lengths, numbers and multiples.
extension TokenRule {
  static let stringDimension = TokenRule(
    "token-string-dimension", severity: .warning, isDeviation: true,
    summary: "a dimension is a string",
    reason: "DTCG wrote dimensions as strings until 2024. Since then they are objects, and programs reject strings.",
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
      Tools disagree on the meaning: most use pixels, Style Dictionary uses multiples of 16. DTCG requires the \
      unit, even at zero.
      """,
    bad: TokenExample.body(letterSpacing: "«0»"))

  package static let reading = TokenRule(
    "token-reading", severity: .note,
    summary: "numbers or tokens are read by a guess",
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
    reason: "Programs reject a string where they expect a number.",
    bad: TokenExample.body(lineHeight: #""«1.3»""#))

  static let relativeSpacing = TokenRule(
    "token-relative-spacing", severity: .warning, isDeviation: true,
    summary: "letter spacing is relative to the font size",
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

/// Rules about the members of typography, and the resulting fonts.
extension TokenRule {
  static let missingMember = TokenRule(
    "token-missing-member", severity: .warning, isDeviation: true,
    summary: "a typography value lacks one of its five members",
    reason: """
      DTCG requires all five. A missing family means the system font, and a missing weight the regular one. The other \
      members are left out.
      """,
    bad: TokenExample.body(letterSpacing: nil, open: "«{"))

  static let extraMember = TokenRule(
    "token-extra-member", severity: .warning, isDeviation: true,
    summary: "a typography value has a member that DTCG lacks",
    reason: """
      A typography value with other members than the five is invalid. Other data belongs in '$extensions', where it \
      is kept.
      """,
    bad: TokenExample.body(more: ",\n      \"«textCase»\": \"none\""))

  static let extraValue = TokenRule(
    "token-extra-value", severity: .warning,
    summary: "a member has a value that no style can have",
    reason: """
      'fontStyle', 'textCase', 'textDecoration' and 'paragraphSpacing' become keys of the style. A value that the key \
      cannot have, such as small capitals, is kept in '$extensions', and no output shows it.
      """,
    bad: "{ \(TokenExample.studio(more: #", "textCase": "«small_caps»""#)) }",
    good: "{ \(TokenExample.studio(more: #", "textCase": "uppercase""#)) }",
    form: .tokensStudio)

  static let fontWeight = TokenRule(
    "token-font-weight", severity: .warning, isDeviation: true,
    summary: "a font weight is not spelt as in DTCG",
    reason: """
      A weight is a number from 1 to 1000, or one of eighteen names such as 'semi-bold', in lower case. It cannot \
      include a slant.
      """,
    bad: TokenExample.body(fontWeight: #""«Bold»""#),
    good: TokenExample.body(fontWeight: #""bold""#))

  static let familyList = TokenRule(
    "token-family-list", severity: .warning,
    summary: "several font families are in one string",
    reason: """
      DTCG has a list for several families. A string is one name, including its commas, and no font has such a name.
      """,
    bad: TokenExample.body(fontFamily: #""«Optima, sans-serif»""#),
    good: TokenExample.body(fontFamily: #"["Optima", "sans-serif"]"#))

  static let fontName = TokenRule(
    "token-font-name", severity: .warning,
    summary: "no known face has the family and the weight of a token",
    reason: """
      UIFont finds a face by its PostScript name, which tokens do not have. It is looked up in the font files of --fonts \
      and among the fonts of iOS. If the family lacks the face, its nearest face is used, as in browsers. If the family is \
      unknown, the name is a guess by the usual pattern.
      """,
    bad: TokenExample.body(fontFamily: #""«Brand Sans»""#))

  static let systemFont = TokenRule(
    "token-system-font", severity: .warning,
    summary: "the system font has no such face",
    reason: """
      San Francisco has nine weights; any other weight becomes the nearest one. It has no other faces, such as \
      condensed ones.
      """,
    bad: TokenExample.body(fontFamily: #""SF Pro""#, fontWeight: "450", name: "«body»"),
    good: TokenExample.body(fontFamily: #""SF Pro""#))
}
