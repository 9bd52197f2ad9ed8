import Documents
import DynamicType
import FontFiles
import Foundation
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Conversions of dictionaries to design tokens.
@Suite struct TokenConversion {
  @Test func wholeFile() throws {
    let text = ##"""
      {
        "$extensions": { "com.example": 1 }, "description": "Brand",
        "UICTFontTextStyleTitle1": {
          "weight": "bold", "fontSize": 28.0, "tracking": 0.5, "description": "A title.", "$extensions": { "a.b": [true] }
        },
        "metrics": { "iconSize": { "value": 24, "relativeTo": "body" } }
      }
      """##
    #expect(
      try ConvertedSample(text).text(.dtcg) == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "$description": "Brand",
          "$extensions": { "com.example": 1 },
          "textStyle": {
            "title": {
              "$type": "typography",
              "$value": {
                "fontFamily": ["SF Pro", "system-ui"],
                "fontSize": { "value": 28.0, "unit": "px" },
                "fontWeight": 700,
                "letterSpacing": { "value": 0.5, "unit": "px" },
                "lineHeight": 1.2142857142857142
              },
              "$description": "A title.",
              "$extensions": {
                "a.b": [true],
                "dev.typeramp": {
                  "textStyle": "UICTFontTextStyleTitle1",
                  "weight": "bold",
                  "implied": {
                    "fontFamily": ["SF Pro", "system-ui"],
                    "fontWeight": 700,
                    "lineHeight": 1.2142857142857142
                  }
                }
              }
            }
          },
          "metrics": {
            "iconSize": {
              "$type": "dimension",
              "$value": { "value": 24, "unit": "px" },
              "$extensions": { "dev.typeramp": { "metric": "iconSize", "relativeTo": "body" } }
            }
          }
        }

        """)
  }

  /// The family, weight and line height from a given font file; for other fonts, from the name and the preferred font.
  @Test(arguments: [("Tiny-Bold", "Tiny", 700, 1), ("Noteworthy-Light", "Noteworthy", 300, 22.0 / 17)])
  func fontsAreDescribedByTheirFiles(name: String, family: String, weight: Double, lineHeight: Double) throws {
    var fonts = FontCatalog()
    fonts.add(try FontFile(FontBuilder.whole.sfnt()), at: "Tiny.ttf")
    let text = #"{ "body": { "fontName": "\#(name)", "fontSize": 17 } }"#
    let conversion = try ConvertedSample(Array(text.utf8), path: "a.json", fonts: fonts)
    let tokens = try conversion.json(.dtcg)["textStyle"] as? [String: [String: Any]]
    let value = try #require(tokens?["body"]?["$value"] as? [String: Any])
    #expect(value["fontFamily"] as? String == family)
    #expect(value["fontWeight"] as? Double == weight)
    // Foundation does not read some decimals as the nearest number.
    #expect(abs((value["lineHeight"] as? Double ?? 0) - lineHeight) < 1e-12)
  }

  @Test func anEmptyDictionaryIsAnEmptyFile() throws {
    let schema = "https://www.designtokens.org/schemas/2025.10/format.json"
    #expect(try ConvertedSample("{}").text(.dtcg) == "{ \"$schema\": \"\(schema)\" }\n")
  }

  /// Values that the format cannot represent, so that nothing is written.
  @Test(arguments: [
    ##"{ "$extensions": { "dev.typeramp": {} } }"##,
    ##"{ "body": { "weight": "bold", "$extensions": { "dev.typeramp": 1 } } }"##,
    ##"{ "button": { "weight": "bold" } }"##,
    ##"{ "title": { "weight": "bold" }, "title1": { "weight": "bold" } }"##,
    ##"{ "body": { "weight": "bold", "weight": "bold" } }"##, ##"{ "body": { "weight": "bold", "implied": 1 } }"##,
    ##"{ "description": "a", "description": "b" }"##,
    ##"{ "body": { "fontName": "{a}", "fontSize": 1 } }"##,
  ])
  func unrepresentableDictionaries(_ text: String) throws {
    let conversion = try ConvertedSample(text)
    #expect(conversion.bytes(.dtcg) == nil)
    #expect(conversion.bytes(.json) != nil)
  }

  /// The file would be nested more deeply than readers accept.
  @Test(arguments: [(508, false), (509, true)]) func depthIsLimited(depth: Int, isRefused: Bool) throws {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let conversion = try ConvertedSample(##"{ "body": { "weight": "bold", "$extensions": { "a": \##(nested) } } }"##)
    #expect((conversion.bytes(.dtcg) == nil) == isRefused)
    if let bytes = conversion.bytes(.dtcg) { #expect(throws: Never.self) { try Document(bytes, path: "").tree.get() } }
  }

  /// Families, weights and line heights that the dictionary does not have are implied.
  @Test func membersMissingInTheEntryAreImplied() throws {
    for (name, conversion) in try ConvertedSample.all() {
      let json = try conversion.json(.dtcg)
      for entry in conversion.input.dictionary.entries {
        let group = try #require((entry.isCustom ? json : json["textStyle"] as? [String: Any]))
        let token = try #require(group[entry.style?.name ?? entry.name] as? [String: Any])
        let value = try #require(token["$value"] as? [String: Any])
        let implied = try #require(token.typeramp["implied"] as? [String: Any])
        let said = [EntryKey.fontSize: "fontSize", .tracking: "letterSpacing", .lineHeight: "lineHeight"]
          .filter { entry.has($0.key) }.map(\.value)
        #expect(Set(implied.keys) == Set(value.keys).subtracting(said), "\(name)")
        #expect(implied.allSatisfy { ($0.value as? NSObject) == (value[$0.key] as? NSObject) }, "\(name)")
      }
    }
  }
}

/// Reading unedited files back.
@Suite struct TokenRoundTrips {
  @Test(arguments: ConversionTarget.all.filter(\.isOfTokens)) func theDictionaryComesBack(_ target: ConversionTarget)
    throws
  {
    var context = CompilationOptions()
    context.tokens = target.settings
    var refused: [String] = []
    for (name, conversion) in try ConvertedSample.all() {
      guard let bytes = conversion.bytes(target) else {
        refused.append(name)
        continue
      }
      let again = Compilation(bytes, path: conversion.input.table.name + "." + target.fileExtension, options: context)
      let (before, after) = (conversion.input.dictionary.value, again.dictionary?.value)
      #expect(try #require(after).isSame(as: try #require(before)), "\(name)\n\(after?.line ?? "-")")
    }
    // Where values are strings, a family in braces is a reference.
    let isTextual = ["style-dictionary", "tokens-studio"].contains(target.name)
    #expect(refused == (isTextual ? ["Hostile.json"] : []))
  }

  /// The whole conversion, as in the command: a dictionary without errors has the same table in every format that can
  /// represent it.
  @Test(arguments: ConversionTarget.all) func theTableComesBack(_ target: ConversionTarget) throws {
    var converted = 0
    for (name, sample) in try ConvertedSample.all() {
      let bytes = try #require(sample.bytes(.json))
      let compilation = Compilation(bytes, path: sample.input.table.name + ".json")
      guard compilation.table != nil, sample.bytes(target) != nil else { continue }
      // Tokens without a style or a metric would not compile.
      let isEmpty = compilation.dictionary?.entries.isEmpty == true && compilation.table?.metrics.isEmpty == true
      if isEmpty, target.isOfTokens {
        #expect { try Conversion(compilation, to: target, in: CompilationOptions()) } throws: { error in
          (error as? ConversionError)?.kind == .rejected
        }
        continue
      }
      #expect(throws: Never.self, "\(name)") { try Conversion(compilation, to: target, in: CompilationOptions()) }
      converted += 1
    }
    #expect(converted > 5)
  }

  /// Edits in the tokens are imported; unedited implied members are not.
  @Test(arguments: [
    ("\"value\": 28.5", "\"value\": 30", EntryKey.fontSize, 30.0), ("\"value\": 0", "\"value\": 1", .tracking, 1),
    ("\"lineHeight\": 1.2142857142857142", "\"lineHeight\": 1.5", .lineHeight, 1.5),
  ])
  func anEditIsImported(old: String, new: String, key: EntryKey, expected: Double) throws {
    let sample = try ConvertedSample(#"{ "title1": { "fontSize": 28.5, "fontName": "Optima-Regular" } }"#)
    let text = try #require(sample.text(.dtcg))
    let place = try #require(text.firstRange(of: old))
    let edited = ReadTokens(text.replacingCharacters(in: place, with: new), isStrict: true)
    #expect(edited.findings == [])
    #expect(edited.number(key, of: .title) == expected)
    let before = Set(sample.input.dictionary.entries[0].fields.all.map(\.member.name))
    let after = Set(try #require(edited.compilation.dictionary).entries[0].fields.all.map(\.member.name))
    #expect(after == before.union([key.rawValue]))
  }
}

extension [String: Any] {
  /// The extension of typeramp.
  fileprivate var typeramp: [String: Any] {
    (self["$extensions"] as? [String: Any])?["dev.typeramp"] as? [String: Any] ?? [:]
  }
}
