import Diagnostics

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
    summary: "a typography value has a member that DTCG does not have",
    reason: """
      A typography value with other members than the five is invalid. Other data belongs in '$extensions', where it \
      is kept.
      """,
    bad: TokenExample.body(more: ",\n      \"«textCase»\": \"none\""))

  static let extraValue = TokenRule(
    "token-extra-value", severity: .warning,
    summary: "a member that DTCG does not have has a value that no style can have",
    reason: """
      'fontStyle', 'textCase', 'textDecoration' and 'paragraphSpacing' become keys of the style. A value that the key \
      cannot have, such as small capitals, is kept in '$extensions', and no output shows it.
      """,
    bad:
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17", "textCase": "«small_caps»" } } }"#,
    good:
      #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17", "textCase": "uppercase" } } }"#,
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
      UIFont finds a face by its PostScript name, and tokens do not have it. It is looked up in the font files \
      of --fonts and among the fonts of iOS. If the family is there but not the face, the nearest face is used, as \
      browsers do. If neither has the family, the name is made as fonts are usually named.
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
