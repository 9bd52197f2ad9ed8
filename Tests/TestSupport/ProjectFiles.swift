import Foundation

/// Files of projects with a `typeramp.json` that names themes, contexts, embedded fonts or several inputs. Tests add
/// fonts (`DrawnFont.family`).
package enum ProjectFiles {
  /// Every project by its name.
  package static let all: [String: [String: String]] = [
    "themes": themes("css", "out/{theme}.css"),
    "one theme": themes("json", "out/a.json", #", "themes": { "Brand": "Dark" }"#),
    "theme file": [
      "t.json": #"{ "$themes": [\#(brands)], "a": \#(studio("17")), "b": \#(studio("18")) }"#,
      "typeramp.json": #"{ "inputs": ["t.json"], "outputs": [{ "format": "css", "path": "out/{theme}.css" }] }"#,
    ],
    "contexts": [
      "r.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/mode" }],
        "modifiers": { "mode": { "contexts": { "light": [\##(token(17))], "dark": [\##(token(18))] } } } }
      """##,
      "typeramp.json": #"{ "inputs": ["r.json"], "outputs": [{ "format": "swift", "path": "out/{mode}/R.swift" }] }"#,
    ],
    "embedded": [
      "Styles/A.json": dictionary("Brand-Regular"), "Styles/B.json": dictionary("Georgia"),
      "typeramp.json": #"""
      { "inputs": ["Styles/*.json"], "fonts": ["Fonts"], "languages": ["en"],
        "outputs": [{ "format": "css", "path": "out/{name}.css", "fontEmbed": true }] }
      """#,
    ],
    "named": [
      "Styles/A.json": dictionary("Brand-Regular"), "Info.plist": #"{ "UIAppFonts": [] }"#,
      "typeramp.json": #"""
      { "inputs": ["Styles/*.json"], "fonts": ["Fonts"], "infoPlist": "Info.plist", "strict": true,
        "overrides": [{ "files": ["Styles/*"], "rules": { "missing-text-style": "off" } }],
        "outputs": [{ "format": "css", "path": "out/{name}.css" }] }
      """#,
    ],
    "mixed": [
      "Styles/A.json": dictionary("Georgia"), "type.json": token(28),
      "colors.json": ##"{ "c": { "$type": "color", "$value": "#fff" } }"##,
      "typeramp.json": #"""
      { "inputs": ["Styles/*.json", "type.json"], "outputs": [{ "format": "json", "path": "out/{name}.json" }] }
      """#,
    ],
  ]

  private static func dictionary(_ font: String) -> String {
    #"{ "body": { "fontName": "\#(font)", "fontSize": 17 } }"#
  }

  /// A token for 'headline' in DTCG.
  package static func token(_ size: Int) -> String {
    #"""
    { "headline": { "$type": "typography", "$value": { "fontFamily": "Georgia", "fontSize": { "value": \#(size), "unit": "px" },
      "fontWeight": 400, "lineHeight": 1.2, "letterSpacing": { "value": 0, "unit": "px" } } } }
    """#
  }

  private static func studio(_ size: String) -> String {
    #"{ "body": { "type": "typography", "value": { "fontFamily": "Georgia", "fontWeight": "400", "fontSize": "\#(size)" } } }"#
  }

  private static let brands = [("Light", "a"), ("Dark", "b")].map { name, set in
    #"{ "id": "\#(name)", "name": "\#(name)", "group": "Brand", "selectedTokenSets": { "\#(set)": "enabled" } }"#
  }.joined(separator: ", ")

  private static func themes(_ format: String, _ path: String, _ more: String = "") -> [String: String] {
    [
      "p/$themes.json": "[\(brands)]", "p/a.json": studio("17"), "p/b.json": studio("18"),
      "typeramp.json": #"{ "inputs": ["p"], "outputs": [{ "format": "\#(format)", "path": "\#(path)" }]\#(more) }"#,
    ]
  }
}
