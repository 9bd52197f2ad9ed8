extension Rule {
  static let missingBoldFont = Rule(
    id: "missing-bold-font", severity: .note,
    summary: "a style has no font for Bold Text, and its family has a bolder face",
    reason: """
      iOS makes only its own fonts bolder when Bold Text is on. A style in a font of the app stays as it is, unless \
      'boldFontName' names a bolder face. Reported once for a font of up to weight 500, if the app's font files have a \
      bolder face of its family. Text in bolder faces is emphasised already.
      """,
    bad: #"{ "body": { "fontName": "«Brand-Regular»", "fontSize": 17 } }"#,
    good: #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "boldFontName": "Brand-Bold" } }"#,
    exampleOptions: .with {
      var fonts = FontCatalog.declaring("Brand-Regular", in: "Brand-Regular.ttf")
      fonts.declare("Brand-Bold", in: "Brand-Bold.ttf")
      $0.fonts = fonts
    }
  ) { input in
    guard let fonts = input.options.fonts, fonts.hasFiles else { return [] }
    // Once for a font: most styles have the font of another one.
    var seen: Set<String> = []
    return input.scaledEntries.compactMap { item in
      guard let fontName = item.entry.fontName, item.entry.values.boldFontName == nil, !item.style.isFixed,
        !item.entry.ignores("missing-bold-font"), seen.insert(fontName.value).inserted,
        let bolder = fonts.bolderFace(than: fontName.value)
      else { return nil }
      return item.entry.finding(
        at: fontName,
        "'\(item.entry.name)' has no 'boldFontName' for Bold Text; '\(bolder)' is a bolder face of its family")
    }
  }
}
