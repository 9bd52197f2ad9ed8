import Diagnostics
import Documents

extension Rule {
  static let emptyFontName = Rule(
    id: "empty-font-name", severity: .error,
    summary: "a font's name is empty",
    reason: "No font has an empty name: the style shows the system font.",
    bad: #"{ "body": { "fontName": "«»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.entries.flatMap { entry in
      [StyleKey.fontName, .boldFontName].compactMap { key in
        guard let name = entry[key], name.value.isEmpty else { return nil }
        return Finding(
          at: name.node, "'\(name.name)' is empty; expected the PostScript name of a font",
          keyPath: entry.keyPath(of: name.name))
      }
    }
  }
}
