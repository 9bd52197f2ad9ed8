import Diagnostics

/// Rules about which token is which text style.
extension TokenRule {
  package static let noStyle = TokenRule(
    "token-no-style", severity: .error,
    summary: "there is no typography to compile",
    reason: """
      Styles come from typography tokens with a font size. Without any, the output would only have Apple's own table.
      """,
    bad: #"«{ "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }»"#)

  package static let mappedTwice = TokenRule(
    "token-mapped-twice", severity: .error,
    summary: "two tokens would be the same text style",
    reason: "Only one token can be a text style. Choose it in a mapping file (--map) or in an extension of the token.",
    bad: #"{ "a": \#(body), "«b»": \#(body) }"#,
    good: #"{ "a": \#(body) }"#,
    form: .tokensStudio)

  /// A token whose extension names a text style.
  private static let body = """
    { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" },
      "$extensions": { "dev.typeramp": { "textStyle": "body" } } }
    """

  static let sharedName = TokenRule(
    "token-shared-name", severity: .warning,
    summary: "several tokens have the name of the same style",
    reason: """
      The file does not say which of them to use, so none becomes that style: tokens with the name of a text style become \
      custom styles, and tokens that would be one custom style are left out. Choose one in a mapping file (--map).
      """,
    bad: #"{ \#(TokenExample.studio()), \#(TokenExample.studio("a-b")), \#(TokenExample.studio("«aB»")) }"#,
    good: #"{ \#(TokenExample.studio()), \#(TokenExample.studio("title", size: "28")) }"#,
    form: .tokensStudio)

  static let unmapped = TokenRule(
    "token-unmapped", severity: .note,
    summary: "typography tokens are not text styles and become custom styles",
    reason: """
      A token becomes a text style by its name, in any spelling, by the entry 'textStyle' under 'dev.typeramp' in its \
      extensions, or by a mapping file (--map). Other typography becomes a style under 'custom' that is named by the \
      token's path and follows the text style with the nearest size. Typography without a font size is left out.
      """,
    bad: TokenExample.body(around: #"\#n  "«hero»": { "$type": "typography", "$value": "{body}" },"#))

  package static let unused = TokenRule(
    "token-unused", severity: .note,
    summary: "there are mistakes in tokens that no style uses",
    reason: """
      Colours, shadows and sizes that no style refers to change no output, so mistakes in them are only counted. \
      'typeramp validate --all-tokens' shows them, and so does --conformance strict.
      """,
    bad: TokenExample.body(around: #"\#n  "space": { "$type": "dimension", "$value": "«8px»" },"#),
    good: TokenExample.body(around: #"\#n  "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },"#)
  )

  static let `extension` = TokenRule(
    "token-extension", severity: .error,
    summary: "typeramp's extension of a token has an invalid value",
    reason: "The extension 'dev.typeramp' says which text style a token is, and has values that DTCG cannot express.",
    bad: TokenExample.body(beside: #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "«bodi»" } },"#),
    good: TokenExample.body(beside: #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "body" } },"#))

  package static let map = TokenRule(
    "token-map", severity: .error,
    summary: "a mapping file does not match the tokens",
    reason: """
      A mapping file is a dictionary of text styles and the paths of typography tokens. A path without a token leaves \
      a style without its token.
      """,
    bad: #"{ "«bodi»": "text.paragraph" }"#,
    good: #"{ "body": "text.paragraph" }"#)

  static let deprecated = TokenRule(
    "token-deprecated", severity: .warning,
    summary: "a text style comes from a deprecated token",
    reason: "The owner of the tokens plans to remove it.",
    bad: TokenExample.body(name: "«body»", beside: #"\#n    "$deprecated": "use text.body","#))
}

/// Rules about themes, contexts and sets: which of several definitions is used.
extension TokenRule {
  package static let choice = TokenRule(
    "token-choice", severity: .error,
    summary: "a theme or a context must be chosen",
    reason: """
      Themes and contexts give one token different values, and the file does not say which of them to use. Choose \
      with '--theme GROUP=NAME' and '--context MODIFIER=NAME', or with 'themes' and 'contexts' in typeramp.json. \
      Themes and contexts that do not change a text style need no choice.
      """,
    bad: themes(#"{ "name": "«Light»", "selectedTokenSets": { "light": "enabled" } }, \#(dark)"#),
    good: themes(#"{ "name": "Light", "selectedTokenSets": { "light": "enabled" } }"#),
    form: .tokensStudio)

  static let setConflict = TokenRule(
    "token-set-conflict", severity: .warning,
    summary: "two sets, files or spellings define one token differently, or a theme uses a set that does not exist",
    reason: """
      Without themes every set counts, and the definition in the later set of 'tokenSetOrder', or in the later file, is \
      used. Themes define which sets belong together. If one of their sets has been renamed, its tokens are missing.
      """,
    bad: sets(#", "$metadata": { "tokenSetOrder": ["light", "dark"] }"#, name: "«body»"),
    good: sets(#", "$themes": [\#(dark)]"#),
    form: .tokensStudio)

  private static let dark = #"{ "name": "Dark", "selectedTokenSets": { "dark": "enabled" } }"#

  /// A project with these themes.
  private static func themes(_ themes: String) -> String { sets(#", "$themes": [\#(themes)]"#) }

  /// A project of two sets.
  ///
  /// - Parameters:
  ///   - more: members after the sets, with a leading comma.
  ///   - name: the name of the token in the second set.
  private static func sets(_ more: String, name: String = "body") -> String {
    """
    {
      "light": { \(TokenExample.studio()) },
      "dark": { \(TokenExample.studio(name, size: "18")) }\(more)
    }
    """
  }
}
