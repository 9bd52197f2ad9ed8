import FontFiles
import Writing

// Rules about the files of fonts, where outputs find them, and the letters in them.

extension Rule {
  static let undeclaredFont = Rule(
    id: "undeclared-font", severity: .error,
    summary: "UIAppFonts does not list a font's file",
    reason: """
      iOS loads a font file of the app if Info.plist lists it under UIAppFonts, or if code registers it, as generated Swift \
      with "bundle": "module" does. Otherwise the style shows the system font. Each widget and extension has its own \
      Info.plist. A font that no Info.plist lists is a warning, because code may register it. Fonts in an asset catalog, \
      and fonts that outputs register, are not reported. Checked with --info-plist and --fonts, once for each font.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    exampleOptions: {
      $0.fonts = .declaring("Brand-Regular", in: "Brand-Regular.ttf")
      $0.fonts?.declarations = [("App/Info.plist", ["Brand-Regular.ttf"]), ("Widget/Info.plist", [])]
    },
    check: .dictionary { input in
      guard let fonts = input.options.fonts, !fonts.declarations.isEmpty else { return [] }
      let assets = fonts.assetFiles
      return input.fontNames.firstOfEachFont(unlessIgnored: "undeclared-font").compactMap { name in
        let files = fonts.files(of: fonts.face(called: name.text)?.name ?? name.text)
        // Another case is a mistake of its own.
        let lacking = fonts.declarations.filter { declaration in
          !declaration.files.contains { listed in files.contains { $0.lowercased() == listed.lowercased() } }
        }.map(\.infoPlist)
        guard let file = files.first, !lacking.isEmpty, !assets.contains(file) else { return nil }
        let message = "'\(name.text)' is in '\(file)', which UIAppFonts does not list in \(lacking.quotedList)"
        if lacking.count < fonts.declarations.count { return name.fontFinding(message) }
        let advice = "list it there, or register it in code, as \"bundle\": \"module\" does"
        return name.fontFinding("\(message); \(advice)").with { $0.severity = .warning }
      }
    })

  static let duplicateFont = Rule(
    id: "duplicate-font", severity: .warning,
    summary: "several font files have a font with the same name",
    reason: """
      iOS loads only one of them, and does not say which. So a style can show the wrong face, such as a bold one that kept \
      the name of the regular one. Give each face its own PostScript name, or ship only one of the files. Copies of one \
      file in several folders are not reported.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    exampleOptions: {
      $0.fonts = .declaring("Brand-Regular", in: "Brand-Regular.ttf")
      $0.fonts?.declare("Brand-Regular", in: "Brand-Bold.ttf")
    },
    check: .dictionary { input in
      guard let fonts = input.options.fonts, fonts.hasFiles else { return [] }
      return input.fontNames.firstOfEachFont(unlessIgnored: "duplicate-font").compactMap { name in
        let files = fonts.rivals(of: fonts.face(called: name.text)?.name ?? name.text)
        return files.isEmpty
          ? nil
          : name.fontFinding("'\(name.text)' is a font in \(files.quotedList(upTo: 8)); iOS loads only one of them")
      }
    })

  static let missingFontFile = Rule(
    id: "missing-font-file", severity: .error,
    summary: "UIAppFonts lists a file that is not among the font files",
    reason: """
      iOS skips a file that is not in the bundle, and the styles that need it show the system font. Checked in the \
      Info.plist of --info-plist, against the files of --fonts.
      """,
    bad: #"{ "UIAppFonts": ["«Brand-Regular.ttf»"] }"#,
    good: #"{ "UIAppFonts": [] }"#,
    exampleOptions: { $0.fonts = .declaring("Other-Regular", in: "Other.ttf") },
    check: .infoPlist { infoPlist, fonts in
      if let list = infoPlist.list, list.kind != .array {
        let message = "expected an array of file names for 'UIAppFonts', not \(list.phrase)"
        return [Diagnostic(at: list, message, keyPath: "UIAppFonts")]
      }
      guard let fonts, fonts.hasFiles else { return [] }
      return infoPlist.fontFiles.filter { !fonts.hasFile($0.name) }.map { file in
        let node = file.node
        guard let other = fonts.file(like: file.name) else {
          return Diagnostic(at: node, "no font file '\(file.name)', which UIAppFonts lists", keyPath: "UIAppFonts")
        }
        let message = "the font file is called '\(other)', not '\(file.name)': on iOS, upper and lower case differ"
        return Diagnostic(at: node, message, keyPath: "UIAppFonts")
          .marking(max(node.range.upperBound - file.name.utf8.count, node.range.lowerBound)..<node.range.upperBound)
          .replacing(by: other, isSafe: false)
      }
    })

  static let unlistedFontFile = Rule(
    id: "unlisted-font-file", severity: .warning,
    summary: "UIAppFonts does not list a font file that is shipped",
    reason: """
      iOS loads a font file of the app only if Info.plist lists it under UIAppFonts. Checked for the files of --fonts, \
      with --info-plist, and reported once if no Info.plist lists the file. Files in an asset catalog, and fonts that \
      a generated file registers ("bundle": "module"), need no list.
      """,
    bad: #"{ "UIAppFonts": «[]» }"#,
    good: #"{ "UIAppFonts": ["Brand-Regular.ttf"] }"#,
    exampleOptions: { $0.fonts = .shipping("Brand-Regular.ttf") },
    check: .infoPlist { infoPlist, fonts in
      guard let fonts, fonts.declarations.first?.infoPlist ?? infoPlist.path == infoPlist.path else { return [] }
      let own = Set(infoPlist.fontFiles.map { $0.name.lowercased() })
      return fonts.unlistedFiles.filter { !own.contains($0.lowercased()) }.map { file in
        let other = infoPlist.misspelt?.string.map { "; '\($0)' is another key" } ?? ""
        return Diagnostic(
          at: infoPlist.place, "'\(file)' is shipped, but UIAppFonts does not list it\(other)", keyPath: "UIAppFonts")
      }
    })

  static let unreachableFont = Rule(
    id: "unreachable-font", severity: .warning,
    summary: "a stylesheet has no URL for a font that iOS lacks",
    reason: """
      A web view cannot use the fonts in the app's bundle, because it runs pages in a separate process. The text is \
      silently shown in the system font. '--css-font-url' sets a URL for each face; '--css-font-embed' embeds the faces \
      of '--fonts' in the stylesheet. Checked when CSS is written, and by 'validate' if typeramp.json has a CSS output. \
      Reported once for each font.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    exampleOptions: { $0.outputs = [.css] },
    check: .dictionary { input in
      let fonts = input.options.fonts
      // Most dictionaries have only fonts of iOS.
      if fonts?.hasFiles != true, input.fontNames.allSatisfy({ $0.standing == .known }) { return [] }
      let system = FontCatalog(system: fonts?.system ?? .newest)
      let missing = input.options.outputs.flatMap { output in
        output.unreachableFonts(of: input.table).filter { !system.knows($0.name) }.map {
          (font: $0, in: output.language)
        }
      }
      if missing.isEmpty { return [] }
      let sentences = Dictionary(missing.map { ($0.font.name, sentence($0.font, in: $0.in)) }) { first, _ in first }
      return input.fontNames.firstOfEachFont(unlessIgnored: "unreachable-font").compactMap { name in
        guard let sentence = sentences[name.text] else { return nil }
        // A font that the app does not have is reported by another rule.
        if fonts?.hasFiles == true, ![.known, .familyName].contains(name.standing) { return nil }
        return name.fontFinding(sentence)
      }
    })

  private static func sentence(_ font: UnreachableFont, in language: String) -> String {
    let what = "the \(language) output has no URL for '\(font.name)'"
    return switch font.reason {
    case .noAddress:
      "\(what), which iOS does not have; expected '--css-font-url' or '--css-font-embed', in typeramp.json 'fontURL' or "
        + "'fontEmbed'"
    case .sharedAddress: "\(what) of its own; expected '{name}' or '{file}' in '--css-font-url'"
    case .noFile:
      "\(what): no font file has this face; pass its file to '--fonts', as TrueType or OpenType"
    case .tooLarge:
      "\(what): its file is larger than \(FontCatalog.contentsLimit >> 20) MiB, or all font files together than "
        + "\(FontCatalog.allContentsLimit >> 20) MiB; expected '--css-font-url'"
    case .collection: "\(what): its file is a collection, which browsers do not read; expected a file for each face"
    }
  }

  static let missingBoldFont = Rule(
    id: "missing-bold-font", severity: .note,
    summary: "a style has no font for Bold Text, and its family has a bolder face",
    reason: """
      When Bold Text is on, iOS makes only its own fonts bolder. For a font of the app, 'boldFontName' must name the bolder \
      face. Reported for fonts up to weight 500, if the app's font files have a bolder face of the family. Text names the \
      styles of a font together.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "boldFontName": "Brand-Bold" } }"#,
    exampleOptions: {
      var fonts = FontCatalog.declaring("Brand-Regular", in: "Brand-Regular.ttf")
      fonts.declare("Brand-Bold", in: "Brand-Bold.ttf")
      $0.fonts = fonts
    },
    check: .dictionary { input in
      guard let fonts = input.options.fonts, fonts.hasFiles else { return [] }
      var faces: [String: String?] = [:]
      return input.scaledEntries.compactMap { item in
        guard let fontName = item.entry.fontName, item.entry.values.boldFontName == nil, !item.style.isFixed else {
          return nil
        }
        let face = faces[fontName.value] ?? fonts.bolderFace(than: fontName.value)
        faces[fontName.value] = face
        guard let face else { return nil }
        let lack = "no 'boldFontName' for Bold Text; '\(face)' is a bolder face of "
        return item.entry.finding(at: fontName, "'\(item.entry.name)' has \(lack)its family")
          .among(FindingGroup(item.entry.name, cause: fontName.value, "have \(lack)their family"))
      }
    })

  static let missingLetters = Rule(
    id: "missing-letters", severity: .warning,
    summary: "a font lacks letters of the app's languages",
    reason: """
      The system draws a letter that the font lacks in another font. It looks different within a word, and its height \
      decides the height of the line. Checked in the font's file, for the letters of 'languages' (CLDR's main letters, \
      without punctuation and digits). A language of which the font has no letter is reported only if the font has no \
      letter of any of them. 'typeramp fonts --languages' lists all of this.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Brand-Text", "fontSize": 17 } }"#,
    exampleOptions: { $0.fonts = .exampleOfLetters },
    check: .dictionary { input in
      guard let fonts = input.options.fonts, !fonts.languages.isEmpty else { return [] }
      return input.fontNames.firstOfEachFont(unlessIgnored: "missing-letters").flatMap { name in
        let languages = fonts.coverage(of: name.text)
        if !languages.isEmpty, languages.allSatisfy({ $0.lacking.count == $0.letterCount }) {
          let tags = languages.list(upTo: 8, \.tag)
          return [name.fontFinding("'\(name.text)' has no letter of \(tags); another font draws all of their text")]
        }
        return languages.filter(\.isPartial).map { language in
          name.fontFinding("'\(name.text)' lacks \(language.lackingWords); another font draws them", language.tag)
        }
      }
    })

  static let cutLetters = Rule(
    id: "cut-letters", severity: .warning,
    summary: "a line is too low for letters of the app's languages",
    reason: """
      A letter that is higher than its line can lose its accent in the first line of a label, and can touch the line above \
      in the others: 'Ậ' of Vietnamese, marks of Thai and Arabic. A larger 'lineHeight' makes room, as does \
      'sizingRule = .oversize' of a label from iOS 17 on. Measured in the font's file, for each letter of 'languages'; \
      stacked marks reach higher. A line has the font's ascender and descender, or 'lineHeight', with half of the \
      difference above and half below, as in CSS. Text names styles with the same lines together, with the numbers of the \
      largest.
      """,
    bad: #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "«lineHeight»": 1 } }"#,
    good: #"{ "title": { "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1.3 } }"#,
    exampleOptions: { $0.fonts = .exampleOfLetters },
    check: .dictionary { input in
      guard let fonts = input.options.fonts, !fonts.languages.isEmpty else { return [] }
      return input.scaledEntries.flatMap { item in
        item.scaled.cuts(in: fonts).compactMap { cut in
          let message = "'\(item.entry.name)' clips \(cut.words)"
          // Styles with the same lines have the same cause.
          let cause = "\(item.style.lineHeight ?? 0) \(item.style.fontWords) \(cut.isAbove)"
          let group = FindingGroup(
            item.entry.name, cause: cause, "clip \(cut.words)", weight: item.growth.largestSize)
          let finding =
            item.entry.finding(atKey: .lineHeight, message)
            ?? item.entry.fontName.map { item.entry.finding(at: $0, message) }
          return finding?.among(group)
        }
      }
    })

  static let lineHeightClips = Rule(
    id: "line-height-clips", severity: .warning,
    summary: "a line height is below the font's own",
    reason: """
      Lines that are lower than the font's ascender and descender together overlap, and a label clips the first and the \
      last: accents of capitals, and marks of Thai, Arabic and Vietnamese. Checked with the font's file, unless the app's \
      languages are known: then cut-letters measures their letters.
      """,
    bad: #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "«lineHeight»": 1 } }"#,
    good: #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "lineHeight": 1.3 } }"#,
    exampleOptions: { $0.fonts = .declaring("Brand-Regular", in: "Brand-Regular.ttf", lineHeight: 1250) },
    check: .dictionary { input in
      input.scaledEntries.compactMap { item in
        guard let own = item.scaled.lineSpacings, let lineHeight = item.style.lineHeight,
          !(input.options.fonts?.measuresLetters(of: item.style) ?? false)
        else { return nil }
        let large = ContentSizeCategory.large.index
        let multiple = own[large] / item.scaled.sizes[large]
        // Three decimals are what the message shows.
        guard lineHeight < multiple - 0.001 else { return nil }
        return item.entry.finding(
          atKey: .lineHeight,
          "'\(item.entry.name)' has a line height of \(lineHeight.shortest); the font's own is \(multiple.thousandths)")
      }
    })
}

extension FontCatalog {
  /// The fonts of an app that has one file, for the examples of a rule.
  ///
  /// - Parameter lineHeight: the line height of the font, in thousandths of its size.
  static func declaring(_ name: String, in file: String, lineHeight: Int = 1200) -> FontCatalog {
    var fonts = FontCatalog()
    fonts.declare(name, in: file, VerticalMetrics(unitsPerEm: 1000, ascender: lineHeight, descender: 0, lineGap: 0))
    return fonts
  }

  /// The fonts of an app that has a file with unknown faces.
  static func shipping(_ file: String) -> FontCatalog {
    var fonts = FontCatalog()
    fonts.pass(file)
    return fonts
  }

  /// The fonts of an example: one with the letters of Vietnamese, which reach further than its ascender, and one
  /// without most of them.
  static var exampleOfLetters: FontCatalog {
    var fonts = FontCatalog()
    fonts.languages = [LanguageLetters("vi")].compactMap(\.self)
    let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0)
    let highest = LanguageCoverage.Reach(letter: "Ậ", units: 940, unitsPerEm: 1000)
    let coverage = LanguageCoverage(tag: "vi", letterCount: 178, lacking: [], highest: highest)
    fonts.declare("Brand-Text", in: "Brand-Text.ttf", metrics, coverage: [coverage])
    let lacking = LanguageCoverage(tag: "vi", letterCount: 178, lacking: ["ạ", "ậ"])
    fonts.declare("Brand-Regular", in: "Brand-Regular.ttf", metrics, coverage: [lacking])
    return fonts
  }

  /// Whether it is known how far the letters of the app's languages reach in a style's font.
  fileprivate func measuresLetters(of style: ResolvedStyle) -> Bool {
    style.customFont.map { coverage(of: $0.name).contains { $0.highest != nil } } ?? false
  }
}
