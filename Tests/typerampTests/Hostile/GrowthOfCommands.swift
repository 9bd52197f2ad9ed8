import Foundation
import TestSupport

/// What other commands read: code, versions, places of texts, font files and messages of agents.
extension Growth {
  static let commands =
    audits + pages + lists + [
      Growth(testDescription: "calls of an agent", count: 30) { count in
        let hello =
          #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#
        let calls = (1...count).map {
          #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":"show","arguments":{"inputs":["a.json"]}}}"#
        }
        let input = ([hello] + calls).joined(separator: "\n") + "\n"
        return Call(files: ["a.json": Array(body.utf8)], arguments: ["mcp"], input: Array(input.utf8))
      }
    ]

  private static let audits = [
    Growth("fonts in code") { count in
      (
        ["a.swift": lines(count) { "let a = UIFont(name: \"F\($0)-Bold\", size: \(10 + $0 % 50))" }],
        ["audit", "a.swift"]
      )
    },
    Growth("helpers in many files") { count in
      let helper = { (index: Int) in
        "func h\(index)(size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size) }\nlet a = h\(index)(size: 12)\n"
      }
      return (Dictionary(uniqueKeysWithValues: (0..<count).map { ("s/\($0).swift", helper($0)) }), ["audit", "s"])
    },
    Growth("equal fonts in many files") { count in
      let files = (0..<count).map { ("s/\($0).swift", "let a = UIFont.systemFont(ofSize: 17)\n") }
      return (Dictionary(uniqueKeysWithValues: files), ["audit", "s"])
    },
    Growth("styles for the fonts in code", count: 100) { count in
      let fonts = lines(count) { "let a = UIFont(name: \"F\($0)-Bold\", size: \(10 + $0 % 50))" }
      let styles = custom(count) { #""fontName": "F\#($0)-Bold", "fontSize": \#(10 + $0 % 50)"# }
      return (
        ["a.swift": fonts, "a.json": styles, "typeramp.json": #"{ "inputs": ["a.json"] }"#], ["audit", "a.swift"]
      )
    },
    Growth("fonts in Interface Builder") { count in
      let labels = lines(count) {
        #"<label id="a\#($0)"><fontDescription key="fontDescription" name="F\#($0)-Bold" pointSize="17"/></label>"#
      }
      let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
      return (["a.xib": #"<document type="\#(type)" version="3.0">\#(labels)</document>"#], ["audit", "a.xib"])
    },
  ]

  private static let pages = [
    Growth("styles on a page", count: 100) { count in
      (["a.json": fonts(count)], ["preview", "a.json", "-o", "a.html"])
    },
    // Each has a part of some 60 kB.
    Growth("inputs on a page", count: 20, memory: 8_000) { count in
      let names = (0..<count).map { "a\($0).json" }
      return (Dictionary(uniqueKeysWithValues: names.map { ($0, body) }), ["preview"] + names + ["-o", "a.html"])
    },
    Growth("styles of a report") { (["a.json": fonts($0)], ["evidence", "a.json"]) },
    Growth("styles that changed") { count in
      (["a.json": fonts(count), "b.json": fonts(count).replacing("\"s", with: "\"t")], ["diff", "a.json", "b.json"])
    },
    Growth("tokens to map") { count in
      (["a.tokens.json": "{ \(list(count) { token($0, family: "Optima") }) }"], ["map", "a.tokens.json"])
    },
    measured("patterns for as many keys", "fit", "A.strings", "--stand-in", "Fonts/a.ttf") { "*.\($0)" },
    measured("places on a page", "preview", "--text", "A.strings", "-o", "a.html") { "*.\($0)" },
    measured("places of a report", "evidence") { "*.\($0)" },
  ]

  /// Lists of typeramp.json, and the files that they name.
  private static let lists = [
    Growth(testDescription: "font files", count: 40) { count in
      let files = (0..<count).map { ("F/f\($0).ttf", DrawnFont("Face\($0)", weight: 400, advance: 500).file) }
      return Call(files: Dictionary(uniqueKeysWithValues: files), arguments: ["fonts", "F"])
    },
    listed("fonts in an Info.plist", #""infoPlist": "Info.plist""#) { count in
      let names = lines(count) { "<string>F\($0).ttf</string>" }
      return ("Info.plist", "<plist><dict><key>UIAppFonts</key><array>\(names)</array></dict></plist>")
    },
    listed("known findings", #""baseline": "known.json""#) { count in
      let known = list(count) { #"{ "path": "a.json", "id": "unknown-text-style", "keyPath": "bodi\#($0)" }"# }
      return ("known.json", #"{ "formatVersion": 1, "findings": [\#(known)] }"#)
    },
    Growth("patterns of overrides for as many files", count: 60) { count in
      let rules = #""rules": { "text-too-small": "off" }"#
      let overrides = list(count) { #"{ "files": ["f/*a\#($0).json"], \#(rules) }"# }
      let files = Dictionary(uniqueKeysWithValues: (0..<count).map { ("f/a\($0).json", body) })
      let configuration = #"{ "inputs": ["f/*.json"], "overrides": [\#(overrides)] }"#
      return (files.merging(["typeramp.json": configuration]) { $1 }, ["validate"])
    },
    Growth("languages", status: 2) { count in
      let configuration = #"{ "inputs": ["a.json"], "languages": [\#(list(count) { "\"l\($0)\"" })] }"#
      return (["a.json": body, "typeramp.json": configuration], ["validate"])
    },
    Growth("references of Style Dictionary") { count in
      let tokens = list(count) { #""t\#($0)": { "value": "{t\#($0 + 1).value}", "type": "dimension" }"# }
      return (["a.json": "{ \(tokens) }"], ["validate", "a.json", "--from", "style-dictionary"])
    },
    Growth("contexts of modifiers", count: 30) { count in
      let order = list(count) { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
      let modifiers = list(count) { #""m\#($0)": { "contexts": { "a": [], "b": [] } }"# }
      let chosen = list(count) { #""m\#($0)": "b""# }
      let tokens = #"{ "version": "2025.10", "resolutionOrder": [\#(order)], "modifiers": { \#(modifiers) } }"#
      let configuration = #"{ "inputs": ["a.resolver.json"], "contexts": { \#(chosen) } }"#
      return (["a.resolver.json": tokens, "typeramp.json": configuration], ["validate"])
    },
  ]

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static func fonts(_ count: Int) -> String {
    custom(count) { #""fontName": "Georgia", "fontSize": \#(10 + $0 % 50)"# }
  }

  /// As many places as texts.
  private static func measured(
    _ name: String, _ arguments: String..., keys: @escaping @Sendable (Int) -> String
  ) -> Growth {
    Growth(testDescription: name, count: 40) { count in
      let places = list(count) { #"{ "keys": "\#(keys($0))", "style": "body", "width": \#(100 + $0) }"# }
      let texts = lines(count) { "\"key.\($0)\" = \"aaa bbb \($0)\";" }
      let style = #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#
      let configuration = #"{ "inputs": ["a.json"], "fonts": ["Fonts"], "fit": [\#(places)] }"#
      let files = ["a.json": style, "A.strings": texts, "typeramp.json": configuration].mapValues { Array($0.utf8) }
      return Call(files: files.merging(["Fonts/a.ttf": DrawnFont().file]) { $1 }, arguments: arguments)
    }
  }

  /// A file that a key of typeramp.json names.
  private static func listed(
    _ name: String, _ member: String, file: @escaping @Sendable (Int) -> (name: String, text: String)
  ) -> Growth {
    Growth(testDescription: name) { count in
      let (file, text) = file(count)
      let styles = "{ \(list(count) { #""bodi\#($0)": { "fontName": "Brand-Regular", "fontSize": 17 }"# }) }"
      let configuration = #"{ "inputs": ["a.json"], "fonts": ["Fonts"], \#(member) }"#
      let files = ["a.json": styles, file: text, "typeramp.json": configuration].mapValues { Array($0.utf8) }
      return Call(files: files.merging(["Fonts/a.ttf": DrawnFont().file]) { $1 }, arguments: ["validate"])
    }
  }
}
