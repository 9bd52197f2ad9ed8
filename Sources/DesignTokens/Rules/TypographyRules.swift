import Diagnostics

/// Rules about the members of typography, and the fonts that they come to.
extension TokenRule {
  static let missingMember = TokenRule(
    "token-missing-member", severity: .warning, isDeviation: true,
    summary: "a typography lacks one of its five members",
    reason: """
      DTCG requires all five. Without a family the system font is taken, without a weight the regular one; nothing is made
      up for the others.
      """,
    bad: TokenExample.body(letterSpacing: nil, open: "«{"),
    good: TokenExample.body())

  static let extraMember = TokenRule(
    "token-extra-member", severity: .warning, isDeviation: true,
    summary: "a typography has a member that DTCG does not know",
    reason: """
      More than the five members make a typography invalid. What else belongs to it has its place in '$extensions', and is
      kept there.
      """,
    bad: TokenExample.body(more: ",\n      \"«textCase»\": \"none\""),
    good: TokenExample.body())

  static let extraValue = TokenRule(
    "token-extra-value", severity: .warning,
    summary: "a member that DTCG does not know has a value that no style can have",
    reason: """
      'fontStyle', 'textCase', 'textDecoration' and 'paragraphSpacing' become keys of the style. A value that the key cannot
      have, such as small capitals, is kept in '$extensions', and no output shows it.
      """,
    bad:
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17", "textCase": "«small_caps»" } } }"#,
    good:
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17", "textCase": "uppercase" } } }"#,
    form: .tokensStudio)

  static let fontWeight = TokenRule(
    "token-font-weight", severity: .warning, isDeviation: true,
    summary: "a font weight is spelt otherwise than in DTCG",
    reason: """
      Weights are numbers from 1 to 1000, or one of eighteen names such as 'semi-bold', in just that case. A slant has no
      place among them.
      """,
    bad: TokenExample.body(fontWeight: #""«Bold»""#),
    good: TokenExample.body(fontWeight: #""bold""#))

  static let familyList = TokenRule(
    "token-family-list", severity: .warning,
    summary: "several font families stand in one text",
    reason: """
      DTCG has them as a list; a text is one name, commas included, and no font is called so.
      """,
    bad: TokenExample.body(fontFamily: #""«Optima, sans-serif»""#),
    good: TokenExample.body(fontFamily: #"["Optima", "sans-serif"]"#))

  static let fontName = TokenRule(
    "token-font-name", severity: .warning,
    summary: "a PostScript name was made from a family and a weight",
    reason: """
      UIFont finds a face by its PostScript name alone, and tokens do not have it. It is looked up in the font files that are
      given with --fonts, and among the fonts of iOS; what is in neither is named as fonts usually are.
      """,
    bad: TokenExample.body(fontFamily: #""«Brand Sans»""#),
    good: TokenExample.body())

  static let systemFont = TokenRule(
    "token-system-font", severity: .warning,
    summary: "the system font cannot be had so",
    reason: """
      San Francisco comes in nine weights; of others the nearest is taken. It has no other faces, such as condensed ones.
      """,
    bad: TokenExample.body(fontFamily: #""SF Pro""#, fontWeight: "450", name: "«body»"),
    good: TokenExample.body(fontFamily: #""SF Pro""#))
}
