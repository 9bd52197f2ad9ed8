import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Weights with other words of the face's name.
@Suite struct Faces {
  private static func read(_ family: String, _ weight: String, _ form: TokenForm = .tokensStudio) -> ReadTokens {
    ReadTokens(
      """
      { "body": { "$type": "typography", "$value": { "fontFamily": "\(family)", "fontWeight": "\(weight)",
        "fontSize": \(form.isTextual ? "\"20\"" : ##"{ "value": 20, "unit": "px" }"##), "lineHeight": 1,
        "letterSpacing": \(form.isTextual ? "0" : ##"{ "value": 0, "unit": "px" }"##) } } }
      """, form: form)
  }

  private static func fontName(_ tokens: ReadTokens) -> String? {
    tokens.compilation.dictionary?.entry(for: .body)?.values.fontName?.value
  }

  @Test(
    arguments: [
      ("Roboto", "Expanded Medium", "Roboto-ExpandedMedium", ["token-font-name"]),
      ("Brand", "M Bold", "Brand-MBold", ["token-font-name"]),
      ("Inter", "Display Semi Bold", "Inter-DisplaySemiBold", ["token-font-name"]),
      ("Futura", "Condensed Medium", "Futura-CondensedMedium", []),
    ] as [(String, String, String, [String])])
  func names(family: String, weight: String, name: String, ids: [String]) {
    let tokens = Self.read(family, weight)
    #expect(Self.fontName(tokens) == name)
    #expect(tokens.ids == ids)
  }

  /// A stretch is a word of the face, unless the weight has one.
  @Test(
    arguments: [
      ("700", "condensed", "Roboto-CondensedBold"), ("Italic", "Semi-Expanded", "Roboto-SemiExpandedItalic"),
      ("700", "normal", "Roboto-Bold"), ("Wide Bold", "condensed", "Roboto-WideBold"),
      ("700", "{s}", "Roboto-CondensedBold"),
    ])
  func aStretchIsAWordOfTheFace(weight: String, stretch: String, name: String) throws {
    let text = """
      { "s": { "value": "condensed" }, "body": { "type": "typography", "value": { "fontFamily": "Roboto",
        "fontWeight": "\(weight)", "fontSize": "20px", "fontStretch": "\(stretch)" } } }
      """
    let tokens = ReadTokens(text, form: .styleDictionary)
    #expect(Self.fontName(tokens) == name)
    #expect(tokens.ids.filter { $0 != "token-extra-value" } == ["token-font-name"])
  }

  @Test func theMessageNamesTheWholeFace() {
    #expect(
      Self.read("Roboto", "Expanded Medium").messages == [
        "no font file has 'Roboto Expanded' in weight 500; pass --fonts (guessed 'Roboto-ExpandedMedium')"
      ])
    #expect(
      Self.read("Roboto", "Foo").messages == [
        "expected a font weight such as 400 or 'bold', not the string 'Foo'"
      ])
  }

  /// Words in the names of the system font's families select a design; it has no widths.
  @Test(
    arguments: [
      ("SF Pro", "Display Semibold", []),
      ("SF Pro", "Rounded Bold", []),
      ("SF Pro", "Expanded Bold", ["the system font comes in nine weights: 'Expanded' is lost"]),
    ] as [(String, String, [String])])
  func systemFonts(family: String, weight: String, messages: [String]) {
    #expect(Self.read(family, weight).messages == messages)
  }

  /// In DTCG the name of a face is a deviation; converted tokens keep the face.
  @Test func strictTokensKeepTheFace() throws {
    let tokens = Self.read("Roboto", "Expanded Medium Italic", .dtcg)
    #expect(tokens.ids == ["token-font-name", "token-font-weight"])
    #expect(tokens.messages.last == "'Expanded Medium Italic' is not a weight of DTCG; it is the name of a face")
    let written = try tokens.compilation.converted(to: .dtcg).bytes
    let again = Compilation(written, path: "a.tokens.json")
    #expect(again.dictionary?.entry(for: .body)?.values.fontName?.value == "Roboto-ExpandedMediumItalic")
  }

  @Test(arguments: ConversionTarget.all) func everyConversionKeepsTheFace(_ target: ConversionTarget) throws {
    let tokens = Self.read("Roboto", "Expanded Medium")
    let written = try tokens.compilation.converted(to: target).bytes
    let again = Compilation(written, path: "a.tokens." + target.fileExtension)
    #expect(again.dictionary?.entry(for: .body)?.values.fontName?.value == "Roboto-ExpandedMedium")
  }
}
