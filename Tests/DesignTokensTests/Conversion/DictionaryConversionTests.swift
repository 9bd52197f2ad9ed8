import Documents
import Foundation
import TestSupport
public import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Conversions of dictionaries to other formats.
@Suite struct DictionaryConversion {
  private static let dictionaryTargets = ConversionTarget.all.filter { !$0.isOfTokens }

  /// A converted file has the same table and, by any route, the same text.
  @Test(arguments: dictionaryTargets) func aConvertedDictionaryIsTheSame(_ target: ConversionTarget) throws {
    for (name, conversion) in try ConvertedSample.all() {
      guard let bytes = conversion.bytes(target) else { continue }
      let again = try ConvertedSample(bytes, path: conversion.input.table.name + "." + target.fileExtension)
      #expect(again.input.table == conversion.input.table, "\(name)")
      #expect(again.bytes(target) == bytes, "\(name)")
    }
  }

  /// Only Hostile, with its control characters, cannot be XML, and only null cannot be in a property list.
  @Test func unrepresentableValuesAreRefused() throws {
    let refused = try ConvertedSample.all().map { name, conversion in
      (name.prefix(7), Self.dictionaryTargets.filter { conversion.bytes($0) == nil }.map(\.name))
    }.filter { !$0.1.isEmpty }
    #expect(refused.map(\.0) == ["Hostile", #"{ "$sche"#.prefix(7)])
    #expect(refused.map(\.1) == [["plist"], ["plist"]])
  }

  @Test func everyKeyIsKeptAsItIsWritten() throws {
    let text = """
      {
        "metrics": { "iconSize": { "relativeTo": "title1", "value": 24.0 } },
        "UICTFontTextStyleBody": {
          "fontSize": 17.50,
          "fontName": "Optima-Regular",
          "$extensions": { "com.example": [1e2, null, 12345678901234567890] }
        },
        "title1": { "weight": "bold", "fixed": false },
        "description": "",
        "$schema": "https://example.com/"
      }

      """
    #expect(try ConvertedSample(text).text(.json) == text)
  }

  /// Integers of up to 64 bits, with a sign or without, are in every format; a real would round longer ones.
  @Test(
    arguments: dictionaryTargets,
    [
      "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551615", "-9223372036854775808",
      "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890",
    ])
  func anIntegerIsKeptOrRefused(_ target: ConversionTarget, digits: String) throws {
    let text = "{ \"$extensions\": { \"a.b\": \(digits) } }\n"
    let bytes = try ConvertedSample(text).bytes(target)
    let isHeld = target.name == "json" || Int64(digits) != nil || UInt64(digits) != nil
    #expect((bytes != nil) == isHeld)
    guard let bytes else { return }
    #expect(try ConvertedSample(bytes, path: "Test." + target.fileExtension).text(.json) == text)
  }

  /// Property lists and JSON have the keys in the order of the input; tokens have them in an order of their own.
  @Test(arguments: dictionaryTargets) func theOrderOfKeysIsKept(_ target: ConversionTarget) throws {
    let text = """
      {
        "title": { "maximumPointSize": 40, "fontSize": 17, "description": "x", "fontName": "A-B" },
        "metrics": { "b": { "relativeTo": "title", "value": 3 } },
        "body": { "tracking": 1, "weight": "bold", "lineHeight": 1.5 }
      }

      """
    let bytes = try #require(try ConvertedSample(text).bytes(target))
    #expect(try ConvertedSample(bytes, path: "Test." + target.fileExtension).text(.json) == text)
  }

  @Test(arguments: ConversionTarget.all) func aDateHasNoFormInJSON(_ target: ConversionTarget) throws {
    let date = "<dict><key>a</key><date>2020-01-01T00:00:00Z</date></dict>"
    for text in [
      "<dict><key>$extensions</key>\(date)</dict>",
      "<dict><key>body</key><dict><key>weight</key><string>bold</string><key>$extensions</key>\(date)</dict></dict>",
    ] { #expect(try ConvertedSample(text, path: "a.plist").bytes(target) == nil) }
  }

  @Test func targetsAreFoundByName() {
    #expect(ConversionTarget.all.allSatisfy { ConversionTarget(named: $0.name)?.name == $0.name })
    #expect(ConversionTarget(named: "yaml") == nil)
  }
}

extension ConversionTarget: CustomTestStringConvertible {
  package var testDescription: String { name }
}
