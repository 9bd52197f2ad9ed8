import Testing

@testable import StyleModel
@testable import TypeRampKit

@Suite struct FontNamesParts {
  @Test(
    arguments: [
      ("HelveticaNeue", "Helvetica Neue", 400, false), ("PTSans-Bold", "PT Sans", 700, false),
      ("TimesNewRomanPSMT", "Times New Roman", 400, false), ("TimesNewRoman", "Times New Roman", 400, false),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true), ("ArialMT", "Arial", 400, false),
      ("AvenirNext-DemiBoldItalic", "Avenir Next", 600, true), ("MyriadPro-It", "Myriad Pro", 400, true),
      ("SourceSans3-ExtraLightIt", "Source Sans 3", 200, true), ("HiraginoSans-W3", "Hiragino Sans", 300, false),
      ("Futura-CondensedMedium", "Futura Condensed", 500, false), ("OpenSansLight-Italic", "Open Sans", 300, true),
      ("STIXTwoText-Italic_Semi-Bold-Italic", "STIX Two Text", 600, true), ("DamascusBold", "Damascus", 700, false),
      ("NotoSansSyriac-Regular_Black", "Noto Sans Syriac", 900, false), ("Inter_SemiBold", "Inter", 600, false),
      ("KefaIII-ExtraBold", "Kefa III", 800, false), ("Inter-Black", "Inter", 900, false), ("Bold", "Bold", 400, false),
      ("Heavy-Bold", "Heavy", 700, false), ("-Bold", "Bold", 400, false),
      ("A-OTF-ShinGoPro-Light", "A OTF Shin Go Pro", 300, false),
      ("CourierPS", "Courier", 400, false), ("MT", "MT", 400, false), ("PS", "PS", 400, false),
      ("X-Bold_Light", "X Bold", 300, false), ("", "", 400, false),
      ("-_ ", "", 400, false), ("源ノ角ゴシック-Bold", "源ノ角ゴシック", 700, false),
    ] as [(String, String, Double, Bool)])
  func postScriptNames(name: String, family: String, weight: Double, isItalic: Bool) {
    let parts = FontNameParts(postScriptName: name)
    #expect(parts.family == family)
    #expect(parts.weight ?? 400 == weight)
    #expect(parts.isItalic == isItalic)
  }

  @Test(
    arguments: [
      ("Helvetica Neue", "helveticaneue"), ("HELVETICA-NEUE", "helveticaneue"), ("HelveticaNeue", "helveticaneue"),
      ("Trebuchet MS", "trebuchet"), ("TimesNewRomanPSMT", "timesnewroman"), ("MS", "ms"),
      ("Suisse Int'l", "suisseintl"),
      ("", ""),
    ])
  func keysOfFamilies(family: String, key: String) {
    #expect(FontNameWords.key(ofFamily: family) == key)
  }

  /// A name of thirty thousand words is split in linear time.
  @Test(arguments: ["Regular", "Italic", "Bold", "-", "-Bold", "a", "A", "MT", "PS ", "1"])
  func longNames(word: String) {
    let name = "A" + String(repeating: word, count: 30_000)
    #expect(!FontNameParts(postScriptName: name).family.isEmpty)
    #expect(!FontNameWords.key(ofFamily: name).isEmpty)
  }

  @Test(arguments: StyleWords.weights.flatMap { row in row.words.map { (row.weight, $0) } })
  func everyWordOfAWeightIsRead(weight: Double, word: String) {
    // `Heavy` has two weights; the first is its own.
    let expected = word == "Heavy" ? 800 : weight
    #expect(FontNameParts(postScriptName: "Aa-\(word)").weight == expected)
    #expect(FontNameParts(postScriptName: "Aa-\(word)Italic") == FontNameParts(postScriptName: "Aa-\(word)Oblique"))
    #expect(FontNameParts(postScriptName: "Aa-\(word)Italic").family == "Aa")
  }
}
