import FontFiles
import TestSupport
import Testing

@testable import StyleModel
@testable import TypeRampKit

/// Names of families and full names, by which Core Text finds a face if it is no PostScript name.
@Suite struct FacesByOtherNames {
  @Test(
    arguments: [
      ("Futura", "Futura-Medium", false, true), ("Helvetica Neue", "HelveticaNeue", true, true),
      ("Times New Roman", "TimesNewRomanPSMT", true, true), ("Arial", "ArialMT", true, true),
      ("Trebuchet MS", "TrebuchetMS", true, true), ("Optima", "Optima-Regular", true, true),
      ("Avenir", "Avenir-Book", false, true), ("Noteworthy", "Noteworthy-Light", false, true),
      ("Hiragino Sans", "HiraginoSans-W4", false, true), ("PingFang SC", "PingFangSC-Regular", true, true),
      ("Bodoni 72", "BodoniSvtyTwoITCTT-Book", true, true), ("Mishafi", "DiwanMishafi", true, true),
      ("Snell Roundhand", "SnellRoundhand", true, true), ("STIX Two Text", "STIXTwoText", true, true),
      ("Helvetica Neue Bold", "HelveticaNeue-Bold", true, false), ("Arial Bold", "Arial-BoldMT", true, false),
      ("Avenir Next Demi Bold", "AvenirNext-DemiBold", true, false), ("Damascus Bold", "DamascusBold", true, false),
      ("Helvetica Neue UltraLight", "HelveticaNeue-UltraLight", true, false),
      ("Futura Condensed Medium", "Futura-CondensedMedium", true, false),
      ("Noteworthy Light", "Noteworthy-Light", true, false),
    ] as [(String, String, Bool, Bool)])
  func onIOS(name: String, face: String, isCertain: Bool, isFamily: Bool) {
    #expect(FontCatalog().face(called: name) == CalledFace(name: face, isCertain: isCertain, isFamily: isFamily))
    #expect(FontStanding(of: name, in: nil) == .familyName)
  }

  /// PostScript names, names in another spelling, parts of names, and families that iOS does not have.
  @Test(arguments: [
    "Georgia", "futura", "HelveticaNeu", "CourierNew", "Helvetica  Neue", "Futura Condensed", "Trebuchet", "Futura-",
    "Helvetica NeueBold", "Arial Rounded", "Open Sans", "", " ", "Futura ", "Avenir Next Regularr",
  ])
  func noOtherName(name: String) {
    #expect(FontCatalog().face(called: name) == nil)
  }

  /// `UIFont.familyNames`, as apps have logged it, for the families that have at least one face on iOS 26.
  @Test(arguments: [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple SD Gothic Neo", "Arial Hebrew",
    "Arial Rounded MT Bold", "Avenir Next Condensed", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments",
    "Bradley Hand", "Chalkboard SE", "Courier New", "Devanagari Sangam MN", "Euphemia UCAS", "Geeza Pro", "Gill Sans",
    "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hoefler Text", "Kohinoor Bangla", "Lao Sangam MN",
    "Marker Felt", "Menlo", "Mukta Mahee", "Noto Nastaliq Urdu", "Palatino", "Party LET", "PingFang HK", "Rockwell",
    "Savoye LET", "Zapf Dingbats", "DIN Alternate", "Charter", "Apple Color Emoji", "Tamil Sangam MN",
  ])
  func familiesOfIOS(name: String) throws {
    let face = try #require(FontCatalog().face(called: name))
    #expect(face.isFamily && IOSFonts.newest.has(face.name))
  }

  @Test func everyFamilyOfEveryVersionHasAFace() throws {
    for version in IOSFonts.versions {
      let fonts = FontCatalog(system: try #require(IOSFonts(version: "\(version)")))
      for name in fonts.names {
        let family = IOSFonts.familyName(of: name)
        #expect(fonts.has(family) || fonts.face(called: family)?.isFamily == true, "\(family)")
      }
    }
  }

  /// A variable font has the name of its family for all instances.
  @Test(
    arguments: [
      ("Brand", "Brand-Regular", true, true), ("Brand Bold", "Brand-Bold", true, false),
      ("Tiny", "Tiny-Bold_Semi-Bold", false, true), ("Tiny Bold", "Tiny-Bold", true, false),
    ] as [(String, String, Bool, Bool)])
  func inFontFiles(name: String, face: String, isCertain: Bool, isFamily: Bool) throws {
    var fonts = FontCatalog()
    for font in DrawnFont.family { try fonts.add(font.file, path: "\(font.postScriptName).ttf") }
    try fonts.add(FontBuilder.whole.sfnt(), path: "Tiny.ttf")
    #expect(fonts.face(called: name) == CalledFace(name: face, isCertain: isCertain, isFamily: isFamily))
    #expect(FontStanding(of: name, in: fonts) == .familyName)
    #expect(FontStanding(of: name, in: nil) == .unchecked)
  }

  @Test func theBoldFaceIsNearestToBold() {
    #expect(FontCatalog().face(called: "Futura", weight: 700)?.name == "Futura-Bold")
    #expect(FontCatalog().face(called: "Helvetica Neue", weight: 700)?.isCertain == false)
  }
}
