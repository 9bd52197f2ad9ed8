import FontFiles
import TestSupport
import Testing

@testable import StyleModel
@testable import TypeRampKit

@Suite struct FontNamesOfFiles {
  /// A face with the identifiers of its names, from 256 on those of its instances.
  private static func file(
    _ names: [(Int, String)], weight: Int = 400, isItalic: Bool = false, instances: [Int] = []
  ) throws -> FontFile {
    let records = names.map { NameEntry.windows($0, $1) }
    // The first instance is at the default, and so is the face.
    let styles = instances.enumerated().map { (name: $1, coordinates: [400 + $0], postScriptName: Int?.none) }
    return try FontFile(
      FontBuilder([
        ("OS/2", os2(weight: weight, selection: isItalic ? 1 : 0)), ("fvar", fvar(defaults: [400], styles)),
        ("name", nameTable(records)),
      ]).sfnt())
  }

  private static func naming() throws -> FontNaming {
    var fonts = FontCatalog()
    fonts.add(try file([(1, "Brand"), (2, "Book"), (6, "BrandW01-Bk")], weight: 450), at: "a.ttf")
    fonts.add(
      try file([(1, "Brand"), (2, "Bold Italic"), (6, "BrandW01-BdIt")], weight: 700, isItalic: true), at: "b.ttf")
    fonts.add(try file([(1, "Brand"), (2, "Condensed Bold"), (6, "BrandW01-BdCn")], weight: 700), at: "c.ttf")
    fonts.add(
      try file(
        [(1, "Vary"), (2, "Regular"), (6, "Vary-Roman"), (256, "Regular"), (257, "Semi Bold")], instances: [256, 257]),
      at: "d.ttf")
    fonts.add(try file([(2, "Bold"), (6, "Nameless-Bold")], weight: 250), at: "e.ttf")
    fonts.add(
      try file([(1, "Brand"), (2, "Poster Italic"), (6, "BrandW01-PstIt")], weight: 820, isItalic: true), at: "g.ttf")
    fonts.declare("Declared-Thin", in: "f.ttf")
    return FontNaming(fonts: fonts)
  }

  @Test(
    arguments: [
      ("brand", 450, false, "BrandW01-Bk", true), ("Brand", 700, true, "BrandW01-BdIt", true),
      ("Brand", 820, true, "BrandW01-PstIt", true), ("Brand Condensed", 700, false, "BrandW01-BdCn", true),
      ("Brand", 700, false, "Brand-Bold", false),
      ("Brand", 400, false, "Brand-Regular", false), ("VARY", 400, false, "Vary-Roman", true),
      ("Vary", 600, false, "Vary-Roman_Semi-Bold", true), ("Vary", 600, true, "Vary-SemiBoldItalic", false),
      ("Nameless", 700, false, "Nameless-Bold", true), ("Declared", 100, false, "Declared-Thin", true),
      ("Georgia", 700, false, "Georgia-Bold", true), ("BrandW01-Bk", 400, false, "BrandW01-Bk", true),
    ] as [(String, Double, Bool, String, Bool)])
  func names(family: String, weight: Double, isItalic: Bool, name: String, isKnown: Bool) throws {
    let font = FontDescription(family: family, weight: weight, isItalic: isItalic)
    #expect(try Self.naming().postScriptName(for: font) == (name, isKnown))
  }

  @Test func aFaceOfAFileIsFound() throws {
    let font = FontDescription(family: "Brand", weight: 700, isItalic: false)
    #expect(try Self.naming().postScriptName(for: font, face: "Condensed") == ("BrandW01-BdCn", true))
    #expect(try Self.naming().postScriptName(for: font, face: "Wide") == ("Brand-WideBold", false))
  }

  @Test(
    arguments: [
      ("BrandW01-Bk", "Brand", 450, false), ("BrandW01-BdIt", "Brand", 700, true),
      ("BrandW01-PstIt", "Brand", 820, true), ("BrandW01-BdCn", "Brand Condensed", 700, false),
      ("Vary-Roman", "Vary", 400, false),
      ("Vary-Roman_Semi-Bold", "Vary", 600, false), ("Nameless-Bold", "Nameless", 700, false),
      ("Declared-Thin", "Declared", 100, false), ("Unknown-LightItalic", "Unknown", 300, true),
    ] as [(String, String, Double, Bool)])
  func descriptions(name: String, family: String, weight: Double, isItalic: Bool) throws {
    let font = FontDescription(family: family, weight: weight, isItalic: isItalic)
    #expect(try Self.naming().description(of: name) == font)
  }

  /// If the system's list does not have a font, its name is only a guess.
  @Test func theListOfTheCatalogCounts() throws {
    let old = FontNaming(fonts: FontCatalog(system: try #require(IOSFonts(version: "14"))))
    let font = FontDescription(family: "PingFang MO", weight: 400, isItalic: false)
    #expect(old.postScriptName(for: font) == ("PingFangMO-Regular", false))
  }
}
