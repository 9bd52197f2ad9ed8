import Documents
import Foundation
import TestSupport

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// A dictionary to convert into another format.
struct ConvertedSample {
  let input: ConversionInput

  /// Reads a dictionary, valid or not.
  init(_ bytes: [UInt8], path: String, fonts: FontCatalog? = nil) throws {
    let document = Document(bytes, path: path)
    let dictionary = StyleDictionary(try document.tree.get().root)
    let table = ScaledTable(dictionary.resolved(name: document.source.name, on: .iOS), displayScale: 3, fonts: fonts)
    input = ConversionInput(dictionary: dictionary, table: table, fonts: fonts)
  }

  init(_ text: String, path: String = "Test.json") throws {
    try self.init(Array(text.utf8), path: path)
  }

  func bytes(_ target: ConversionTarget) -> [UInt8]? { target.write(input) }

  func text(_ target: ConversionTarget) -> String? { bytes(target).map { String(decoding: $0, as: UTF8.self) } }

  /// The JSON that a target writes, as Foundation reads it.
  func json(_ target: ConversionTarget) throws -> [String: Any] {
    guard let bytes = bytes(target) else { return [:] }
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  /// Every fixture.
  static let fixtures = Repository.files(in: Repository.fixtures.appending(path: "Dictionaries"))

  /// Dictionaries for cases that no fixture has.
  static let samples = [
    #"{ "UICTFontTextStyleTitle1": { "fontSize": 28.50, "fontName": "Optima-Regular" }, "caption1": { "weight": "thin" } }"#,
    ##"{ "$schema": 3, "description": "", "$extensions": { "a.b": { "c": [1.0, null, "d"] } }, "metrics": {} }"##,
    ##"{ "body": { "weight": "bold", "$extensions": { "a.b": 1E2 }, "description": "" } }"##,
    ##"{ "$extensions": {}, "body": { "weight": "bold", "$extensions": {} } }"##,
    #"{ "body": { "fontName": "A-B", "fontSize": 12.99, "lineHeight": 1.20, "tracking": 0, "maximumPointSize": 10 } }"#,
    #"{ "body": { "fontName": "A-B", "fontSize": 0.4, "tracking": 3 }, "metrics": { "b": { "value": 0.1 }, "a": { "relativeTo": "title1", "value": -7.5 } } }"#,
    #"{ "body": { "weight": "light", "tracking": -0.0004, "minimumContentSizeCategory": "AX1", "fixed": false } }"#,
    #"{ "body": { "fontName": "A-B", "fontSize": 9, "fallbackFamilies": ["C, D", "serif"] }, "title": { "design": "serif", "fallbackFamilies": ["ui-serif", "E"] }, "title2": { "weight": "bold", "fallbackFamilies": [] } }"#,
    #"{ "body": { "fontName": "A-BoldItalic", "fontSize": 9, "fontStyle": "italic" }, "title": { "design": "serif", "fontStyle": "italic" }, "title2": { "weight": "bold", "fontStyle": "normal" } }"#,
    #"{ "body": { "fontName": "A-B", "fontSize": 9, "textCase": "none", "paragraphSpacing": -1.50 }, "title": { "design": "serif", "textDecoration": "line-through", "textCase": "capitalize" } }"#,
    #"{ "title2": { "design": "serif", "fixed": true, "relativeTo": "extraLargeTitle" }, "body": { "weight": "bold" } }"#,
  ]

  /// All fixtures and samples.
  static func all() throws -> [(name: String, conversion: ConvertedSample)] {
    try fixtures.map { file in
      (file.lastPathComponent, try ConvertedSample([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent))
    } + samples.map { ($0, try ConvertedSample($0)) }
  }
}
