extension Rule {
  static let unreachableFont = Rule(
    id: "unreachable-font", severity: .warning,
    summary: "a stylesheet names a font that iOS does not have, and has no URL for it",
    reason: """
      A web view runs pages in a separate process, which has the system's fonts but not the fonts that the app \
      bundles. A visitor of a web site has neither. The text is silently shown in the system font. Checked when CSS \
      is written, and by 'validate' if typeramp.json has a CSS output. '--css-font-url' sets a URL for each face; \
      '--css-font-embed' embeds the faces of '--fonts' in the stylesheet. Reported once for each font.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: .with { $0.outputs = [.css] }
  ) { input in
    let fonts = input.options.fonts
    // Most dictionaries have only fonts of iOS.
    if fonts?.hasFiles != true, input.fontNames.allSatisfy({ $0.standing == .known }) { return [] }
    let system = FontCatalog(system: fonts?.system ?? .newest)
    let missing = input.options.outputs.flatMap { output in
      output.unreachableFonts(of: input.table).filter { !system.knows($0.name) }.map { (font: $0, in: output.language) }
    }
    if missing.isEmpty { return [] }
    let sentences = Dictionary(missing.map { ($0.font.name, sentence($0.font, in: $0.in)) }) { first, _ in first }
    return input.fontNames.firstOfEachFont(unlessIgnored: "unreachable-font").compactMap { name in
      guard let sentence = sentences[name.text] else { return nil }
      // A font that the app does not have is reported by another rule.
      if fonts?.hasFiles == true, ![.known, .familyName].contains(name.standing) { return nil }
      return name.finding(sentence)
    }
  }

  private static var limits: String {
    let (file, all) = (FontCatalog.contentsLimit >> 20, FontCatalog.allContentsLimit >> 20)
    return "\(file) MiB, or all font files together than \(all) MiB"
  }

  private static func sentence(_ font: UnreachableFont, in language: String) -> String {
    let what = "the \(language) output has no URL for '\(font.name)'"
    return switch font.reason {
    case .noAddress:
      "\(what), which iOS does not have; expected '--css-font-url' or '--css-font-embed', in typeramp.json 'fontURL' or "
        + "'fontEmbed'"
    case .sharedAddress: "\(what) of its own; expected '{name}' or '{file}' in '--css-font-url'"
    case .noFile:
      "\(what): no font file has this face; pass its file to '--fonts', as TrueType or OpenType"
    case .tooLarge: "\(what): its file is larger than \(limits); expected '--css-font-url'"
    case .collection: "\(what): its file is a collection, which browsers do not read; expected a file for each face"
    }
  }
}
