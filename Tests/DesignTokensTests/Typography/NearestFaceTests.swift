import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Families that are known, but without the face of a token: the nearest face is used, and a dictionary that names the
/// missing face is told of it.
@Suite struct NearestFaces {
  private static func read(_ family: String, _ weight: Int, italic: Bool) -> ReadTokens {
    ReadTokens(
      """
      { "body": { "$type": "typography", "$value": { "fontFamily": "\(family)", "fontWeight": \(weight),
        "fontSize": { "value": 20, "unit": "px" }, "lineHeight": 1\(italic ? ", \"fontStyle\": \"italic\"" : ""),
        "letterSpacing": { "value": 0, "unit": "px" } } } }
      """, form: .dtcg)
  }

  @Test(
    arguments: [
      ("Helvetica", 500, false, "Helvetica"), ("Georgia", 600, false, "Georgia-Bold"),
      ("Georgia", 1, true, "Georgia-Italic"), ("Thonburi", 900, true, "Thonburi-Bold"),
      ("Futura Condensed", 100, false, "Futura-CondensedMedium"), ("Zapfino", 700, false, "Zapfino"),
      ("PingFang SC", 900, false, "PingFangSC-Semibold"), ("avenir next", 300, false, "AvenirNext-Regular"),
    ] as [(String, Int, Bool, String)])
  func theNearestFaceIsUsed(family: String, weight: Int, isItalic: Bool, name: String) throws {
    let tokens = Self.read(family, weight, italic: isItalic)
    #expect(tokens.compilation.dictionary?.entry(for: .body)?.values.fontName?.value == name)
    #expect(tokens.ids.contains("token-font-name"))
    #expect(!tokens.ids.contains("unknown-font"))
  }

  @Test func bothFormsNameTheFaces() {
    let faces =
      "'Helvetica', 'Helvetica-Bold', 'Helvetica-BoldOblique', 'Helvetica-Light', 'Helvetica-LightOblique', "
      + "'Helvetica-Oblique'"
    #expect(
      Self.read("Helvetica", 500, italic: false).messages == [
        "'Helvetica' has no face in weight 500; the nearest is 'Helvetica', the family has \(faces)"
      ])
    let text = #"{ "body": { "fontName": "Helvetica-Medium", "fontSize": 17 } }"#
    let finding = Compilation(Array(text.utf8), path: "a.json").findings.first { $0.severity == .error }
    #expect(finding?.message == "no font 'Helvetica-Medium' on iOS 26; the family has \(faces)")
    #expect(finding?.fix?.replacement == "\"Helvetica\"" || finding?.fix?.replacement == "Helvetica")
    #expect(finding?.fix?.isSafe == false)
  }
}
