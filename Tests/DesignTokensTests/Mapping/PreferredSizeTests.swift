import DynamicType
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// The system font at Apple's size for a style is the preferred font, and follows its curve.
@Suite struct PreferredSizes {
  private static func read(
    _ family: String, _ size: Double, weight: Int = 400, style: String = "body", around: String = ""
  ) -> ReadTokens {
    ReadTokens(
      """
      { "\(style)": { "$type": "typography", "$value": {
        "fontFamily": "\(family)", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 }\(around) } }
      """)
  }

  private static func sizes(of style: TextStyle, _ tokens: ReadTokens) -> [Double]? {
    tokens.compilation.table?.styles[style.index].sizes
  }

  private static let preferred = TextStyle.allCases.map { style in
    ContentSizeCategory.allCases.map { Platform.iOS.preferredFont(style).pointSize(compatibleWith: $0) }
  }

  @Test(arguments: ["SF Pro", "SF Pro Text", "-apple-system", "system-ui", "New York", "SF Mono"], [400, 700])
  func thePreferredCurveIsFollowed(family: String, weight: Int) {
    let tokens = Self.read(family, 17, weight: weight)
    #expect(tokens.findings == [])
    #expect(tokens.number(.fontSize) == nil)
    #expect(Self.sizes(of: .body, tokens) == Self.preferred[TextStyle.body.index])
    #expect(Self.sizes(of: .body, tokens)?.first == 14 && Self.sizes(of: .body, tokens)?.last == 53)
  }

  @Test(arguments: TextStyle.allCases) func everyStyleHasItsOwnSize(_ style: TextStyle) {
    let large = ContentSizeCategory.large.index
    let size = Self.preferred[style.index][large]
    #expect(Self.sizes(of: style, Self.read("SF Pro", size, style: style.name)) == Self.preferred[style.index])
    let other = Self.read("SF Pro", size + 1, style: style.name)
    #expect(other.number(.fontSize, of: style) == size + 1)
    #expect(Self.sizes(of: style, other)?[large] == size + 1)
  }

  @Test func otherFontsScaleByTheirCurve() {
    let tokens = Self.read("Optima", 17)
    #expect(tokens.number(.fontSize) == 17)
    #expect(Self.sizes(of: .body, tokens)?.last == 48)
  }

  /// An explicit font is still explicit after conversion to tokens and back.
  @Test(arguments: [#"{ "body": { "weight": "bold", "fontSize": 17 } }"#, #"{ "body": { "weight": "bold" } }"#])
  func aDictionaryKeepsItsMeaning(_ text: String) throws {
    let dictionary = Compilation(Array(text.utf8), path: "a.json")
    let again = Compilation(try dictionary.converted(to: .dtcg).bytes, path: "a.tokens.json")
    #expect(again.table?.styles[TextStyle.body.index].sizes == dictionary.table?.styles[TextStyle.body.index].sizes)
    let entry = again.dictionary?.entry(for: .body)
    #expect(entry?.values.fontSize?.value == dictionary.dictionary?.entry(for: .body)?.values.fontSize?.value)
  }

  /// Tokens are the same after conversion to every format and back.
  @Test(arguments: ConversionTarget.all) func everyConversionKeepsTheCurve(_ target: ConversionTarget) throws {
    for around in ["", ##", "$extensions": { "dev.typeramp": { "maximumPointSize": 40 } }"##] {
      let tokens = Self.read("SF Pro", 17, around: around)
      let written = try tokens.compilation.converted(to: target).bytes
      let again = Compilation(written, path: "a.tokens." + target.fileExtension)
      #expect(again.table?.styles[TextStyle.body.index].sizes == Self.sizes(of: .body, tokens))
      #expect(again.dictionary?.entry(for: .body)?.values.fontSize == nil)
    }
  }

  /// Strict tokens have an implied value for a missing member, and the same curve.
  @Test func aRepairKeepsTheCurve() throws {
    let text = ##"{ "body": { "$type": "typography", "$value": { "fontFamily": "SF Pro", "fontSize": "17px" } } }"##
    let written = try ReadTokens(text).compilation.converted(to: .dtcg).bytes
    let again = Compilation(written, path: "a.tokens.json")
    #expect(again.table?.styles[TextStyle.body.index].sizes == Self.preferred[TextStyle.body.index])
  }
}
