import Diagnostics
import Documents
import DynamicType
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Members that refer to other tokens.
@Suite struct ReferredMembers {
  private static func read(
    _ target: String, fontSize: String? = ##"{ "value": 17, "unit": "px" }"##, fontWeight: String = "400",
    lineHeight: String = "1.3", isStrict: Bool = false
  ) -> ReadTokens {
    ReadTokens(
      TokenExample.body(fontSize: fontSize, fontWeight: fontWeight, lineHeight: lineHeight, around: target + ","),
      isStrict: isStrict)
  }

  @Test(arguments: [
    (##""s": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } }"##, ##""{s}""##),
    (##""s": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } }"##, ##"{ "$ref": "#/s" }"##),
    (##""s": { "$type": "number", "$value": 20 }"##, ##"{ "value": { "$ref": "#/s" }, "unit": "px" }"##),
    (
      ##""s": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } }"##,
      ##"{ "value": { "$ref": "#/s/$value/value" }, "unit": { "$ref": "#/s/$value/unit" } }"##
    ),
    (
      ##""s": { "$type": "typography", "$value": "{body}" }, "t": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } }"##,
      ##""{t}""##
    ),
  ])
  func sizesByReference(target: String, fontSize: String) {
    let tokens = Self.read(target, fontSize: fontSize, isStrict: true)
    #expect(tokens.findings == [])
    #expect(tokens.number(.fontSize) == 20)
  }

  /// A value may be valid for its type but not for its use, where it is then reported.
  @Test(arguments: [
    (##""s": { "$type": "dimension", "$value": { "value": -4, "unit": "px" } }"##, ["token-value"]),
    (##""s": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } }"##, ["token-value"]),
    (##""s": { "$type": "dimension", "$value": "2em" }"##, ["token-relative-spacing", "token-value"]),
    (##""s": { "$type": "dimension", "$value": "bad" }"##, ["token-value"]),
  ])
  func anInvalidSizeIsReported(target: String, ids: [String]) {
    let tokens = Self.read(target, fontSize: ##""{s}""##)
    #expect(tokens.ids == ids)
    #expect(tokens.compilation.table == nil)
  }

  @Test(arguments: ["0", "-1"]) func anInvalidLineHeightIsReported(value: String) {
    let tokens = Self.read(##""h": { "$type": "number", "$value": \##(value) }"##, lineHeight: ##""{h}""##)
    #expect(tokens.ids == ["token-value"])
    #expect(tokens.findings.map(\.keyPath) == ["body.lineHeight"])
  }

  @Test(arguments: [
    (##""x": { "$type": "number", "$value": 700 }"##, "fontWeight", "token-type-mismatch"),
    (##""x": { "$type": "dimension", "$value": { "value": 34, "unit": "px" } }"##, "lineHeight", "token-line-height"),
    (##""x": { "$type": "fontWeight", "$value": 2 }"##, "lineHeight", "token-type-mismatch"),
  ])
  func aMemberOfAnotherTypeIsReported(target: String, member: String, rule: String) {
    let read = { (isStrict: Bool) in
      member == "fontWeight"
        ? Self.read(target, fontWeight: ##""{x}""##, isStrict: isStrict)
        : Self.read(target, lineHeight: ##""{x}""##, isStrict: isStrict)
    }
    #expect(read(false).ids == [rule])
    #expect(read(true).findings.map(\.severity) == [.error])
    if member == "lineHeight" { #expect(read(false).number(.lineHeight) == 2) }
  }

  /// A mistake in a token with many references is reported once.
  @Test func aMistakeInATokenIsReportedThere() {
    let tokens = Self.read(
      ##""w": { "$type": "fontWeight", "$value": "fat" }, "b": { "$type": "fontWeight", "$value": "{w}" }"##,
      fontWeight: ##""{b}""##)
    #expect(tokens.ids == ["token-value"])
    #expect(tokens.findings.map(\.keyPath) == ["w"])
  }
}
