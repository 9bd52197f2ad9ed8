import Testing

/// A call whose input has a given number of something.
struct Growth: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The number to begin with.
  var count = 250
  /// The greatest exit status: 1 for findings, 2 for wrong usage.
  var status = 1.0
  /// Below this many seconds any ratio passes.
  var floor = 0.3
  let call: @Sendable (Int) -> (files: [String: String], arguments: [String])

  static let all = maps + fonts + options + others
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
    Growth(testDescription: "families of tokens") { count in
      (["a.tokens.json": "{ \(list(count) { token($0, family: "Family \($0)") }) }"], ["validate", "a.tokens.json"])
    },
    Growth(testDescription: "a long family", count: 2_000) { count in
      let style = #""fontName": "\#(String(repeating: "x", count: count))", "fontSize": 17"#
      return (["a.json": "{ \"body\": { \(style) } }"], ["convert", "a.json", "--to", "dtcg-resolver"])
    },
    Growth(testDescription: "a long name", count: 2_000) { count in
      let style = #""relativeTo": "body", "fontSize": 17, "weight": "bold""#
      let name = String(repeating: "x", count: count)
      let text = "{ \"custom\": { \"\(name)\": { \(style) } } }"
      return (["a.json": text], ["convert", "a.json", "--to", "dtcg-resolver"])
    },
  ]

  /// Options, each given many times.
  private static let options: [Growth] = [
    Growth(testDescription: "styles to show") { count in
      let styles = custom(count) { _ in #""weight": "bold""# }
      return (["a.json": styles], ["show", "a.json"] + (0..<count).flatMap { ["--style", "s\($0)"] })
    },
    Growth(testDescription: "outputs") { count in
      (["a.json": body], ["compile", "a.json"] + (0..<count).flatMap { ["-o", "o\($0).css"] })
    },
    Growth(testDescription: "formats", status: 2) { count in
      (["a.json": body], ["compile", "a.json", "-o", "./"] + (0..<count).flatMap { _ in ["--format", "css"] })
    },
    Growth(testDescription: "rules") { count in
      (["a.json": body], ["validate", "a.json"] + (0..<count).flatMap { _ in ["--rule", "text-too-small=off"] })
    },
  ]

  private static let others: [Growth] = [
    // Up to a limit each theme is read with all others, which takes at most two seconds in a debug build.
    Growth(testDescription: "themes of sixteen groups", count: 2, floor: 2) {
      (["a.json": themes(groups: 16, of: $0)], ["validate", "a.json"])
    },
    Growth(testDescription: "theme groups", count: 4, floor: 2) {
      (["a.json": themes(groups: $0, of: 10)], ["validate", "a.json"])
    },
    Growth(testDescription: "chosen themes", count: 30) { count in
      (
        ["a.json": themes(groups: count, of: 2)],
        ["validate", "a.json"] + (0..<count).flatMap { ["--theme", "G\($0)=T1"] }
      )
    },
    Growth(testDescription: "unknown references") { count in
      let tokens = list(count) { #""t\#($0)": { "$type": "number", "$value": "{u\#($0)}" }"# }
      return (["a.tokens.json": "{ \(tokens) }"], ["validate", "a.tokens.json"])
    },
    styles("fixes", "validate", "--fix") { _ in #""font_name": "Optima-Regular""# },
    styles("fixes of which two conflict", "validate", "--fix") {
      $0 == 7 ? #""fontname": "Optima-Regular", "font_name": "Optima-Bold""# : #""font_name": "Optima-Regular""#
    },
    styles("fixes that cause other findings", "validate", "--fix") { _ in #""font_size": 18"# },
  ]
}

// MARK: - Files

extension Growth {
  private static let body = #"{ "body": { "weight": "bold" } }"#

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }

  private static func token(_ index: Int, family: String) -> String {
    let length = { (points: Int) in #"{ "value": \#(points), "unit": "px" }"# }
    return #"""
      "t\#(index)": { "$type": "typography", "$value": { "fontFamily": "\#(family)", "fontSize": \#(length(16)),
        "fontWeight": 400, "letterSpacing": \#(length(0)), "lineHeight": 1.2 } }
      """#
  }

  private static func map(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Growth {
    Growth(testDescription: name) { count in
      let tokens = "{ \(list(count) { token($0, family: "Optima") }) }"
      return (["a.tokens.json": tokens, "map.json": text(count)], ["validate", "a.tokens.json", "--map", "map.json"])
    }
  }

  private static func custom(_ count: Int, _ style: (Int) -> String) -> String {
    "{ \"custom\": { \(list(count) { #""s\#($0)": { "relativeTo": "body", \#(style($0)) }"# }) } }"
  }

  private static func styles(
    _ name: String, _ arguments: String..., style: @escaping @Sendable (Int) -> String
  ) -> Growth {
    Growth(testDescription: name) { (["a.json": custom($0, style)], arguments + ["a.json"]) }
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
