import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Families that a page has itself, and names of styles from tokens.
@Suite struct CSSFamilyTests {
  private static func tokens(_ members: String, _ path: String = #""text": { "copy": T, "big": T }"#) -> ScaledTable? {
    let token = "{ \"type\": \"typography\", \"value\": { \(members), \"fontSize\": \"20px\" } }"
    return Compilation(Array("{ \(path.replacing("T", with: token)) }".utf8), path: "a.json").table
  }

  private static func css(_ table: ScaledTable, _ change: (inout CSSOptions) -> Void = { _ in }) -> String {
    var (options, emitter) = (CSSOptions(), Emitter.css)
    change(&options)
    emitter = .css(options)
    emitter.styles = .defined
    return emitter.text(of: table)
  }

  /// The family as the tokens spell it, with their weight and slant; no rule stands in the way of the page's.
  @Test(arguments: [
    (#""fontFamily": "Source Sans 3, Arial", "fontWeight": 600"#, "\"Source Sans 3\", \"Arial\"", "600", "normal"),
    (#""fontFamily": "acumin-brand", "fontWeight": "Bold Italic""#, "\"acumin-brand\"", "700", "italic"),
    (#""fontFamily": "Georgia", "fontWeight": "650""#, "\"Georgia\"", "650", "normal"),
    (#""fontFamily": "Roboto", "fontWeight": "Condensed Bold""#, "\"Roboto Condensed\"", "700", "normal"),
  ])
  func familiesOfTokensAreThoseOfThePage(members: String, family: String, weight: String, slant: String) throws {
    let table = try #require(Self.tokens(members))
    let text = Self.css(table)
    #expect(text.contains("--type-copy-family: \(family), "), "\(text)")
    #expect(text.contains("--type-copy-weight: \(weight);"))
    #expect(text.contains("--type-copy-style: italic;") == (slant == "italic"))
    #expect(!text.contains("@font-face"))
    #expect(Emitter.css.unreachableFonts(of: table) == [])
    let face = Self.css(table) { $0.faces = .face }
    #expect(face.contains("@font-face") && !face.contains("--type-copy-family: \(family), "))
    #expect(!Emitter.css(CSSOptions(faces: .face)).unreachableFonts(of: table).isEmpty)
  }

  /// With addresses, faces have rules.
  @Test func facesWithAnAddressHaveTheirOwnNames() throws {
    let table = try #require(Self.tokens(#""fontFamily": "Brand", "fontWeight": 700"#))
    let text = Self.css(table) { $0.fontURL = "{name}.woff2" }
    #expect(text.contains("url(\"Brand-Bold.woff2\")") && text.contains("--type-copy-family: \"Brand-Bold\""))
  }

  /// A dictionary names faces; on request its stylesheet has the families that are in their names.
  @Test func dictionariesCanUseFamiliesToo() {
    let table = cssTable([cssStyle(font: .custom(name: "SourceSans3-Light", boldName: "SourceSans3-Black"))])
    #expect(Self.css(table).contains("--type-body-family: \"SourceSans3-Light\", "))
    let text = Self.css(table) { $0.faces = .family }
    #expect(text.contains("--type-body-family: \"Source Sans 3\", "))
    #expect(text.contains("--type-body-weight: 300;") && !text.contains("@font-face"))
    #expect(text.contains("b, strong) {\n  font-weight: 900;"))
  }

  /// The words that all names of tokens share are left out, and whole words only.
  @Test(arguments: [
    (#""text": { "copy": T, "big": T }"#, ["copy", "big"]), (#""text": { "copy": T }"#, ["text-copy"]),
    (#""ds": { "text": { "copy": T, "copyLarge": T } }"#, ["copy", "copy-large"]),
    (#""ds": { "text": { "copy-s": T, "copy-l": T } }"#, ["s", "l"]),
    (#""text": { "copy": T }, "texture": { "big": T }"#, ["text-copy", "texture-big"]),
    (#""text": { "copy": T, "body": T }"#, ["text-copy", "body"]),
  ])
  func namesAreWithoutWhatAllShare(_ path: String, _ names: [String]) throws {
    let text = Self.css(try #require(Self.tokens(#""fontFamily": "Optima""#, path)))
    for name in names { #expect(text.contains(":where(.type-\(name)) {"), "\(name) in \(text)") }
  }

  @Test func namesOfADictionaryAreItsOwn() throws {
    let text =
      ##"{ "custom": { "brandBig": { "fontSize": 30, "weight": "bold", "relativeTo": "title" }, "brandCopy": { "fontSize": 17, "weight": "bold", "relativeTo": "body" } } }"##
    let table = try #require(Compilation(Array(text.utf8), path: "a.json").table)
    #expect(Self.css(table).contains(":where(.type-brand-big) {"))
  }

  /// Everything but a line height of an unknown font can be used in `calc()`.
  @Test func trackingHasAUnit() {
    let table = cssTable([cssStyle(.body) { $0.tracking = 0 }, cssStyle(.title) { $0.paragraphSpacing = 0 }])
    let text = Self.css(table)
    #expect(text.contains("--type-body-tracking: 0em;") && text.contains("--type-title-tracking: 0em;"))
    #expect(text.contains("--type-title-paragraph-spacing: 0em;"))
  }

  @Test(arguments: CSSOptions.Mode.allCases) func theWholeFontIsWrittenIfItIsAskedFor(mode: CSSOptions.Mode) {
    let table = cssTable([cssStyle(.body)])
    #expect(!Self.css(table) { $0.mode = mode }.contains("--type-body-font:"))
    #expect(Self.css(table) { ($0.mode, $0.hasShorthand) = (mode, true) }.contains("--type-body-font: var("))
    let line = "A page needs: <meta name=\"text-scale\" content=\"scale\">"
    #expect(Self.css(table) { $0.mode = mode }.contains(line) == (mode != .table))
  }
}
