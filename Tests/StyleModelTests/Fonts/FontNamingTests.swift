import Testing

@testable import StyleModel
@testable import TypeRampKit

@Suite struct FontNames {
  private static let naming = FontNaming(fonts: nil)

  @Test(
    arguments: [
      ("Helvetica Neue", 400, false, "HelveticaNeue"), ("helvetica-neue", 200, true, "HelveticaNeue-UltraLightItalic"),
      ("Georgia", 400, true, "Georgia-Italic"), ("Optima", 400, false, "Optima-Regular"),
      ("Optima", 950, false, "Optima-ExtraBlack"), ("Avenir", 400, false, "Avenir-Roman"),
      ("Avenir", 400, true, "Avenir-Oblique"), ("Avenir", 800, false, "Avenir-Heavy"),
      ("Avenir", 900, false, "Avenir-Black"), ("Avenir Next", 900, false, "AvenirNext-Heavy"),
      ("Avenir Next", 600, false, "AvenirNext-DemiBold"), ("Arial", 400, false, "ArialMT"),
      ("Arial", 700, false, "Arial-BoldMT"), ("ArialMT", 700, true, "Arial-BoldItalicMT"),
      ("Times New Roman", 400, false, "TimesNewRomanPSMT"), ("Times New Roman", 700, false, "TimesNewRomanPS-BoldMT"),
      ("Noteworthy", 300, false, "Noteworthy-Light"), ("Trebuchet MS", 700, true, "Trebuchet-BoldItalic"),
      ("PingFang SC", 600, false, "PingFangSC-Semibold"),
      ("American Typewriter", 600, false, "AmericanTypewriter-Semibold"),
      ("Gill Sans", 800, false, "GillSans-UltraBold"), ("Hiragino Sans", 600, false, "HiraginoSans-W6"),
      ("Futura Condensed", 500, false, "Futura-CondensedMedium"), ("Damascus", 600, false, "DamascusSemiBold"),
      ("STIX Two Text", 700, true, "STIXTwoText-Italic_Bold-Italic"),
      ("Noteworthy-Light", 400, false, "Noteworthy-Light"), ("Noteworthy-Light", 700, true, "Noteworthy-Light"),
      ("Noteworthy Light", 400, false, "Noteworthy-Light"), ("Arial Rounded MT Bold", 400, false, "ArialRoundedMTBold"),
    ] as [(String, Double, Bool, String)])
  func knownOnes(family: String, weight: Double, isItalic: Bool, name: String) {
    let font = FontDescription(family: family, weight: weight, isItalic: isItalic)
    #expect(Self.naming.postScriptName(for: font) == (name, true))
  }

  @Test(
    arguments: [
      ("Inter", 400, false, "Inter-Regular"), ("Inter", 400, true, "Inter-Italic"),
      ("Suisse Int'l", 600, true, "SuisseIntl-SemiBoldItalic"), ("Georgia", 600, false, "Georgia-SemiBold"),
      ("Avenir", 450, false, "Avenir-Medium"), ("Inter", 1000, false, "Inter-ExtraBlack"),
      ("Inter", 1, false, "Inter-Thin"),
      ("微软雅黑", 700, false, "微软雅黑-Bold"), ("", 700, false, "-Bold"),
    ] as [(String, Double, Bool, String)])
  func guessedOnes(family: String, weight: Double, isItalic: Bool, name: String) {
    let font = FontDescription(family: family, weight: weight, isItalic: isItalic)
    #expect(Self.naming.postScriptName(for: font) == (name, false))
  }

  @Test(
    arguments: [
      ("Futura", "Condensed", 500, false, "Futura-CondensedMedium", true),
      ("Roboto", "Expanded", 500, false, "Roboto-ExpandedMedium", false),
      ("Helvetica Neue", "condensed", 900, false, "HelveticaNeue-CondensedBlack", true),
      ("Roboto", "Semi Condensed", 400, true, "Roboto-SemiCondensedItalic", false),
    ] as [(String, String, Double, Bool, String, Bool)])
  func facesWithWords(family: String, face: String, weight: Double, isItalic: Bool, name: String, isKnown: Bool) {
    let font = FontDescription(family: family, weight: weight, isItalic: isItalic)
    #expect(Self.naming.postScriptName(for: font, face: face) == (name, isKnown))
  }

  /// Except for Avenir's Book and Book Oblique, which share the weight 400 with its Roman and Oblique.
  @Test func iOSsNamesComeBack() {
    let names = IOSFonts.newest.names
    let same = names.filter { Self.naming.postScriptName(for: Self.naming.description(of: $0)) == ($0, true) }
    #expect(same.count >= 301)
    #expect(names.subtracting(same).isSubset(of: ["Avenir-Book", "Avenir-BookOblique"]))
  }

  /// Names are looked up in alphabetical lists.
  @Test(arguments: IOSFonts.versions) func everyNameIsThere(version: Int) throws {
    let fonts = try #require(IOSFonts(version: "\(version)"))
    for name in fonts.names {
      #expect(fonts.has(name))
      for other in [name + "x", String(name.dropLast()), name + " ", " " + name] {
        #expect(fonts.has(other) == fonts.names.contains(other))
      }
    }
    #expect(!fonts.has("") && !fonts.has("A") && !fonts.has("zzz") && !fonts.has("Georgia Georgia-Bold"))
  }

  /// What is refused is outside the known lists, or no version; the message says what is accepted.
  @Test(arguments: [
    "9", "13", "13.9", "0", "-9", "+9", "9.", "9.x", "", ".", "27", "99999999999999999999", "9.+1", "९",
  ])
  func onlyKnownVersionsAreAccepted(version: String) {
    #expect(IOSFonts(version: version) == nil)
    #expect(IOSFonts.rejection(of: version).hasSuffix("expected a version from 14 to 26"))
  }

  @Test(arguments: IOSFonts.versions) func everyNameIsDescribed(version: Int) throws {
    for name in try #require(IOSFonts(version: "\(version)")).names {
      let font = Self.naming.description(of: name)
      #expect(!font.family.isEmpty)
      #expect(1...1000 ~= font.weight)
      #expect(Self.naming.postScriptName(for: font).isKnown || !IOSFonts.newest.names.contains(name))
    }
  }

  @Test(arguments: ["", "-", "_"]) func aNameWithoutWordsIsItsOwnFamily(name: String) {
    #expect(Self.naming.description(of: name) == FontDescription(family: name, weight: 400, isItalic: false))
  }
}
