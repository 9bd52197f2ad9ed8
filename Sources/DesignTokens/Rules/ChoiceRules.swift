import Diagnostics

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
    summary: "two sets define one token differently",
    reason: """
      Without themes every set counts, and the definition in the later set of 'tokenSetOrder' is used. Themes define \
      which sets belong together.
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
      "light": \(set(17, "body")),
      "dark": \(set(18, name))\(more)
    }
    """
  }

  private static func set(_ size: Int, _ name: String) -> String {
    #"{ "\#(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
  }
}
