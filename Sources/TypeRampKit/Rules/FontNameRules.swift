import Diagnostics
import StyleModel
import Writing

// Rules about the names of fonts and families.

extension Rule {
  static let invalidPostScriptName = Rule(
    id: "invalid-postscript-name", severity: .warning,
    summary: "a font name cannot be a PostScript name",
    reason: """
      A PostScript name has at most 63 printable ASCII characters, no spaces and none of [](){}<>/% (OpenType 1.9, \
      name ID 6). 'Open Sans Bold' is a full name, not a PostScript name. UIFont may find a face by it, but only if \
      the font has exactly this name.
      """,
    bad: #"{ "body": { "fontName": "«Open Sans Bold»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "OpenSans-Bold", "fontSize": 17 } }"#,
    check: .dictionary { input in
      // Names that are known or wrong are reported by `unknown-font`, which has more details.
      input.fontNames.filter { name in
        !name.text.isEmpty && (name.standing == .unchecked || name.standing == .known && name.text.utf8.count > 63)
      }.compactMap { name in
        mistake(in: name.text).map { name.finding("'\(name.text)' is not a PostScript name: \($0)") }
      }
    })

  private static func mistake(in name: String) -> String? {
    if name.utf8.count > 63 { return "it has more than 63 characters" }
    if name.unicodeScalars.contains(" ") { return "it has a space; expected a name such as 'OpenSans-Bold'" }
    let isAllowed = name.unicodeScalars.allSatisfy { scalar in
      ("!"..."~").contains(scalar) && !"[](){}<>/%".unicodeScalars.contains(scalar)
    }
    return isAllowed ? nil : "expected printable ASCII characters, none of them []<>(){}/%"
  }

  static let fontFamilyName = Rule(
    id: "font-family-name", severity: .warning,
    summary: "a font name is a family or a full name",
    reason: """
      Core Text, and so UIFont, looks for a font with this PostScript name, then for a family with this name, and \
      finally for a full name (documentation of kCTFontNameAttribute). A family does not name one of its faces, and Core \
      Text logs that such a name is slow and may not be accepted in future. Names are looked up in the app's font files, \
      if they are known, and among the fonts of iOS.
      """,
    bad: #"{ "body": { "fontName": "«Futura»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Futura-Medium", "fontSize": 17 } }"#,
    check: .dictionary { input in
      let fonts = input.options.fonts ?? .newest
      return input.fontNames.filter { $0.isLookedUp && $0.standing == .familyName }.compactMap { name in
        let weight = name.key == EntryKey.boldFontName.rawValue ? 700.0 : 400
        guard let face = fonts.face(called: name.text, weight: weight) else { return nil }
        let what = face.isFamily ? "the name of a family" : "a full name"
        return name.finding("'\(name.text)' is \(what); expected the PostScript name of a face")
          .replacing(by: face.name, isSafe: face.isCertain)
      }
    })

  static let unknownFont = Rule(
    id: "unknown-font", severity: .error,
    summary: "neither a font file nor iOS has a font with this name",
    reason: """
      UIFont finds a face by its PostScript name, or by the name of its family or its full name (font-family-name). \
      Any other name silently shows the system font. The face in OpenSans-LightItalic.ttf is called \
      OpenSansLight-Italic; the regular face of AvenirNext is called AvenirNext-Regular. Names are looked up in \
      the app's font files, if they are known, and among the fonts of iOS. Without font files, only names in families of \
      iOS can be checked. The system font has no PostScript name: use 'weight' and 'design'.
      """,
    bad: #"{ "body": { "fontName": "«Noteworthy-light»", "fontSize": 17 } }"#,
    check: .dictionary { input in
      let fonts = input.options.fonts
      let wrong = input.fontNames.filter(\.isLookedUp).compactMap { name in sentence(on: name, fonts).map { (name, $0) }
      }
      if wrong.isEmpty { return [] }
      // Prepared on demand: it takes longer than checking a file without findings.
      let suggestions = FontSuggestions(fonts)
      return wrong.enumerated().map { index, wrong in
        let (name, sentence) = wrong
        // No more findings of one rule are shown.
        let suggestion = suggestions.suggestion(for: name.text, isGuessing: index < 50)
        let family = suggestion?.family ?? []
        let faces = family.isEmpty ? "" : "; the family has " + family.quotedList(upTo: 8)
        return name.finding(sentence + faces).replacing(by: suggestion?.name, isSafe: suggestion?.isCertain ?? false)
      }
    })

  static let misspeltFont = Rule(
    id: "misspelt-font", severity: .warning,
    summary: "a font name is almost the name of a font of iOS",
    reason: """
      No font of iOS has this name, so the app may bring it. But it differs from a font of iOS by only one letter, and a \
      misspelt name is silently shown in the system font. Checked while the app's font files are unknown; with --fonts, \
      unknown-font checks it.
      """,
    bad: #"{ "body": { "fontName": "«Gerogia»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#,
    check: .dictionary { input in
      let names = input.fontNames.filter { $0.isLookedUp && $0.standing == .unchecked }
        .firstOfEachFont(unlessIgnored: "misspelt-font").prefix(50)
      if names.isEmpty { return [] }
      let suggestions = FontSuggestions(input.options.fonts)
      return names.compactMap { name in
        guard let meant = suggestions.slip(name.text) else { return nil }
        return name.fontFinding("no font of iOS is called '\(name.text)', but one is called '\(meant)'")
          .replacing(by: meant, isSafe: false)
      }
    })

  static let lighterBoldFont = Rule(
    id: "lighter-bold-font", severity: .warning,
    summary: "the font for Bold Text is lighter than the font",
    reason: """
      Text must not become lighter when Bold Text is on. Most often the two names are swapped. Weights are read from the \
      app's font files, or from the names of the faces.
      """,
    bad: #"{ "body": { "fontName": "Avenir-Heavy", "boldFontName": "«Avenir-Book»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Avenir-Book", "boldFontName": "Avenir-Heavy", "fontSize": 17 } }"#,
    check: .dictionary { input in
      let pairs = input.dictionary.entries.compactMap { entry in
        entry.values.boldFontName.flatMap { bold in entry.fontName.map { (entry, $0.value, bold) } }
      }
      if pairs.isEmpty { return [] }
      let fonts = input.options.fonts ?? FontCatalog(system: .newest)
      return pairs.compactMap { entry, name, bold in
        let (own, other) = (fonts.description(of: name).weight, fonts.description(of: bold.value).weight)
        guard other < own else { return nil }
        let message = "with Bold Text '\(entry.name)' gets lighter: '\(bold.value)' (\(other.shortest)) than '\(name)'"
        return entry.finding(at: bold, message + " (\(own.shortest))")
      }
    })

  /// The mistake in a name; nil if there is none.
  private static func sentence(on fontName: FontName, _ fonts: FontCatalog?) -> String? {
    let name = fontName.text
    switch fontName.standing {
    case .known, .familyName, .unchecked: return nil
    case .fileName: return "'\(name)' is the name of a file; expected the PostScript name of the font in it"
    case .systemFont: return "the system font has no PostScript name such as '\(name)'; use 'weight' and 'design'"
    case .unknown:
      let system = "iOS \(fonts?.system.version ?? IOSFonts.newestVersion)"
      return "no font '\(name)' \(fonts?.hasFiles ?? false ? "in the font files or on \(system)" : "on \(system)")"
    }
  }

  static let unknownFamily = Rule(
    id: "unknown-family", severity: .error,
    summary: "neither a font file nor iOS has a font of this family",
    reason: """
      'fontFamily' is looked up when the dictionary is compiled, and outputs name the face that was found. A family \
      that the app brings is known only from its font files: pass them with --fonts, or list them under 'fonts' in \
      typeramp.json. The system font is chosen by 'weight' and 'design', without a family.
      """,
    bad: #"{ "body": { "fontFamily": "«Futurra»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontFamily": "Futura", "weight": "medium", "fontSize": 17 } }"#,
    check: .dictionary { input in
      let fonts = input.options.fonts ?? .newest
      var suggestions = Spelling.Suggestions()
      return input.dictionary.entries.compactMap { entry in
        guard let family = entry.values.fontFamily else { return nil }
        let isFace = fonts.isFace(family.value)
        if isFace || FontNaming.systemDesign(ofFamily: family.value) != nil || family.value.isEmpty {
          return entry.finding(at: family, sentence(family.value, isFace: isFace))
        }
        if entry.face?.isOfFamily == true { return nil }
        let system = "iOS \(fonts.system.version)"
        let known =
          fonts.hasFiles ? "in the font files or on \(system)" : "on \(system); pass --fonts with the app's font files"
        return entry.finding(at: family, "no font of the family '\(family.value)' \(known)")
          .replacing(by: suggestions.closest(to: family.value) { fonts.familyNames }, isSafe: false)
      }
    })

  private static func sentence(_ family: String, isFace: Bool) -> String {
    if family.isEmpty { return "expected the name of a family" }
    if isFace { return "'\(family)' is a face, not a family; name it with 'fontName'" }
    return "'\(family)' is the system font; use 'weight' and 'design' without 'fontFamily'"
  }

  static let missingFace = Rule(
    id: "missing-face", severity: .warning,
    summary: "a family has no face with this weight or slant",
    reason: """
      As in browsers, the nearest face of the family is used: first by slant, then by weight. Users see another weight or \
      slant than the dictionary says.
      """,
    bad: #"{ "body": { "fontFamily": "«Georgia»", "weight": "semibold", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontFamily": "Georgia", "weight": "bold", "fontSize": 17 } }"#,
    check: .entries { entry in
      guard let family = entry.values.fontFamily, let wanted = entry.values.wantedFont,
        let lack = entry.face?.lack(wanted, in: family.value)
      else { return nil }
      return entry.finding(at: family, lack)
    })
}
