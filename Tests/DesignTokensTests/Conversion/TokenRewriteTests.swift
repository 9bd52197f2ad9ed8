import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import TypeRampKit

/// Conversions of token files, read back by the importer.
@Suite struct TokenRewriting {
  /// The result of a conversion, or nil with its mistake.
  static func convert(
    _ tokens: ReadTokens, _ context: CompilationOptions, to target: ConversionTarget = .dtcg
  ) -> (text: String?, mistake: ConversionError?) {
    do throws(ConversionError) {
      let conversion = try Conversion(tokens.compilation, to: target, in: context)
      return (String(decoding: conversion.bytes, as: UTF8.self), nil)
    } catch { return (nil, error) }
  }

  /// A lenient file becomes one that is valid in strict reading, with the same styles.
  static func rewritten(
    _ text: String, form: TokenForm = .dtcg, map: String? = nil, remBase: Double = 16
  ) throws -> String {
    let tokens = ReadTokens(text, form: form, map: map, remBase: remBase)
    let context = ReadTokens.context(form: form, map: map, remBase: remBase)
    let (written, mistake) = convert(tokens, context)
    #expect(mistake == nil, "\(tokens.messages)")
    let result = try #require(written)
    let again = ReadTokens(result, isStrict: true, map: map, remBase: remBase)
    #expect(again.findings.filter { $0.severity == .error } == [], "\(result)")
    let (before, after) = (tokens.compilation.dictionary?.value, again.compilation.dictionary?.value)
    #expect(try #require(before).isSame(as: try #require(after)), "\(before?.line ?? "-")\n\(after?.line ?? "-")")
    return result
  }

  @Test(arguments: [
    TokenExample.body(), TokenExample.body(fontSize: "\"17px\""), TokenExample.body(fontSize: "17"),
    TokenExample.body(fontSize: ##"{ "value": 17, "unit": "pt" }"##), TokenExample.body(fontSize: "\"1.5rem\""),
    TokenExample.body(fontSize: ##"{ "value": 1.5, "unit": "rem" }"##),
    TokenExample.body(letterSpacing: "\"10%\""), TokenExample.body(letterSpacing: "\"-0.1em\""),
    TokenExample.body(letterSpacing: nil),
    TokenExample.body(lineHeight: "\"22px\""), TokenExample.body(lineHeight: "\"130%\""),
    TokenExample.body(lineHeight: nil),
    TokenExample.body(fontWeight: "\"Semi Bold\""), TokenExample.body(fontWeight: nil),
    TokenExample.body(fontFamily: nil),
    TokenExample.body(fontFamily: ##""system-ui""##, fontSize: nil),
    TokenExample.body(fontFamily: ##""Optima, serif""##),
    TokenExample.body(fontWeight: "\"Bold Italic\""), TokenExample.body(more: ##", "textCase": "upper""##),
    TokenExample.body(letterSpacing: nil, lineHeight: nil, more: ##", "a": [1, null]"##),
    TokenExample.body(beside: ##" "$extensions": { "com.x": { "y": [1.50, null] } }, "$description": "d","##),
    TokenExample.body(beside: ##" "$extensions": { "dev.typeramp": { "maximumPointSize": 30 } },"##),
    TokenExample.body(fontSize: "\"{s}\"", around: ##""s": { "$type": "dimension", "$value": "17px" },"##),
    TokenExample.body(fontSize: "\"{ s.value }\"", around: ##""s": { "$type": "dimension", "$value": "17px" },"##),
    TokenExample.body(fontWeight: "\"{w}\"", around: ##""w": { "$type": "number", "$value": 700 },"##),
    TokenExample.body(lineHeight: "\"{s}\"", around: ##""s": { "$type": "dimension", "$value": "34px" },"##),
    TokenExample.body(around: ##""$foo": 1, "c": { "$type": "color", "$value": "#ffffff" }, "o": { "$bar": 2 },"##),
    TokenExample.body(
      around: ##""c": { "$type": "color", "$value": "{d.value}" }, "d": { "$type": "color", "$value": "#fff" },"##),
    TokenExample.body(around: ##""g": { "t": { "$type": "fontSizes", "value": "17px", "comment": "c" } },"##),
    TokenExample.body(
      around: ##""g": { "$extends": "{h}" }, "h": { "$type": "dimension", "t": { "$value": "17px" } },"##),
  ])
  func lenientTokensAreWrittenStrictly(_ text: String) throws {
    _ = try Self.rewritten(text)
  }

  /// A rewritten file with lengths in rem has the same meaning for any base.
  @Test(arguments: [10.0, 16, 17]) func aBaseIsKept(base: Double) throws {
    let text = TokenExample.body(fontSize: ##"{ "value": 1.5, "unit": "rem" }"##, letterSpacing: "\"0.1rem\"")
    #expect(try Self.rewritten(text, remBase: base).contains(##"{ "value": 1.5, "unit": "rem" }"##))
  }

  @Test(arguments: [TokenForm.dtcg, .tokensStudio]) func aMappingIsKept(form: TokenForm) throws {
    let text = TokenExample.body(letterSpacing: "\"1px\"", name: "text")
    _ = try Self.rewritten(text, form: form, map: ##"{ "callout": "text" }"##)
  }

  /// Values of other types and extensions of other vendors are kept to the last digit.
  @Test func everythingElseStaysAsItIs() throws {
    let text = TokenExample.body(
      fontSize: "17", beside: ##" "$extensions": { "com.x": { "y": 1.50 } },"##,
      around:
        ##""c": { "$type": "shadow", "$deprecated": "no", "$value": { "blur": 1.0e1, "color": "{d}", "inset": true } }, "d": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1.00, 0, "none"] } }, "e": { "$type": "color", "$ref": "#/d" },"##
    )
    let result = try Self.rewritten(text)
    for part in [
      ##""$value": { "blur": 1.0e1, "color": "{d}", "inset": true }"##, ##""components": [1.00, 0, "none"]"##,
      ##""com.x": { "y": 1.50 }"##, ##""e": { "$type": "color", "$ref": "#/d" }"##, ##""$deprecated": "no""##,
    ] { #expect(result.contains(part), "\(part)\n\(result)") }
  }

  /// A name in an older file may have any number of dots; nesting that readers do not accept is refused.
  @Test(arguments: [10, 100_000]) func deepNames(count: Int) throws {
    let name = String(repeating: "a.", count: count) + "body"
    let text = ##"{ "\##(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"##
    let tokens = ReadTokens(text, form: .tokensStudio)
    #expect(tokens.compilation.table != nil)
    let (written, _) = Self.convert(tokens, ReadTokens.context(form: .tokensStudio))
    #expect((written == nil) == (count > 1_000))
  }
}
