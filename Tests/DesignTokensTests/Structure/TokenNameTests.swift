import Documents
import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Names that differ only in how Unicode composes a letter are different.
@Suite struct TokenNames {
  private static let composed = "\u{e9}"
  private static let decomposed = "e\u{301}"

  private static func text(of reference: String) -> String {
    """
    { "size": { "$type": "dimension", "\(composed)": { "$value": { "value": 20, "unit": "px" } },
        "\(decomposed)": { "$value": { "value": 30, "unit": "px" } } },
      "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontWeight": 400,
        "fontSize": \(reference), "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } }
    """
  }

  @Test(
    arguments: [
      ("\"{size.\(composed)}\"", 20), ("\"{size.\(decomposed)}\"", 30), (##"{ "$ref": "#/size/e%CC%81" }"##, 30),
      (##"{ "$ref": "#/size/%C3%A9" }"##, 20),
    ])
  func twoCompositionsAreTwoTokens(reference: String, size: Double) {
    let tokens = ReadTokens(Self.text(of: reference))
    #expect(tokens.findings == [])
    #expect(tokens.paths.count == 3)
    #expect(tokens.number(.fontSize) == size)
  }

  @Test func escapesSpellTheSameName() {
    let text = Self.text(of: "\"{size.\(Self.composed)}\"").replacing(Self.composed + "\": {", with: #"\u00e9": {"#)
    #expect(ReadTokens(text).number(.fontSize) == 20)
  }
}
