import Diagnostics
import Documents
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import TypeRampKit

/// Conversions of token files to DTCG, read back by the importer.
@Suite struct TokensToTokens {
  /// A lenient file becomes one that is valid in strict reading, with the same styles. It has its lengths in pixels and
  /// the content of the mapping file.
  private static func convert(_ tokens: ReadTokens, _ context: CompilationOptions) throws {
    let conversion = try Conversion(tokens.compilation, to: .dtcg, in: context)
    let result = String(decoding: conversion.bytes, as: UTF8.self)
    let again = ReadTokens(result, isStrict: true)
    #expect(again.findings.filter { $0.severity == .error } == [], "\(result)")
    let (before, after) = (tokens.compilation.dictionary?.value, again.compilation.dictionary?.value)
    #expect(try #require(before).isSame(as: try #require(after)), "\(before?.line ?? "-")\n\(after?.line ?? "-")")
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
    try Self.convert(ReadTokens(text), ReadTokens.context())
  }

  /// Tokens are written in their groups, so custom styles may change their order.
  @Test(arguments: ConversionTarget.all.filter(\.isOfTokens)) func theOrderOfStylesDoesNotCount(
    target: ConversionTarget
  ) throws {
    let token = { (size: Int) in
      ##"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "\##(size)px" } }"##
    }
    let tokens = ReadTokens(
      ##"{ "card": { "head": \##(token(20)) }, "text": { "body": \##(token(17)), "note": \##(token(14)) } }"##)
    #expect(try !Conversion(tokens.compilation, to: target, in: ReadTokens.context()).bytes.isEmpty)
  }

  @Test(arguments: [10.0, 16, 17]) func lengthsInRemAreConverted(base: Double) throws {
    let text = TokenExample.body(fontSize: ##"{ "value": 1.5, "unit": "rem" }"##, letterSpacing: "\"0.1rem\"")
    try Self.convert(ReadTokens(text, remBase: base), ReadTokens.context(remBase: base))
  }

  @Test(arguments: [TokenForm.dtcg, .tokensStudio]) func aMappingIsKept(form: TokenForm) throws {
    let text = TokenExample.body(letterSpacing: "\"1px\"", name: "text")
    let map = ##"{ "callout": "text" }"##
    try Self.convert(ReadTokens(text, form: form, map: map), ReadTokens.context(form: form, map: map))
  }

  /// A name in an older file may have any number of dots; converted tokens have the name of the style.
  @Test(arguments: [10, 100_000]) func deepNames(count: Int) throws {
    let name = String(repeating: "a.", count: count) + "body"
    let text = ##"{ "\##(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "17" } } }"##
    try Self.convert(ReadTokens(text, form: .tokensStudio), ReadTokens.context(form: .tokensStudio))
  }
}
