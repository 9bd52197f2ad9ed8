import Documents
import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Names that differ only in how Unicode composes a letter are different.
@Suite struct ExactNames {
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

  @Test func bytesDecide() {
    #expect(ExactName(Self.composed) != ExactName(Self.decomposed))
    #expect(ExactName("a\u{e9}"[...].dropFirst()) == ExactName(Self.composed))
    #expect(Set([Self.composed, Self.decomposed, "e"].map { ExactName($0) }).count == 3)
  }

  /// Many compositions of one name are as fast as other names.
  @Test func compositionsDoNotCollide() {
    let names = (0..<(1 << 14)).map { bits in
      ExactName((0..<14).map { bits >> $0 & 1 == 0 ? Self.composed : Self.decomposed }.joined())
    }
    let time = ContinuousClock().measure { #expect(Set(names).count == 1 << 14) }
    #expect(time < .seconds(10))
  }
}
