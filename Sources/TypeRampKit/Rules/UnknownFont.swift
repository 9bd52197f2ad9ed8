import Diagnostics
import Documents

extension Rule {
  static let unknownFont = Rule(
    id: "unknown-font", severity: .error,
    summary: "no font file and no iOS has a font of that name",
    reason: """
      UIFont finds a face by its PostScript name alone, and falls back to the system font without a word. The file \
      OpenSans-LightItalic.ttf holds OpenSansLight-Italic; a bundled 'Ubuntu' is called Ubuntu-Regular. Checked when \
      fonts are given with --fonts, or an iOS version with --ios.
      """,
    bad: #"{ "body": { "fontName": "«Noteworthy-light»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: CompilationOptions(fonts: FontCatalog())
  ) { input in
    guard let fonts = input.options.fonts else { return [] }
    return input.dictionary.fontNames.filter { !$0.name.isEmpty && !fonts.has($0.name) }.map { place in
      let suggestion = fonts.suggestion(for: place.name)
      let places = fonts.hasFiles ? "the font files or on iOS \(fonts.system.version)" : "iOS \(fonts.system.version)"
      return Finding(
        at: place.node, "no font '\(place.name)' in \(places)", keyPath: place.keyPath
      ).replacing(by: suggestion, isSafe: suggestion?.lowercased() == place.name.lowercased())
    }
  }
}

extension StyleDictionary {
  /// Every place where a font is named, in order.
  var fontNames: [(name: String, node: Node, keyPath: String)] {
    entries.flatMap { entry in
      [StyleKey.fontName, .boldFontName].compactMap { key in
        entry[key].map { ($0.value, $0.node, entry.keyPath(of: $0.name)) }
      }
    }
  }
}
