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
    return input.dictionary.fontNames.compactMap { place in
      guard place.isChecked(with: fonts), let sentence = sentence(on: place.name, fonts) else { return nil }
      let suggestion = FontSuggestions(fonts).suggestion(for: place.name)
      return Finding(at: place.node, sentence, keyPath: place.keyPath).replacing(
        by: suggestion?.name, isSafe: suggestion?.isCertain ?? false)
    }
  }

  /// What is wrong with a name; nil when nothing is known to be.
  private static func sentence(on name: String, _ fonts: FontCatalog?) -> String? {
    let system = "iOS \(fonts?.system.version ?? IOSFonts.newestVersion)"
    switch FontStanding(of: name, in: fonts) {
    case .known, .unchecked: return nil
    case .fileName: return "'\(name)' is the name of a file; expected the PostScript name of the font in it"
    case .systemFont: return "the system font has no PostScript name such as '\(name)'; use 'weight' and 'design'"
    case .unknown:
      return "no font '\(name)' \(fonts?.hasFiles ?? false ? "in the font files or on \(system)" : "on \(system)")"
    }
  }
}

/// A place where a font is named.
struct FontName {
  let name: String
  let node: Node
  let keyPath: String

  /// Whether the name is to be looked up. One that design tokens came to is, in font files; without them, the import has
  /// reported what it could not find.
  func isChecked(with fonts: FontCatalog?) -> Bool { !name.isEmpty && (fonts != nil || !node.isDerived) }
}

extension StyleDictionary {
  /// Every place where a font is named, in order.
  var fontNames: [FontName] {
    entries.flatMap { entry in
      [StyleKey.fontName, .boldFontName].compactMap { key in
        entry[key].map { FontName(name: $0.value, node: $0.node, keyPath: entry.keyPath(of: $0.name)) }
      }
    }
  }
}

extension Compilation {
  /// The font names that could not be looked up, since the font files of the app are not known.
  package var uncheckedFontNames: [String] {
    (dictionary?.fontNames ?? []).filter {
      $0.isChecked(with: options.fonts) && FontStanding(of: $0.name, in: options.fonts) == .unchecked
    }.map(\.name)
  }
}
