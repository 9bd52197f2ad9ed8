import Foundation
import TestSupport
import Testing

/// Outputs of `build` for each theme, as a process.
@Suite struct ThemeOutputs {
  private static func set(_ size: Int) -> String {
    #"{ "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)" } } }"#
  }

  private static func theme(_ name: String, _ group: String, _ set: String) -> String {
    #"{ "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": { "\#(set)": "enabled" } }"#
  }

  private static let brands = [theme("Light", "Brand", "a"), theme("Dark", "Brand", "b")]

  private static func project(_ themes: [String], _ path: String, _ more: String = "", format: String = "json") throws
    -> Scratch
  {
    try Scratch([
      "p/$themes.json": "[\(themes.joined(separator: ", "))]", "p/a.json": set(17), "p/b.json": set(18),
      "p/c.json": ##"{ "red": { "type": "color", "value": "#f00" } }"##,
      "typeramp.json":
        #"{ "inputs": ["p"], "outputs": [{ "format": "\#(format)", "path": "\#(path)" }]\#(more) }"#,
    ])
  }

  private static func outputs(_ scratch: Scratch) -> [String] { scratch.files.filter { $0.hasPrefix("out/") } }

  @Test(arguments: ["out/{theme}/{name}.json", "out/{Brand}/{name}.json"]) func oneForEachTheme(path: String) throws {
    let scratch = try Self.project(Self.brands, path)
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(Self.outputs(scratch) == ["out/Dark/p.json", "out/Light/p.json"])
    #expect(try scratch.text("out/Light/p.json").contains("\"fontSize\": 17"))
    #expect(try scratch.text("out/Dark/p.json").contains("\"fontSize\": 18"))
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
    try scratch.write("[\(Self.brands[0])]", to: "p/$themes.json")
    #expect(try Tool.run(["build"], in: scratch.folder).errors.contains("1 unchanged, 1 removed"))
    #expect(Self.outputs(scratch) == ["out/Light/p.json"])
  }

  /// Groups without differences are not part of the name.
  @Test func severalGroups() throws {
    let modes = [Self.theme("Day", "Mode", "c"), Self.theme("Night", "Mode", "d")]
    let scratch = try Self.project(Self.brands + modes, "out/{theme}.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(Self.outputs(scratch) == ["out/Dark.json", "out/Light.json"])
    let both = try Self.project(Self.brands + modes, "out/{Brand}-{Mode}.json", #", "themes": { "Mode": "Day" }"#)
    #expect(try Tool.run(["build"], in: both.folder).status == 0)
    #expect(Self.outputs(both) == ["out/Dark-Day.json", "out/Light-Day.json"])
  }

  @Test func oneForEachContext() throws {
    let token = { (size: Int) in
      ##"[{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "\##(size)px" } } }]"##
    }
    let scratch = try Scratch([
      "r.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/mode" }],
        "modifiers": { "mode": { "contexts": { "small": \##(token(15)), "big": \##(token(20)) } } } }
      """##,
      "typeramp.json": #"{ "inputs": ["r.json"], "outputs": [{ "format": "json", "path": "out/{mode}.json" }] }"#,
    ])
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(Self.outputs(scratch) == ["out/big.json", "out/small.json"])
    #expect(try scratch.text("out/big.json").contains("\"fontSize\": 20"))
  }

  @Test(arguments: ["../../x", "a/b", "..", "a\\u0000b", ".hidden", "a\\nb"]) func namesCannotLeaveTheFolder(
    name: String
  )
    throws
  {
    let scratch = try Self.project([Self.theme(name, "Brand", "a"), Self.brands[1]], "out/{theme}.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    #expect(Self.outputs(scratch).count == 2)
    #expect(scratch.files.allSatisfy { !$0.contains("..") || $0.hasPrefix("p/") })
  }

  @Test(arguments: [
    (["a/b", "a-b"], "out/{theme}.json", "json", "'out/a-b.json' would be the same file for 'Brand=a/b', 'Brand=a-b'"),
    (["A", "B"], "out/{thema}.json", "json", "unknown placeholder '{thema}'; expected one of '{name}', '{theme}'"),
    (["A", "B"], "out/{theme}.swift", "swift", "two themes of 'p' would both become the Swift type 'P'"),
    ((0...256).map { "T\($0)" }, "out/{theme}.json", "json", "make more than 256 outputs"),
    ([String(repeating: "ä", count: 150), "B"], "out/{theme}.json", "json", "has a name of more than 255 bytes"),
  ])
  func mistakes(names: [String], path: String, format: String, message: String) throws {
    let themes = names.enumerated().map { Self.theme($1, "Brand", $0.isMultiple(of: 2) ? "a" : "b") }
    let scratch = try Self.project(themes, path, format: format)
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(Self.outputs(scratch) == [])
  }

  /// Names of themes and of groups that are equal as characters, but not as bytes, could mean either.
  @Test(arguments: [
    [theme("Caf\u{e9}", "Brand", "a"), theme("Cafe\u{301}", "Brand", "b")],
    [theme("A", "\u{212B}", "a"), theme("B", "\u{C5}", "b")],
  ]) func namesThatLookTheSame(themes: [String]) throws {
    let scratch = try Self.project(themes, "out/{theme}.json")
    for command in ["build", "validate"] {
      let run = try Tool.run([command, "--config", "typeramp.json"], in: scratch.folder)
      // 'build' compares the paths of outputs first.
      let isPath = (run.output + run.errors).contains("would be the same file on a Mac")
      #expect(run.status == (isPath ? 2 : 1), "\(run.errors)")
      let isName = (run.output + run.errors).contains("differ only in how Unicode composes a letter")
      #expect(isName || isPath && command == "build", "\(run.output)\(run.errors)")
    }
    #expect(Self.outputs(scratch) == [])
  }

  /// A mark behind a dot does not hide it.
  @Test func noNameIsHidden() throws {
    let names = [".\u{301}x", "x.\u{301}", "a\u{200D}b\u{FE0F}"]
    for name in names {
      let scratch = try Self.project([Self.theme(name, "Brand", "a"), Self.brands[1]], "out/{theme}")
      #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
      let bytes = Array(try #require(Self.outputs(scratch).map { $0.dropFirst(4) }.first { $0 != "Dark" }).utf8)
      #expect(bytes.first != UInt8(ascii: ".") && !bytes.contains(0xE2) && !bytes.contains(0xEF), "\(bytes)")
    }
  }

  /// What 'build' writes is what 'validate' checks: no theme has to be chosen, and a mistake in any is found.
  @Test func validateChecksEachTheme() throws {
    let scratch = try Self.project(Self.brands, "out/{theme}.json")
    let clean = try Tool.run(["validate", "--rule=missing-text-style=off"], in: scratch.folder)
    #expect(clean.status == 0 && clean.output.hasPrefix("no problems in "), "\(clean.output)")
    try scratch.write(Self.set(-1), to: "p/b.json")
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("p/b.json:1:") && !run.output.contains("token-choice"))
    let other = try Tool.run(["validate", "--theme", "Brand=Light"], in: scratch.folder)
    #expect(other.status == 0)
    // An output without a theme needs a choice, as in 'build'.
    try scratch.write(
      try scratch.text("typeramp.json").replacing("{theme}", with: "{name}"), to: "typeramp.json")
    #expect(try Tool.run(["validate"], in: scratch.folder).output.contains("[token-choice]"))
  }

  /// A finding that several themes share is reported and fixed once.
  @Test func findingsOfAllThemesAreReportedOnce() throws {
    let sets = { (name: String) in
      #"{ "name": "\#(name)", "group": "Brand", "selectedTokenSets": { "base": "enabled", "\#(name)": "enabled" } }"#
    }
    let size = { (name: String, size: Int) in
      #""\#(name)": { "size": { "type": "fontSizes", "value": "\#(size)" } }"#
    }
    let body = ##""body": { "type": "typography", "value": { "fontFamily": "Optimo", "fontSize": "{size}" } }"##
    let scratch = try Scratch([
      "t.json": """
      { "base": { \(body) }, \(size("A", 17)), \(size("B", 18)), "$themes": [\(sets("A")), \(sets("B"))],
        "$metadata": { "tokenSetOrder": ["base", "A", "B"] } }
      """,
      "typeramp.json": #"{ "inputs": ["t.json"], "outputs": [{ "format": "css", "path": "out/{theme}.css" }] }"#,
    ])
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    for arguments in [["validate"], ["validate", "--fix"]] {
      let run = try Tool.run(arguments, in: scratch.folder)
      #expect(run.output.components(separatedBy: "[token-font-name]").count == 2, "\(run.output)")
      #expect(run.output.hasSuffix(" in 1 file\n"), "\(run.output)")
    }
  }

  @Test func aFindingInSeveralThemesIsCountedOnce() throws {
    let bad = #"{ "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "-1" } }"#
    let tokens = (0..<500).map { "\"t\($0)\": \(bad)" }.joined(separator: ",")
    let scratch = try Self.project(Self.brands, "out/{theme}.json")
    // Both themes have these tokens.
    try scratch.write("{ \(tokens) }", to: "p/c.json")
    let themes = Self.brands.joined(separator: ", ")
    try scratch.write(
      "[\(themes.replacing("Sets\": {", with: "Sets\": { \"c\": \"enabled\","))]", to: "p/$themes.json")
    let run = try Tool.run(["validate"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("500 errors"), "\(run.output.suffix(200))")
  }

  // MARK: - Options for each theme

  private static func project(output: String) throws -> Scratch {
    let scratch = try Self.project([Self.theme("acme pro", "Brand", "a"), Self.theme("Bolt", "Brand", "b")], "x.json")
    try scratch.write(#"{ "inputs": ["p"], "outputs": [\#(output)] }"#, to: "typeramp.json")
    return scratch
  }

  @Test(arguments: [
    (#""swift", "type": "{Brand}Type""#, "swift", ["enum AcmeProType", "enum BoltType"]),
    (#""swift", "type": { "Bolt": "Thunder" }"#, "swift", ["enum P:", "enum Thunder:"]),
    (#""css", "prefix": "x-{Brand}""#, "css", [".x-acme-pro-body", ".x-Bolt-body"]),
    (#""css", "selector": "[data-brand='{Brand}']""#, "css", ["[data-brand='acme-pro'] {", "[data-brand='Bolt'] {"]),
  ]) func anOptionHasTheNameOfTheTheme(option: String, format: String, expected: [String]) throws {
    let scratch = try Self.project(output: #"{ "path": "out/{Brand}.\#(format)", "format": \#(option) }"#)
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    for (name, text) in zip(["acme pro", "Bolt"], expected) {
      #expect(try scratch.text("out/\(name).\(format)").contains(text))
    }
  }

  @Test func severalThemesInOneStylesheet() throws {
    let scratch = try Self.project(
      output: #"{ "format": "css", "path": "out/all.css", "media": { "acme pro": "(min-width: 700px)" } }"#)
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    let css = try scratch.text("out/all.css")
    // The theme without a query is first: later rules win.
    let first = try #require(css.range(of: "--type-body-size: 18px"))
    let query = try #require(css.range(of: "@media (min-width: 700px) {"))
    #expect(first.lowerBound < query.lowerBound)
    #expect(css[query.upperBound...].firstMatch(of: /--type-body-size: \d+px/)?.0 == "--type-body-size: 17px")
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
  }

  @Test(arguments: [
    (
      #""css", "selector": ".a", "prefix": "{Brand}""#,
      "'out/x' would be the same file for 'Brand=acme pro', 'Brand=Bolt'"
    ),
    (
      #""css", "selector": "[data-brand={Brnd}]""#,
      "unknown placeholder '{Brnd}'; expected one of '{name}', '{theme}', '{Brand}'"
    ),
    (#""css", "media": { "Bolz": "print" }"#, "unknown theme 'Bolz'; expected one of 'acme pro', 'Bolt'"),
    (#""css", "selector": "} {Brand}""#, "expected a selector"),
    (#""css", "selector": "a } {Brand}""#, "expected a selector"),
    (#""swift", "type": "1{Brand}""#, "'type' would be '1AcmePro' for a theme of 'p'; expected an identifier"),
    (
      #""css", "selector": { "Bolt": 3 }"#,
      "expected a selector, such as '.acme' or '[data-brand=acme]' under 'Bolt', not the number 3"
    ),
  ]) func mistakesInOptions(option: String, message: String) throws {
    let path = option.contains("{ ") || option.contains("\".a\"") ? "out/x" : "out/{Brand}"
    let scratch = try Self.project(output: #"{ "path": "\#(path)", "format": \#(option) }"#)
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(Self.outputs(scratch) == [])
  }

  /// A finding for one theme names it; one for all does not.
  @Test func findingsNameTheirTheme() throws {
    let scratch = try Self.project(output: #"{ "format": "css", "path": "out/{theme}.css" }"#)
    try scratch.write(Self.set(-1), to: "p/b.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 1 && run.errors.contains("(for 'Brand=Bolt')") && !run.errors.contains("Brand=acme"))
  }

  /// Themes for colours have no output; if no theme has typography, that is an error.
  @Test func themesWithoutTypographyAreLeftOut() throws {
    let themes = Self.brands + [Self.theme("Night", "Brand", "c")]
    let scratch = try Self.project(themes, "out/{theme}.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.hasPrefix("p: note: without typography, and left out: 'Brand=Night'\n"))
    #expect(Self.outputs(scratch) == ["out/Dark.json", "out/Light.json"])
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 0)
    let none = try Self.project([Self.theme("Day", "Mode", "c"), Self.theme("Night", "Mode", "c")], "out/{Mode}.json")
    let refused = try Tool.run(["build"], in: none.folder)
    let message = "all typography is in sets that no active theme enables: 'a', 'b'"
    #expect(refused.status == 1 && refused.errors.contains(message))
  }

  /// A context without typography is left out after fixes too.
  /// The order of the contexts does not matter.
  @Test(arguments: [true, false]) func contextsWithoutTypographyAreLeftOutAfterFixes(isFirst: Bool) throws {
    let spacing = #""letterSpacing": { "value": 0, "unit": "px" }"#
    let value = #"{ "fontFamily": "Optima", "fontSize": "17px", "fontWeight": 400, \#(spacing), "lineHeight": 1.2 }"#
    let body = ##"[{ "body": { "$type": "typography", "$value": \##(value) } }]"##
    let red = ##"[{ "red": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }]"##
    let contexts = isFirst ? ##""text": \##(body), "colour": \##(red)"## : ##""colour": \##(red), "text": \##(body)"##
    let scratch = try Scratch([
      "r.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/mode" }],
        "modifiers": { "mode": { "contexts": { \##(contexts) } } } }
      """##,
      "typeramp.json": #"{ "inputs": ["r.json"], "outputs": [{ "format": "json", "path": "out/{mode}.json" }] }"#,
    ])
    let run = try Tool.run(["validate", "--fix"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.contains("fixed 1 problem"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("there is no typography"))
  }

  /// What the themes share is fixed once, and what only one of them has is fixed too.
  @Test func fixesOfEveryThemeAreMade() throws {
    let token = { (name: String, size: String) in
      ##"""
      { "\##(name)": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "\##(size)",
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
      """##
    }
    let scratch = try Scratch([
      "r.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }],
        "sets": { "base": { "sources": [\##(token("body", "17px"))] } },
        "modifiers": { "brand": { "contexts": { "a": [\##(token("title", "28px"))], "b": [\##(token("title", "30px"))] } } } }
      """##,
      "typeramp.json": #"{ "inputs": ["r.json"], "outputs": [{ "format": "json", "path": "out/{brand}.json" }] }"#,
    ])
    let check = try Tool.run(["validate"], in: scratch.folder)
    #expect(check.output.contains("; all can be fixed with "), "\(check.output)")
    let run = try Tool.run(["validate", "--fix"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.hasPrefix("r.json: fixed 3 problems\n"), "\(run.output)\(run.errors)")
    let text = try scratch.text("r.json")
    for size in [17, 28, 30] { #expect(text.contains(#"{ "value": \#(size), "unit": "px" }"#), "\(text)") }
  }

  /// `{theme}` is the context of a modifier of that name.
  @Test func aModifierMayBeCalledTheme() throws {
    let body = { (size: Int) in
      ##"""
      [{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": { "value": \##(size), "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }]
      """##
    }
    let scratch = try Scratch([
      "r.json": ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
        "modifiers": { "theme": { "contexts": { "small": \##(body(17)), "large": \##(body(20)) } } } }
      """##,
      "typeramp.json": #"{ "inputs": ["r.json"], "outputs": [{ "format": "json", "path": "out/{theme}.json" }] }"#,
    ])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(Self.outputs(scratch) == ["out/large.json", "out/small.json"])
  }

  /// Groups that are alternatives have no combinations.
  @Test func alternativesAreNotCombined() throws {
    let themes = [Self.theme("light", "acme", "a"), Self.theme("light", "bolt", "b")]
    let scratch = try Self.project(themes, "out/{theme}.json")
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("the theme groups of 'p' are alternatives"), "\(run.errors)")
    let one = try Self.project(themes, "out/{acme}.json", #", "themes": { "bolt": null }"#)
    #expect(try Tool.run(["build"], in: one.folder).status == 0)
    #expect(try one.text("out/light.json").contains("\"fontSize\": 17"))
  }

  /// A value that changes no style leaves the choice open: here sets of sizes and of colours have one list of names.
  @Test func aChoiceThatChangesNothingIsNoChoice() throws {
    let value = { (name: String, size: Int) in #""\#(name)": { "value": "\#(size)px" }"# }
    let scratch = try Scratch([
      "a.json": """
      { "size": { "sets": { \(value("desktop", 20)), \(value("mobile", 16)) } },
        "red": { "sets": { \(value("light", 1)), \(value("dark", 2)) } },
        "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{size}" } } }
      """
    ])
    for theme in ["dark", "light"] {
      let run = try Tool.run(["show", "a.json", "--theme", theme, "--from", "style-dictionary"], in: scratch.folder)
      #expect(run.status == 1 && run.errors.contains("expected one of 'desktop', 'mobile'"), "\(run.errors)")
    }
    let run = try Tool.run(
      ["show", "a.json", "--theme", "mobile", "--from", "style-dictionary", "--json"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("\"fontSize\": 16"))
  }

  @Test func showHasATableForEachTheme() throws {
    let scratch = try Self.project(output: #"{ "format": "css", "path": "out/{theme}.css" }"#)
    let configured = try Tool.run(["show", "p"], in: scratch.folder)
    #expect(configured.status == 0)
    #expect(configured.output.contains("Brand=acme pro:") && configured.output.contains("Brand=Bolt:"))
    let all = try Tool.run(["show", "p", "--no-config", "--all-themes"], in: scratch.folder)
    #expect(all.output == configured.output)
    #expect(!(try Tool.run(["show", "p", "--theme", "Brand=Bolt"], in: scratch.folder)).output.contains("Brand="))
    let json = try Tool.run(["show", "p", "--json"], in: scratch.folder)
    #expect(json.status == 2 && json.errors.contains("'--json' shows one table, not 2"))
  }

  @Test func otherInputsHaveNoThemes() throws {
    let scratch = try Scratch([
      "a.json": CompileCommand.good,
      "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "css", "path": "out/{theme}.css" }] }"#,
    ])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("typeramp.json:1:"))
    #expect(run.errors.contains("an input without themes has no '{theme}'; expected an output of its own"))
  }

  /// An error in one theme keeps back the outputs of all themes.
  @Test func anErrorInOneTheme() throws {
    let scratch = try Self.project(Self.brands, "out/{theme}.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 0)
    let before = try scratch.text("out/Light.json")
    try scratch.write(Self.set(19), to: "p/a.json")
    try scratch.write(Self.set(-1), to: "p/b.json")
    #expect(try Tool.run(["build"], in: scratch.folder).status == 1)
    #expect(try scratch.text("out/Light.json") == before)
  }
}
