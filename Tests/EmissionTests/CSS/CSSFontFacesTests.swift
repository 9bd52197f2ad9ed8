import Documents
import DynamicType
import TestSupport
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct CSSFontFacesTests {
  @Test(arguments: [
    ("one face, used twice", "A A", "A=A", "A A"),
    ("in order of first use", "B A B", "B=B A=A", "B A B"),
    ("a bold that comes later", "A A/B", "A=A/B", "A A"),
    ("no bold after one", "A/B A", "A=A/B", "A A"),
    ("two bolds", "A/B A/C A/C A", "A=A/B A-with-C=A/C", "A A-with-C A-with-C A"),
    ("a bold of its own", "A/B B", "A=A/B B=B", "A B"),
  ])
  func facesWithoutFilesAreFamilies(_ name: String, _ fonts: String, _ families: String, _ familyNames: String) {
    let pairs = fonts.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
      .map { CSSFontFaces.Pair(face: $0[0], boldFace: $0.dropFirst().first) }
    let named = CSSNamedFamilies(pairs, italic: [], taken: [])
    let found = named.families.map { "\($0.name)=\([$0.face, $0.boldFace].compactMap(\.self).joined(separator: "/"))" }
    #expect(found.map { $0.replacing(" ", with: "-") } == families.split(separator: " ").map(String.init))
    let foundNames = pairs.map { named.fonts[$0]?.family.replacing(" ", with: "-") }
    #expect(foundNames == familyNames.split(separator: " ").map(String.init))
  }

  @Test func aFaceIsFoundByItsPostScriptName() {
    #expect(
      rules([cssStyle(font: .custom(name: "A", boldName: nil))]) == """

        @font-face {
          font-family: "A";
          font-style: normal;
          font-weight: 400;
          font-display: swap;
          src: local("A");
        }

        """)
  }

  @Test(arguments: [
    ("f/{name}.woff2", #"url("f/A.woff2") format("woff2")"#),
    ("f/{name}.TTF?v=1", #"url("f/A.TTF?v=1") format("truetype")"#),
    ("f/{name}.otf", #"url("f/A.otf") format("opentype")"#), ("f/{name}", #"url("f/A")"#),
  ])
  func anAddressHasItsFormat(_ template: String, _ address: String) {
    let text = rules([cssStyle(font: .custom(name: "A", boldName: nil))]) { $0.fontURL = template }
    #expect(text.contains("  src: local(\"A\"), \(address);\n"))
  }

  /// A style without a slant has the same face.
  @Test func aSlantAppliesToTheFace() {
    let font = ResolvedStyle.Font.custom(name: "A", boldName: nil)
    let text = css(cssTable([cssStyle(font: font), cssStyle(.title, font: font) { $0.fontStyle = .italic }]))
    #expect(text.contains("  font-family: \"A\";\n  font-style: italic;\n"))
    #expect(text.contains("  --type-title-style: italic;\n"))
    #expect(text.contains("  --type-body-style: italic;\n"))
    #expect(!css(cssTable([cssStyle(font: font)])).contains("--type-body-style"))
  }

  /// The weight and the slant in the name also apply to fallback fonts.
  @Test(arguments: [
    ("A-Light", nil, ["300"], "300", "700"), ("A-Bold", nil, ["700"], "700", nil), ("A", nil, ["400"], "400", nil),
    ("A-Light", "A-Bold", ["1 599", "600 1000"], "300", "700"), ("A", "B", ["1 599", "600 1000"], "400", nil),
    ("A-Bold", "A-Black", ["1 700", "701 1000"], "700", nil), ("A-Thin", nil, ["100"], "100", "700"),
    ("A-Black", "B", ["1 900", "901 1000"], "900", "901"),
  ])
  func aNameContainsItsWeight(_ face: String, _ bold: String?, _ weights: [String], _ weight: String, _ strong: String?)
  {
    let text = css(cssTable([cssStyle(font: .custom(name: face, boldName: bold))]))
    #expect(text.matches(of: /\n  font-weight: ([0-9 ]+);\n  font-display/).map { String($0.1) } == weights)
    #expect(text.contains("--type-body-weight: \(weight);"))
    let rule = text.firstMatch(of: /:where\(\.type-body\) :where\(b, strong\) \{\n  font-weight: ([0-9]+);/)
    #expect(rule.map { String($0.1) } == strong)
  }

  @Test func facesOfFilesAreInTheirFamily() throws {
    let fonts = try catalog(DrawnFont.family)
    let table = table(["Brand-Regular", "Brand-BoldItalic"], fonts)
    let faces = CSSFontFaces(table)
    #expect(faces.rules.map(\.name) == ["Brand-Regular", "Brand-Bold", "Brand-Italic", "Brand-BoldItalic"])
    #expect(Set(faces.rules.map(\.family)) == ["Brand"])
    let text = css(table)
    #expect(text.contains("--type-title-weight: 700;") && text.contains("--type-title-style: italic;"))
  }

  /// Faces that no text can use are omitted.
  @Test func onlyNeededFacesAreIncluded() throws {
    let more = [DrawnFont("Thin", weight: 100, advance: 300), DrawnFont("Black", weight: 900, advance: 700)]
    let faces = CSSFontFaces(table(["Brand-Regular"], try catalog(DrawnFont.family + more)))
    #expect(faces.rules.map(\.name) == ["Brand-Regular", "Brand-Bold", "Brand-Italic", "Brand-BoldItalic"])
  }

  /// A variable font is one face with all its weights; an installed font with its name may have a single weight.
  @Test func aVariableFontIsOneFace() throws {
    var fonts = FontCatalog()
    try fonts.add(FontBuilder.whole.sfnt(), path: "Tiny.ttf")
    let text = css(table(["Tiny-Semi", "Tiny-Bold"], fonts)) { $0.fontURL = "{name}.ttf" }
    #expect(text.matches(of: /@font-face/).count == 1)
    #expect(text.contains("  font-weight: 100 1000;\n") && text.contains("  src: url(\"Tiny-Bold.ttf\")"))
    #expect(text.contains("--type-body-family: \"Tiny\"") && text.contains("--type-title-family: \"Tiny\""))
    // Without an address there is nothing else.
    #expect(css(table(["Tiny-Semi", "Tiny-Bold"], fonts)).contains("  src: local(\"Tiny-Bold\");\n"))
  }

  /// A file often has another name than its face.
  @Test func anAddressCanHaveTheNameOfTheFile() throws {
    var fonts = FontCatalog()
    try fonts.add(DrawnFont.family[0].file, path: "Fonts/My Brand#1.ttf")
    let table = table(["Brand-Regular", "Other"], fonts)
    let text = css(table) { $0.fontURL = "f/{file}.woff2?{name}" }
    #expect(text.contains("url(\"f/My%20Brand%231.woff2?Brand-Regular\")"))
    // Without a file, it is the name of the face.
    #expect(text.contains("url(\"f/Other.woff2?Other\")"))
  }

  @Test func fontsCannotShareAnAddress() throws {
    let fonts = try catalog(DrawnFont.family)
    let options = CSSOptions(fontURL: "brand.ttf")
    #expect(CSSFontFaces.unreachable(table(["Brand-Regular"], fonts), options) == [])
    #expect(
      CSSFontFaces.unreachable(table(["Brand-Regular", "Other"], fonts), options)
        == ["Brand-Regular", "Other"].map { UnreachableFont(name: $0, reason: .sharedAddress) })
  }

  @Test func facesAreEmbedded() throws {
    let fonts = try catalog(DrawnFont.family)
    let text = css(table(["Brand-Regular"], fonts)) { $0.embedsFonts = true }
    #expect(text.contains(/\ \* 4 fonts embedded, [0-9]+ kB\.\n/))
    let data = Base64.text(DrawnFont.family[0].file)
    #expect(text.contains("  src: url(\"data:font/ttf;base64,\(data)\") format(\"truetype\");\n"))
    #expect(!text.contains("local("))
  }

  /// The bold face of another family, or of another slant, is embedded as well.
  @Test(arguments: ["Other-Bold", "Brand-Italic", "Other", "Brand-Bold"])
  func everyNamedFaceIsEmbedded(bold: String) throws {
    var other = DrawnFont.family[2]
    (other.family, other.postScriptName) = ("Other", "Other-Bold")
    let fonts = try catalog(DrawnFont.family + [other])
    let font = ResolvedStyle.Font.custom(name: "Brand-Regular", boldName: bold)
    let table = ScaledTable(
      ResolvedDictionary(name: "Brand", description: nil, styles: [cssStyle(font: font)], metrics: []), displayScale: 3,
      fonts: fonts)
    let text = css(table) { $0.embedsFonts = true }
    let named = bold == "Other" ? other : try #require((DrawnFont.family + [other]).first { $0.postScriptName == bold })
    for font in [DrawnFont.family[0], named] { #expect(text.contains("base64,\(Base64.text(font.file))")) }
    #expect(!text.contains("local("))
    #expect(CSSFontFaces.unreachable(table, CSSOptions(embedsFonts: true)) == [])
  }

  /// A family's name, or a full name, means a face of a file; a family of iOS needs no rule.
  @Test func familiesAreUsedByTheirNames() throws {
    let text = css(table(["Brand", "Brand Bold"], try catalog(DrawnFont.family))) { $0.embedsFonts = true }
    #expect(text.contains("--type-body-family: \"Brand\"") && text.contains("--type-title-weight: 700;"))
    #expect(!text.contains("local("))
    let ofSystem = css(cssTable([cssStyle(font: .custom(name: "Futura", boldName: nil))]))
    #expect(ofSystem.contains("--type-body-family: \"Futura\"") && !ofSystem.contains("@font-face"))
    let withBold = css(cssTable([cssStyle(font: .custom(name: "Futura", boldName: "Futura-Bold"))]))
    #expect(withBold.contains("local(\"Futura-Medium\")") && withBold.contains("local(\"Futura-Bold\")"))
  }

  /// The default of a variable font can have the name of an optical size, which browsers choose; a width they do not.
  @Test(
    arguments: [
      ("DMSans-9ptRegular", nil), ("DMSans-9ptRegular_Bold", nil), ("DM Sans", nil),
      ("DMSans-9ptRegular_Condensed-Bold", .noFile),
    ] as [(String, UnreachableFont.Reason?)])
  func instancesAreReachedByWeightAlone(name: String, reason: UnreachableFont.Reason?) throws {
    let names: [NameEntry] = [
      .windows(1, "DM Sans 9pt"), .windows(2, "Regular"), .windows(6, "DMSans-9ptRegular"), .windows(16, "DM Sans"),
      .windows(17, "9pt Regular"), .windows(256, "Bold"), .windows(257, "Condensed Bold"),
    ]
    var fonts = FontCatalog()
    fonts.keepsContents = true
    let file = FontBuilder([
      ("OS/2", os2(weight: 400)), ("fvar", fvar(defaults: [400], [(256, [700], 0xFFFF), (257, [700], 0xFFFF)])),
      ("head", head()), ("hhea", hhea(800, -200, 90)), ("name", nameTable(names)),
    ]).sfnt()
    try fonts.add(file, path: "DMSans.ttf")
    let table = table([name], fonts)
    let unreachable = CSSFontFaces.unreachable(table, CSSOptions(embedsFonts: true))
    #expect(unreachable == (reason.map { [UnreachableFont(name: name, reason: $0)] } ?? []))
    #expect(css(table) { $0.embedsFonts = true }.contains("data:font/ttf") == (reason == nil))
  }

  /// Every character of a drawn font has the same width.
  @Test(.enabled(if: Browser.installed != nil, "no browser")) func aBoldFaceOfAnotherFamilyIsDrawn() throws {
    var other = DrawnFont.family[2]
    (other.family, other.postScriptName, other.advance) = ("Other", "Other-Bold", 800)
    let font = ResolvedStyle.Font.custom(name: "Brand-Regular", boldName: "Other-Bold")
    let table = ScaledTable(
      ResolvedDictionary(name: "Brand", description: nil, styles: [cssStyle(font: font, size: 20)], metrics: []),
      displayScale: 3, fonts: try catalog(DrawnFont.family + [other]))
    let text = css(table) { $0.embedsFonts = true }
    let page = "<!DOCTYPE html><style>\(text)</style><p class='type-body'><u>aaaaaaaaaa</u> <b>aaaaaaaaaa</b></p>"
    let widths: [Double] = try #require(Browser.installed).evaluate(
      """
      await document.fonts.ready
      return ["u", "b"].map(name => document.querySelector(name).getBoundingClientRect().width)
      """, in: page)
    #expect(widths == [100, 160])
  }

  @Test func largeFilesAreNotEmbedded() throws {
    var fonts = FontCatalog()
    fonts.keepsContents = true
    let large =
      DrawnFont("Large", weight: 400, advance: 500).file + [UInt8](repeating: 0, count: FontCatalog.contentsLimit)
    try fonts.add(large, path: "Large.ttf")
    let table = table(["Brand-Large"], fonts)
    var options = CSSOptions(embedsFonts: true)
    #expect(css(table) { $0.embedsFonts = true }.utf8.count < 100_000)
    #expect(CSSFontFaces.unreachable(table, options) == [UnreachableFont(name: "Brand-Large", reason: .tooLarge)])
    options.fontURL = "{name}.ttf"
    #expect(CSSFontFaces.unreachable(table, options) == [])
  }

  /// Small files are limited together.
  @Test func allFilesTogetherAreLimited() throws {
    var fonts = FontCatalog()
    fonts.keepsContents = true
    let padding = [UInt8](repeating: 0, count: FontCatalog.contentsLimit - 100_000)
    for (index, font) in DrawnFont.family.enumerated() { try fonts.add(font.file + padding, path: "\(index).ttf") }
    let kept = fonts.bundledFaces(for: ["Brand-Regular"]).map { $0.contents != .tooLarge }
    #expect(kept == [true, true, false, false])
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64(_ text: String, _ expected: String) {
    #expect(Base64.text(Array(text.utf8)) == expected)
  }

  private func rules(_ styles: [ResolvedStyle], _ change: (inout CSSOptions) -> Void = { _ in }) -> String {
    var options = CSSOptions()
    change(&options)
    var writer = TextWriter()
    for face in CSSFontFaces(cssTable(styles)).rules { face.write(to: &writer, options) }
    return writer.text
  }

  private func catalog(_ faces: [DrawnFont]) throws -> FontCatalog {
    var fonts = FontCatalog()
    fonts.keepsContents = true
    for face in faces { try fonts.add(face.file, path: "\(face.postScriptName).ttf") }
    return fonts
  }

  /// A table in which body, title and so on have these fonts.
  private func table(_ names: [String], _ fonts: FontCatalog) -> ScaledTable {
    let styles = zip([TextStyle.body, .title, .headline], names).map { style, name in
      cssStyle(style, font: .custom(name: name, boldName: nil))
    }
    return ScaledTable(
      ResolvedDictionary(name: "Brand", description: nil, styles: styles, metrics: []), displayScale: 3, fonts: fonts)
  }
}
