import Diagnostics
import Documents
import TestSupport
import Testing

@testable import TypeRampKit

/// Complete messages with their notes and fixes, as people read them.
@Suite struct Findings {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let input: String
    let expected: [String]

    init(_ name: String, _ input: String, _ expected: [String]) {
      testDescription = name
      self.input = input
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case(
      "a misspelt style", #"{ "titel": { "weight": "bold" } }"#,
      ["error: unknown text style 'titel' (replace it with 'title')"]),
    Case(
      "a style in kebab case", #"{ "large-title": { "weight": "bold" } }"#,
      ["error: unknown text style 'large-title' (replace it with 'largeTitle')"]),
    Case(
      "a misspelt raw name", #"{ "UICTFontTextStyleBdoy": { "weight": "bold" } }"#,
      ["error: unknown text style 'UICTFontTextStyleBdoy' (replace it with 'UICTFontTextStyleBody')"]),
    Case(
      "a style like none", #"{ "button": { "weight": "bold" } }"#,
      [
        "error: unknown text style 'button'; expected one of the thirteen, such as 'body' or 'title2', or a custom style under 'custom'"
      ]),
    Case(
      "a fix that would collide is not offered", #"{ "titel": {"weight": "bold"}, "title": {"weight": "bold"} }"#,
      ["error: unknown text style 'titel' ['title' is here: title]"]),
    Case(
      "a second reserved key is not offered", #"{ "metrics": {}, "metricss": {}, "body": {"weight": "bold"} }"#,
      ["error: unknown text style 'metricss' ['metrics' is here: metrics]"]),
    Case(
      "a misspelt family", #"{ "body": { "fontFamily": "Avenir Nxt", "fontSize": 17 } }"#,
      [
        "error: no font of the family 'Avenir Nxt' on iOS 26; pass --fonts with the app's font files; did you mean 'Avenir Next'?"
      ]),
    Case(
      "a face in place of a family", #"{ "body": { "fontFamily": "Georgia-Bold", "fontSize": 17 } }"#,
      ["error: 'Georgia-Bold' is a face, not a family; name it with 'fontName'"]),
    Case(
      "keys of another tool", #"{ "body": { "name": "Optima-Regular", "size": 17 } }"#,
      [
        "error: unknown key 'name' (replace it with 'fontName')",
        "error: unknown key 'size' (replace it with 'fontSize')",
      ]),
    Case(
      "a style in two spellings",
      #"{ "caption": {"weight": "bold"}, "UICTFontTextStyleCaption1": {"weight": "bold"} }"#,
      [
        "error: duplicate key 'UICTFontTextStyleCaption1', the same as 'caption' [the first is here: caption]"
      ]),
    Case(
      "a size that is a string", #"{ "body": { "fontName": "Optima-Regular", "fontSize": "17" } }"#,
      ["error: expected a number for 'fontSize', not the string '17' (make it a number)"]),
    Case(
      "every mistake in one run", #"{ "body": { "fontName": "", "fontSize": 0, "weigth": "bold" }, "x": 1 }"#,
      [
        "error: 'fontName' is empty; expected the PostScript name of a font",
        "error: 'fontSize' must be greater than zero, not 0",
        "error: unknown key 'weigth' (replace it with 'weight')",
        "error: unknown text style 'x'; expected one of the thirteen, such as 'body' or 'title2', or a custom style under 'custom'",
      ]),
    Case(
      "a maximum that outputs write as 0",
      #"{ "title": { "design": "serif", "maximumPointSize": 0.0004 } }"#,
      [
        "warning: 'title' never reaches its size of 28 points: its maximum is 0.0004",
        "error: a font size of 0.0004 points is rounded to 0 at XS",
      ]),
    Case(
      "a family and a face, a family without a size, a slant without a family",
      #"{ "body": { "fontFamily": "Georgia", "fontName": "Georgia", "design": "serif", "fontSize": 17 }, "title": { "fontFamily": "Georgia" }, "title2": { "weight": "bold", "italic": true } }"#,
      [
        "error: 'fontName' chooses a font, but 'body' has 'fontFamily'; expected one of them",
        "error: 'design' chooses a font, but 'body' has 'fontFamily'; expected one of them",
        "error: 'title' has no 'fontSize': its size in points at the default text size",
        "error: 'italic' is for 'fontFamily', which 'title2' lacks; use 'fontStyle'",
      ]),
    Case(
      "families that cannot be looked up",
      #"{ "body": { "fontFamily": "SF Pro", "fontSize": 17 }, "title": { "fontFamily": "", "fontSize": 17 }, "title2": { "fontFamily": "DM Sans", "fontSize": 17 } }"#,
      [
        "error: 'SF Pro' is the system font; use 'weight' and 'design' without 'fontFamily'",
        "error: expected the name of a family",
        "error: no font of the family 'DM Sans' on iOS 26; pass --fonts with the app's font files",
      ]),
    Case("an array", "[]", ["error: expected a dictionary of text styles, not an array"]),
    Case(
      "two metrics that become one", #"{ "metrics": { "iconSize": {"value": 1}, "icon_size": {"value": 1} } }"#,
      [
        "error: metric names 'iconSize' and 'icon_size' would become one in an output [the first is here: iconSize]"
      ]),
    Case(
      "a metric's misspelt style", #"{ "metrics": { "iconSize": { "value": 24, "relativeTo": "bodi" } } }"#,
      ["error: unknown value 'bodi' for 'relativeTo' (replace it with 'body')"]),
    Case(
      "what other tools have put into tokens",
      ##"{ "$extensions": { "a.b": [null, { "c": 1 }] }, "body": { "weight": "bold", "$extensions": { "d.e": 1 } } }"##,
      []),
    Case(
      "extensions that are no dictionaries",
      ##"{ "$extensions": [], "body": { "weight": "bold", "$extensions": "a.b" } }"##,
      [
        "error: expected a dictionary for '$extensions', not an array",
        "error: expected a dictionary for '$extensions', not the string 'a.b'",
      ]),
    Case(
      "misspelt extensions", #"{ "extensions": {}, "body": { "weight": "bold", "extensions": {} } }"#,
      [
        "error: unknown text style 'extensions' (replace it with '$extensions')",
        "error: unknown key 'extensions' (replace it with '$extensions')",
      ]),
    Case(
      "extensions twice", ##"{ "$extensions": {}, "$extensions": {} }"##,
      ["error: duplicate key '$extensions' [the first is here: $extensions]"]),
    Case("an empty dictionary", "{}", ["warning: the dictionary is empty; expected a text style such as 'body'"]),
    Case(
      "styles of one's own in the wrong shape", #"{ "custom": { "price": 22 } }"#,
      ["error: expected a dictionary for 'price', not the number 22"]),
    Case(
      "a style of one's own with mistakes",
      #"{ "custom": { "price": { "fontNam": "Futura-Bold", "fontSize": 0, "relativeTo": "titel2" } } }"#,
      [
        "error: unknown key 'fontNam' (replace it with 'fontName')",
        "error: 'fontSize' must be greater than zero, not 0",
        "error: unknown value 'titel2' for 'relativeTo' (replace it with 'title2')",
      ]),
    Case(
      "styles of one's own that become one",
      #"{ "custom": { "bigPrice": { "weight": "bold", "relativeTo": "body" }, "big_price": { "weight": "bold", "relativeTo": "body" } } }"#,
      ["error: style names 'bigPrice' and 'big_price' would become one in an output [the first is here: bigPrice]"]),
    Case(
      "names that outputs have for something else",
      #"{ "custom": { "Caption_1": { "weight": "bold", "relativeTo": "body" }, "reader": { "weight": "bold", "fixed": true }, "metricIcon": { "weight": "bold", "relativeTo": "body" }, "a b": { "weight": "bold", "relativeTo": "body" } } }"#,
      [
        "error: style name 'Caption_1' is already used for the text style 'caption'",
        "error: style name 'reader' is already used for the reader's size in CSS",
        "error: style name 'metricIcon' is already used for metrics in CSS",
        "error: style name 'a b' must be an identifier: a letter, then letters, digits or '_'",
      ]),
    Case(
      "what may stand at the top", ##"{ "$schema": "https://example.com/x", "description": "Brand" }"##,
      ["warning: the dictionary is empty; expected a text style such as 'body'"]),
  ])
  func messages(_ example: Case) throws {
    let findings = findings(in: example.input).filter { $0.severity > .note }
    #expect(findings.map { Self.sentence($0, in: Array(example.input.utf8)) } == example.expected)
  }

  @Test func extensionsReachNoTable() throws {
    let plain = try #require(Compilation(Array(#"{ "body": { "weight": "bold" } }"#.utf8), path: "a.json").table)
    let text = ##"{ "$extensions": { "a": 1 }, "body": { "weight": "bold", "$extensions": { "b": 2 } } }"##
    #expect(Compilation(Array(text.utf8), path: "a.json").table == plain)
  }

  @Test(arguments: [
    (#"{ "body": { "fontSzie": 1, "weight": "bold" } }"#, "body.fontSzie"),
    (#"{ "bodi": { } }"#, "bodi"),
    (#"{ "metrics": { "icon": { "valeu": 1 } } }"#, "metrics.icon.valeu"),
  ])
  func keyPaths(input: String, expected: String) throws {
    #expect(findings(in: input).contains { $0.keyPath == expected })
  }

  private static func sentence(_ finding: Diagnostic, in text: [UInt8]) -> String {
    let notes = finding.notes.map { " [\($0.message): \(String(decoding: text[$0.range], as: UTF8.self))]" }.joined()
    let fix = finding.fix.map { " (\($0.isSafe ? "" : "unsafe: ")\($0.message))" } ?? ""
    return "\(finding.severity): \(finding.message)\(fix)\(notes)"
  }
}
