import Foundation
import TestSupport

/// A folder of dictionaries and token files with evil text everywhere, including file names.
struct HostileFolder {
  let scratch: Scratch
  /// The dictionaries, relative to the folder; each has errors.
  let dictionaries: [String]

  init() throws {
    scratch = try Scratch()
    var dictionaries: [String] = []
    for (index, text) in EvilStrings.all.enumerated() {
      let name = Self.fileName(index)
      dictionaries.append("dictionaries/\(name).json")
      try scratch.write(try Self.json(Self.dictionary(text)), to: "dictionaries/\(name).json")
      try scratch.write(try Self.json(Self.tokens(text)), to: "tokens/\(name).tokens.json")
      try scratch.write(try Self.json(Self.valid(text)), to: "valid/\(name).json")
    }
    self.dictionaries = dictionaries
  }

  /// The number makes the names unique, also in Swift.
  static func fileName(_ index: Int) -> String { "s\(index) " + EvilStrings.names[index] }

  /// A dictionary with every possible mistake.
  static func dictionary(_ text: String) -> [String: Any] {
    [
      text: ["fontSize": 17], "body": [text: text, "fontName": text, "fontSize": text, "description": text],
      "title": ["fontName": text, "boldFontName": text, "fontSize": -1, "fontDesign": text],
      "metrics": [text: ["value": text, text: 1], "size": ["value": 1, "relativeTo": text]],
    ]
  }

  /// A dictionary without errors.
  static func valid(_ text: String) -> [String: Any] {
    [
      "body": ["fontName": "A" + text, "boldFontName": text + "B", "fontSize": 17, "description": text],
      "description": text,
    ]
  }

  static func tokens(_ text: String) -> [String: Any] {
    let typography: [String: Any] = [
      "$type": "typography", "$description": text,
      "$value": ["fontFamily": text, "fontSize": ["value": 1, "unit": text], "fontWeight": text, text: "{\(text).a}"],
    ]
    return [
      "body": typography, "a" + text: ["title": typography, text: typography], "b": ["$type": text, "$value": text],
    ]
  }

  static func json(_ value: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }
}
