import Diagnostics
import Documents
import DynamicType
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Mistakes that depend on several members.
@Suite struct TypographyMembers {
  /// A part of the font size is an error without a size, which is not guessed.
  @Test(
    arguments: [
      (nil, ##""10%""##, "1.3", ["token-value"]),
      (nil, ##"{ "value": 1, "unit": "px" }"##, ##""20px""##, ["token-value"]),
    ] as [(String?, String, String, [String])])
  func aRelativeMeasureWithoutASizeIsAnError(fontSize: String?, spacing: String, height: String, ids: [String]) {
    let text = TokenExample.body(
      fontFamily: ##""system-ui""##, fontSize: fontSize, letterSpacing: spacing, lineHeight: height)
    #expect(ReadTokens(text).ids.filter { $0 == "token-value" } == ids)
  }

  /// The system font needs no size; other members are kept.
  @Test func aMultipleNeedsNoSize() {
    let text = TokenExample.body(fontFamily: ##""system-ui""##, fontSize: nil)
    let tokens = ReadTokens(text)
    #expect(tokens.ids == ["token-missing-member"])
    #expect(tokens.number(.lineHeight) == 1.3)
  }

  @Test(
    arguments: [
      (nil, "400", "1.3"), ("1.3", nil, "1.3"), ("\"34px\"", nil, "2"), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func missingMembersAreOneFinding(lineHeight: String?, fontWeight: String?, _: String?) throws {
    let text = TokenExample.body(fontWeight: fontWeight, letterSpacing: nil, lineHeight: lineHeight)
    let lenient = ReadTokens(text)
    #expect(lenient.ids.count { $0 == "token-missing-member" } == 1)
    #expect(ReadTokens(lenient.repaired, isStrict: true).findings == [])
  }

  /// A family cannot be guessed, so no fix is offered.
  @Test(arguments: [(nil, ##"{ "value": 17, "unit": "px" }"##), (##""Optima""##, nil)] as [(String?, String?)])
  func unknownValuesAreNotOffered(family: String?, size: String?) {
    let tokens = ReadTokens(TokenExample.body(fontFamily: family, fontSize: size))
    #expect(tokens.findings.first { $0.id == "token-missing-member" }?.fix == nil)
  }

  @Test func extraMembersAreKept() throws {
    let text = TokenExample.body(more: ##", "paragraphIndent": 3, "paragraphSpacing": { "value": 1, "unit": "px" }"##)
    let lenient = ReadTokens(text)
    #expect(lenient.ids == ["token-extra-member", "token-extra-member"])
    #expect(lenient.marked == ["paragraphIndent", "paragraphSpacing"])
    #expect(ReadTokens(text, isStrict: true).compilation.table == nil)
    let value = try #require(lenient.compilation.dictionary?.value?.line)
    #expect(
      value.contains(
        ##""dev.typeramp.others": { "paragraphIndent": 3 }"##))
    #expect(lenient.number(.paragraphSpacing) == 1)
  }

  @Test(arguments: [true, false]) func duplicateMembersAreAnError(isStrict: Bool) {
    let text = TokenExample.body(more: ##", "fontSize": { "value": 18, "unit": "px" }"##)
    #expect(ReadTokens(text, isStrict: isStrict).ids == ["token-duplicate-name"])
  }

  @Test(arguments: ["1", "[]", "\"Optima 17\"", "null"]) func aTypographyIsAnObject(_ json: String) {
    for isStrict in [true, false] {
      let text = ##"{ "body": { "$type": "typography", "$value": \##(json) } }"##
      #expect(ReadTokens(text, isStrict: isStrict).ids == ["token-value"])
    }
  }

  /// The base of rem can be set; the default is 16 points.
  @Test(arguments: [(16, 24), (10, 15), (17, 25.5)] as [(Double, Double)]) func remHasABase(base: Double, size: Double)
  {
    let text = TokenExample.body(fontSize: ##"{ "value": 1.5, "unit": "rem" }"##)
    #expect(ReadTokens(text, isStrict: true, remBase: base).number(.fontSize) == size)
  }
}
