import Foundation
import TestSupport
import Testing

/// A call whose input has a given number of something.
struct Growth: Sendable, CustomTestStringConvertible {
  /// Files, the arguments and standard input.
  struct Call {
    let files: [String: [UInt8]]
    let arguments: [String]
    var input: [UInt8] = []
  }

  let testDescription: String
  /// The number to begin with.
  var count = 250
  /// The greatest exit status: 1 for findings, 2 for wrong usage.
  var status: Int32 = 1
  /// Below this many instructions any ratio passes.
  var floor = 40_000_000
  /// The most bytes of memory for each byte of the files and the arguments, besides 32 MiB.
  var memory = 200
  let call: @Sendable (Int) -> Call

  static let all =
    maps + fonts + options + references + others + traps + halfTyped + projects + editors + texts + commands + code
}

extension Growth {
  init(
    _ name: String, count: Int = 250, status: Int32 = 1, floor: Int = 40_000_000, memory: Int = 200,
    _ call: @escaping @Sendable (Int) -> (files: [String: String], arguments: [String])
  ) {
    self.init(testDescription: name, count: count, status: status, floor: floor, memory: memory) { count in
      let (files, arguments) = call(count)
      return Call(files: files.mapValues { Array($0.utf8) }, arguments: arguments)
    }
  }

  private static let traps = Trap.all.map { trap in
    // Groups that extend each other may have 65,536 tokens, however small the file is.
    let memory = trap.testDescription.contains("extend each other") ? 1_500 : 200
    return Growth(testDescription: trap.testDescription, memory: memory) {
      Call(files: [trap.file: trap.bytes($0)], arguments: trap.call)
    }
  }

  /// What an editor sends while something is typed, in each format.
  private static let halfTyped = HostileWords.all.map { word in
    Growth(testDescription: word.debugDescription, count: 2_000) { size in
      let text = String(repeating: word, count: size / word.utf8.count + 1)
      let opened = ["json", "plist"].map { ending in
        let document: [String: Any] = ["uri": "file:///tmp/a.\(ending)", "text": text, "version": 1]
        return message("textDocument/didOpen", ["textDocument": document])
      }
      let hello = message("initialize", ["capabilities": [String: Any]()], id: 1)
      let input = [hello] + opened + [message("shutdown", id: 2), message("exit")]
      return Call(files: [:], arguments: ["lsp"], input: input.flatMap { $0 })
    }
  }

  static func message(_ method: String, _ parameters: [String: Any] = [:], id: Int? = nil) -> [UInt8] {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private static let references: [Growth] = [
    tokens("pointers in a chain") {
      list($0 + 1) { ##""t\##($0)": { "$type": "number", "$ref": "#/t\##($0 + 1)" }"## }
    },
    tokens("parts of the end of a chain") { count in
      let parts = list(count) {
        ##""p\##($0)": { "$type": "number", "$value": { "$ref": "#/t\##($0)/$value/value" } }"##
      }
      let chain = list(count) { ##""t\##($0)": { "$type": "dimension", "$value": "{t\##($0 + 1)}" }"## }
      return
        ##"\##(parts), \##(chain), "t\##(count)": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } }"##
    },
    tokens("groups that extend the next one") { list($0) { ##""g\##($0)": { "$extends": "{g\##($0 + 1)}" }"## } },
    tokens("groups that extend unknown ones") { list($0) { ##""g\##($0)": { "$extends": "{none\##($0)}" }"## } },
    tokens("parts of a list") { count in
      let parts = list(count) {
        ##""p\##($0)": { "$type": "fontFamily", "$value": { "$ref": "#/l/$value/\##($0)" } }"##
      }
      return ##"\##(parts), "l": { "$type": "fontFamily", "$value": [\##(list(count) { "\"F\($0)\"" })] }"##
    },
    tokens("sets of a resolver") { count in
      let order = list(count) { ##"{ "$ref": "#/sets/s\##($0)" }"## }
      let sets = list(count) { #""s\#($0)": { "sources": [{}] }"# }
      return #""version": "2025.10", "resolutionOrder": [\#(order)], "sets": { \#(sets) }"#
    },
    Growth("references in a text", count: 2_000) { count in
      let style = #"{ "fontSize": "17", "fontFamily": "\#(String(repeating: "{l}", count: count))" }"#
      let tokens =
        #"{ "l": { "value": "x", "type": "fontFamilies" }, "body": { "type": "typography", "value": \#(style) } }"#
      return (["a.json": tokens], ["validate", "a.json", "--from", "tokens-studio"])
    },
    Growth("findings in two themes") { count in
      let bad = #"{ "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "-1" } }"#
      let sets = #"{ "core": { \#(list(count) { "\"t\($0)\": \(bad)" }) }, "a": {}, "b": {}, "$themes": ["#
      let themes = ["a", "b"].map {
        #"{ "name": "\#($0)", "group": "G", "selectedTokenSets": { "core": "source", "\#($0)": "enabled" } }"#
      }
      return (
        [
          "a.json": sets + themes.joined(separator: ", ") + "] }",
          "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "css", "path": "out/{theme}.css" }] }"#,
        ], ["validate"]
      )
    },
    Growth("themes that are built", count: 2, floor: 200_000_000) { count in
      let sizes = list(500) { "\"t\($0)\": { \"type\": \"fontSizes\", \"value\": \"\(10 + $0 % 30)\" }" }
      let style = #"{ "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{size.t7}" } }"#
      let sets = list(count) { #""s\#($0)": { "body": \#(style) }"# }
      let themes = list(count) {
        #"{ "name": "T\#($0)", "group": "G", "selectedTokenSets": { "core": "source", "s\#($0)": "enabled" } }"#
      }
      return (
        [
          "a.json": #"{ "core": { "size": { \#(sizes) } }, \#(sets), "$themes": [\#(themes)] }"#,
          "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "css", "path": "out/{theme}.css" }] }"#,
        ], ["build"]
      )
    },
  ]

  private static func tokens(_ name: String, _ members: @escaping @Sendable (Int) -> String) -> Growth {
    Growth(name) { (["a.tokens.json": "{ \(members($0)) }"], ["validate", "a.tokens.json"]) }
  }
}

extension Growth {
  /// Mapping files: names and patterns, and as many tokens.
  private static let maps: [Growth] = [
    map("unknown names in a mapping file") { count in
      #"{ "custom": { \#(list(count) { #""c\#($0)": "x\#($0)""# }) } }"#
    },
    map("unknown groups in a mapping file") { count in
      #"{ "custom": { \#(list(count) { #""c\#($0)": { "group": "x\#($0)" }"# }) } }"#
    },
    map("patterns of paths") { count in #"{ "custom": [\#(list(count) { #""x\#($0)""# })] }"# },
    map("patterns with wildcards") { count in #"{ "custom": [\#(list(count) { #""*x*\#($0)""# })] }"# },
    map("the most patterns with wildcards") { _ in #"{ "ignore": [\#(list(100) { #""*x*\#($0)""# })] }"# },
  ]

  private static let fonts: [Growth] = [
    styles("bold faces of one face", "compile", "--format", "css") {
      #""fontName": "Optima-Regular", "boldFontName": "B\#($0)-Bold""#
    },
    styles("faces", "compile", "--format", "css") { #""fontName": "F\#($0)-Regular""# },
    styles("faces in Swift", "compile", "--format", "swift") { #""fontName": "F\#($0)-Regular""# },
    styles("misspelt fonts", "validate") { #""fontName": "Optima-Regulr\#($0)""# },
    Growth("families of tokens") { count in
      (["a.tokens.json": "{ \(list(count) { token($0, family: "Family \($0)") }) }"], ["validate", "a.tokens.json"])
    },
    Growth("a long family", count: 2_000) { count in
      let style = #""fontName": "\#(String(repeating: "x", count: count))", "fontSize": 17"#
      return (["a.json": "{ \"body\": { \(style) } }"], ["convert", "a.json", "--to", "dtcg"])
    },
    Growth("a long name", count: 2_000) { count in
      let style = #""relativeTo": "body", "fontSize": 17, "weight": "bold""#
      let name = String(repeating: "x", count: count)
      let text = "{ \"custom\": { \"\(name)\": { \(style) } } }"
      return (["a.json": text], ["convert", "a.json", "--to", "dtcg"])
    },
  ]

  /// Options, each given many times.
  private static let options: [Growth] = [
    Growth("styles to show") { count in
      let styles = custom(count) { _ in #""weight": "bold""# }
      return (["a.json": styles], ["show", "a.json"] + (0..<count).flatMap { ["--style", "s\($0)"] })
    },
    // Each output has some 20 kB.
    Growth("outputs", memory: 3_000) { count in
      (["a.json": body], ["compile", "a.json"] + (0..<count).flatMap { ["-o", "o\($0).css"] })
    },
    Growth("formats", status: 2) { count in
      (["a.json": body], ["compile", "a.json", "-o", "./"] + (0..<count).flatMap { _ in ["--format", "css"] })
    },
    Growth("rules") { count in
      (["a.json": body], ["validate", "a.json"] + (0..<count).flatMap { _ in ["--rule", "text-too-small=off"] })
    },
  ]

  private static let others: [Growth] = [
    // Up to a limit each theme is read with all others, which takes 600 million instructions.
    Growth("themes of sixteen groups", count: 2, floor: 900_000_000) {
      (["a.json": themes(groups: 16, of: $0)], ["validate", "a.json"])
    },
    Growth("theme groups", count: 4, floor: 700_000_000) {
      (["a.json": themes(groups: $0, of: 10)], ["validate", "a.json"])
    },
    Growth("chosen themes", count: 30) { count in
      (
        ["a.json": themes(groups: count, of: 2)],
        ["validate", "a.json"] + (0..<count).flatMap { ["--theme", "G\($0)=T1"] }
      )
    },
    Growth("unknown references") { count in
      let tokens = list(count) { #""t\#($0)": { "$type": "number", "$value": "{u\#($0)}" }"# }
      return (["a.tokens.json": "{ \(tokens) }"], ["validate", "a.tokens.json"])
    },
    styles("fixes", count: 30, "validate", "--fix") { _ in #""font_name": "Optima-Regular""# },
    styles("fixes of which two conflict", count: 30, "validate", "--fix") {
      $0 == 7 ? #""fontname": "Optima-Regular", "font_name": "Optima-Bold""# : #""font_name": "Optima-Regular""#
    },
    styles("fixes that cause other findings", count: 30, "validate", "--fix") { _ in #""font_size": 18"# },
  ]
}

// MARK: - Files

extension Growth {
  static let body = #"{ "body": { "weight": "bold" } }"#

  static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }

  static func token(_ index: Int, family: String) -> String {
    let length = { (points: Int) in #"{ "value": \#(points), "unit": "px" }"# }
    return #"""
      "t\#(index)": { "$type": "typography", "$value": { "fontFamily": "\#(family)", "fontSize": \#(length(16)),
        "fontWeight": 400, "letterSpacing": \#(length(0)), "lineHeight": 1.2 } }
      """#
  }

  private static func map(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Growth {
    Growth(name) { count in
      let tokens = "{ \(list(count) { token($0, family: "Optima") }) }"
      return (["a.tokens.json": tokens, "map.json": text(count)], ["validate", "a.tokens.json", "--map", "map.json"])
    }
  }

  static func custom(_ count: Int, _ style: (Int) -> String) -> String {
    "{ \"custom\": { \(list(count) { #""s\#($0)": { "relativeTo": "body", \#(style($0)) }"# }) } }"
  }

  private static func styles(
    _ name: String, count: Int = 250, _ arguments: String..., style: @escaping @Sendable (Int) -> String
  ) -> Growth {
    Growth(name, count: count) { (["a.json": custom($0, style)], arguments + ["a.json"]) }
  }

  /// Tokens Studio tokens: each theme enables a set of its own, which has a style.
  private static func themes(groups: Int, of count: Int) -> String {
    let places = (0..<groups).flatMap { group in (0..<count).map { theme in (group: group, theme: theme) } }
    let sets = places.map { group, theme in
      let value = #"{ "fontFamily": "Optima", "fontSize": "\#(10 + theme)" }"#
      return #""s\#(group)-\#(theme)": { "g\#(group)": { "type": "typography", "value": \#(value) } }"#
    }
    let themes = places.map { group, theme in
      #"{ "name": "T\#(theme)", "group": "G\#(group)", "selectedTokenSets": { "s\#(group)-\#(theme)": "enabled" } }"#
    }
    return "{ \(sets.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))] }"
  }
}
