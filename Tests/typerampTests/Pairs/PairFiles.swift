import TestSupport

/// The files of projects for pairs of features.
enum PairFiles {
  static func dictionary(_ size: Int, _ font: String = "Brand-Regular") -> String {
    #"{ "body": { "fontName": "\#(font)", "fontSize": \#(size) } }"#
  }

  /// A dictionary as a property list.
  static let list = """
    <plist version="1.0"><dict><key>body</key><dict><key>fontName</key><string>Georgia</string>
    <key>fontSize</key><integer>9</integer></dict></dict></plist>
    """

  private static let outputs = #""outputs": [{ "format": "css", "path": "web/{name}.css" }]"#
  private static let fit = #""fit": [{ "keys": "*", "style": "body", "width": 110, "lines": 1 }]"#
  private static let code = "import UIKit\nlet font = UIFont(name: \"Brand-Regular\", size: 14)\n"
  private static let text = #""title" = "Nine chars";"#

  /// Inputs with the settings about them.
  typealias Inputs = (files: [String: String], settings: String)

  static let oneInput: Inputs = (["A.json": dictionary(14)], #""inputs": ["*.json"], \#(outputs), \#(fit)"#)
  static let small: Inputs = (["A.json": dictionary(9)], #""inputs": ["A.json"], \#(outputs), \#(fit)"#)
  static let misspelt: Inputs = (["A.json": dictionary(14, "Brand-Regula")], oneInput.settings)
  static let twoInputs: Inputs = (["A.json": dictionary(14), "B.json": dictionary(28)], oneInput.settings)
  static let twoThemes: Inputs = (
    [
      "p/$themes.json": """
      [{ "id": "L", "name": "Light", "group": "Brand", "selectedTokenSets": { "a": "enabled" } },
       { "id": "D", "name": "Dark", "group": "Brand", "selectedTokenSets": { "b": "enabled" } }]
      """,
      "p/a.json": token(14), "p/b.json": token(28),
    ], #""inputs": ["p"], "outputs": [{ "format": "css", "path": "web/{theme}.css" }], \#(fit)"#
  )

  private static func token(_ size: Int) -> String {
    #"{ "body": { "type": "typography", "value": { "fontFamily": "Brand", "fontWeight": "400", "fontSize": "\#(size)px" } } }"#
  }

  /// The list of the finding in `small`.
  static let known = [
    "known.json":
      #"{ "formatVersion": 1, "findings": [{ "path": "A.json", "id": "text-too-small", "keyPath": "body.fontSize", "count": 1 }] }"#
  ]

  private static let rules =
    #""rules": { "missing-text-style": "off", "unreachable-font": "off", "missing-bold-font": "off" }"#

  /// A project with inputs, code and a text. Tests add fonts.
  static func project(_ inputs: Inputs, _ more: [String: String] = [:], _ settings: String = "") -> [String: String] {
    let rest = settings.isEmpty ? "" : ", \(settings)"
    let all = [
      "typeramp.json": #"{ "fonts": ["Fonts"], \#(rules), \#(inputs.settings)\#(rest) }"#, "A.swift": code,
      "en.lproj/L.strings": text,
    ]
    return all.merging(inputs.files) { $1 }.merging(more) { $1 }
  }

  /// A folder with a project below it, which has rules of its own and an Info.plist.
  static let nested = [
    "app/typeramp.json": """
    { "inputs": ["A.json"], "fonts": ["Fonts"], "infoPlist": "Info.plist", \(outputs), \(fit),
      "rules": { "fixed-text": "error" } }
    """,
    "app/Info.plist": #"{ "UIAppFonts": ["Brand-Regular.ttf", "Gone.ttf"] }"#,
    "app/A.json": dictionary(14), "app/A.swift": code, "app/en.lproj/L.strings": text,
  ]
}
