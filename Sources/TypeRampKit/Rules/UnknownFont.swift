import Diagnostics
import Documents

extension Rule {
  static let unknownFont = Rule(
    id: "unknown-font", severity: .error,
    summary: "no font file and no iOS has a font of that name",
    reason: """
      UIFont finds a face by its PostScript name alone, and falls back to the system font without a word. The file \
      OpenSans-LightItalic.ttf holds OpenSansLight-Italic; a bundled 'Ubuntu' is called Ubuntu-Regular. Names are looked \
      up in the app's font files, when they are known, and among the fonts of iOS. Without font files, only the names of \
      families that iOS has can be checked. The system font has no PostScript name: use 'weight' and 'design'.
      """,
    bad: #"{ "body": { "fontName": "«Noteworthy-light»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let fonts = input.options.fonts
    let wrong = input.fontNames.filter(\.isLookedUp).compactMap { name in sentence(on: name, fonts).map { (name, $0) } }
    if wrong.isEmpty { return [] }
    // To prepare them takes longer than to look at a clean file.
    let suggestions = FontSuggestions(fonts)
    return wrong.map { name, sentence in
      let suggestion = suggestions.suggestion(for: name.text)
      return Finding(at: name.node, sentence, keyPath: name.keyPath).replacing(
        by: suggestion?.name, isSafe: suggestion?.isCertain ?? false)
    }
  }

  /// What is wrong with a name; nil when nothing is known to be.
  private static func sentence(on fontName: FontName, _ fonts: FontCatalog?) -> String? {
    let name = fontName.text
    let system = "iOS \(fonts?.system.version ?? IOSFonts.newestVersion)"
    switch fontName.standing {
    case .known, .unchecked: return nil
    case .fileName: return "'\(name)' is the name of a file; expected the PostScript name of the font in it"
    case .systemFont: return "the system font has no PostScript name such as '\(name)'; use 'weight' and 'design'"
    case .unknown:
      return "no font '\(name)' \(fonts?.hasFiles ?? false ? "in the font files or on \(system)" : "on \(system)")"
    }
  }
}
