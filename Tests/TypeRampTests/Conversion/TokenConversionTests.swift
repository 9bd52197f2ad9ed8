import Documents
import DynamicType
import FontFiles
import Foundation
import TestSupport
import Testing

@testable import TypeRamp

/// Dictionaries as design tokens.
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

  /// Family, weight and line height of a font whose file was given; of another, what its name says and what the preferred
  /// font has.
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
    // Foundation reads some decimals a hair away from the nearest number.
    #expect(abs((value["lineHeight"] as? Double ?? 0) - lineHeight) < 1e-12)
  }

  @Test func anEmptyDictionaryIsAnEmptyFile() throws {
    let schema = "https://www.designtokens.org/schemas/2025.10/format.json"
    #expect(try ConvertedSample("{}").text(.dtcg) == "{ \"$schema\": \"\(schema)\" }\n")
  }

  /// What the format cannot hold, so that neither file is written.
  @Test(arguments: [
    ##"{ "$extensions": { "dev.typeramp": {} } }"##,
    ##"{ "body": { "weight": "bold", "$extensions": { "dev.typeramp": 1 } } }"##,
    ##"{ "button": { "weight": "bold" } }"##,
    ##"{ "title": { "weight": "bold" }, "title1": { "weight": "bold" } }"##,
    ##"{ "body": { "weight": "bold", "weight": "bold" } }"##, ##"{ "body": { "weight": "bold", "implied": 1 } }"##,
    ##"{ "description": "a", "description": "b" }"##,
    ##"{ "body": { "fontName": "{a}", "fontSize": 1 } }"##,
  ])
  func whatTokensCannotHold(_ text: String) throws {
    let conversion = try ConvertedSample(text)
    #expect(conversion.bytes(.dtcg) == nil)
    #expect(conversion.bytes(.dtcgResolver) == nil)
    #expect(conversion.bytes(.json) != nil)
  }

  /// The file would be deeper than readers go.
  @Test(arguments: [(508, false), (509, true)]) func depthIsThatOfReaders(depth: Int, isRefused: Bool) throws {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let conversion = try ConvertedSample(##"{ "body": { "weight": "bold", "$extensions": { "a": \##(nested) } } }"##)
    #expect((conversion.bytes(.dtcg) == nil) == isRefused)
    if let bytes = conversion.bytes(.dtcg) { #expect(throws: Never.self) { try Document(bytes, path: "").tree.get() } }
  }

  /// A family, its weight and a line height are not in a dictionary, so they are implied.
  @Test func whatIsNotInTheEntryIsImplied() throws {
    for (name, conversion) in try ConvertedSample.all() {
      guard let styles = try conversion.json(.dtcg)["textStyle"] as? [String: [String: Any]] else { continue }
      for entry in conversion.input.dictionary.entries {
        let token = try #require(entry.style.flatMap { styles[$0.name] })
        let value = try #require(token["$value"] as? [String: Any])
        let implied = try #require(token.typeramp["implied"] as? [String: Any])
        let said = [EntryKey.fontSize: "fontSize", .tracking: "letterSpacing", .lineHeight: "lineHeight"]
          .filter { entry.entry.has($0.key) }.map(\.value)
        #expect(Set(implied.keys) == Set(value.keys).subtracting(said), "\(name)")
        #expect(implied.allSatisfy { ($0.value as? NSObject) == (value[$0.key] as? NSObject) }, "\(name)")
      }
    }
  }
}

/// What an importer gets back from files that nobody has edited.
@Suite struct TokenRoundTrips {
  @Test func theDictionaryComesBackFromTokens() throws {
    for (name, conversion) in try ConvertedSample.all() {
      let file = try conversion.json(.dtcg)
      #expect(Self.dictionary(from: file) == (try conversion.json(.json) as NSDictionary), "\(name)")
    }
  }

  @Test func theDictionaryComesBackFromAResolver() throws {
    for (name, conversion) in try ConvertedSample.all() {
      let sets = try conversion.json(.dtcgResolver)["sets"] as? [String: [String: [[String: Any]]]]
      let source = try #require(sets?["textStyle"]?["sources"]?.first)
      #expect(Self.dictionary(from: source) == (try conversion.json(.json) as NSDictionary), "\(name)")
    }
  }

  /// The rule of an importer in its shortest form: the extension, and every member that is not implied.
  private static func dictionary(from file: [String: Any]) -> NSDictionary {
    var dictionary = file.typeramp.merging(common(file)) { $1 }
    for token in (file["textStyle"] as? [String: [String: Any]] ?? [:]).values {
      var entry = token.typeramp
      if entry["origin"] != nil { continue }
      let implied = entry.removeValue(forKey: "implied") as? [String: Any] ?? [:]
      let name = entry.removeValue(forKey: "textStyle") as? String ?? ""
      for (key, value) in token["$value"] as? [String: Any] ?? [:] where implied[key] == nil {
        entry[key == "letterSpacing" ? "tracking" : key] = (value as? [String: Any])?["value"] ?? value
      }
      dictionary[name] = entry.merging(common(token)) { $1 }
    }
    guard let metrics = file["metrics"] as? [String: [String: Any]] else { return dictionary as NSDictionary }
    dictionary["metrics"] = metrics.mapValues { token in
      var entry = token.typeramp
      for key in ["metric", "displayScale"] { entry[key] = nil }
      let isImplied = entry.removeValue(forKey: "implied") != nil
      if !isImplied { entry["value"] = (token["$value"] as? [String: Any])?["value"] }
      return entry
    }
    return dictionary as NSDictionary
  }

  /// A description, and the extensions of others.
  private static func common(_ token: [String: Any]) -> [String: Any] {
    var extensions = token["$extensions"] as? [String: Any] ?? [:]
    extensions["dev.typeramp"] = nil
    let description = token["$description"].map { ["description": $0] } ?? [:]
    return description.merging(extensions.isEmpty ? [:] : ["$extensions": extensions]) { $1 }
  }
}

extension [String: Any] {
  /// The extension in typeramp's name.
  fileprivate var typeramp: [String: Any] {
    (self["$extensions"] as? [String: Any])?["dev.typeramp"] as? [String: Any] ?? [:]
  }
}
