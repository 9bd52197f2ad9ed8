import Foundation
import TestSupport
import Testing

/// `typeramp diff`, run as a process.
@Suite struct DiffCommand {
  private static func body(_ size: Double, font: String = "A-Regular", _ keys: String = "") -> String {
    #"{ "body": { "fontName": "\#(font)", "fontSize": \#(size)\#(keys) } }"#
  }

  private static func run(_ arguments: [String], in scratch: Scratch) throws -> Tool.Run {
    try Tool.run(["diff"] + arguments, in: scratch.folder)
  }

  /// Calls and their exit statuses.
  private static let calls: [(arguments: String, status: Int32)] = [
    ("a.json b.json --fail-on any", 1),
    ("a.json", 2),
    ("a.json a.json a.json", 2),
    ("- -", 2),
    ("a.json gone.json", 2),
    ("a.json b.json --markdown --json", 2),
    ("a.json .", 2),
    ("empty empty", 2),
    ("a.json bad.json", 1),
    ("bad.json bad.json --fail-on breaking", 1),
    ("gone.json bad.json", 2),
    ("a.json a.json --theme x", 2),
  ]

  @Test(arguments: calls)
  func theStatusDependsOnDifferences(_ call: String, status: Int32) throws {
    let scratch = try Scratch([
      "a.json": Self.body(17), "b.json": Self.body(18), "bad.json": #"{ "bodi": 3 }"#, "empty/x.txt": "",
    ])
    let run = try Self.run(call.split(separator: " ").map(String.init), in: scratch)
    #expect(run.status == status, "\(run.output)\(run.errors)")
  }

  /// An empty comment or an empty list would look like no changes.
  @Test(
    arguments: [
      ["a.json", "bad.json"], ["bad.json", "a.json"], ["a.json", "syntax.json"], ["a.json", "gone.json"],
      ["gone:a.json", "a.json"], ["a.json", "empty"], ["folder", "empty"], ["folder", "broken"], ["a.json", "folder"],
    ])
  func aFailedComparisonIsReported(_ paths: [String]) throws {
    let scratch = try Scratch([
      "a.json": Self.body(17), "bad.json": #"{ "bodi": 3 }"#, "syntax.json": "{", "empty/x.txt": "",
      "folder/a.json": Self.body(17), "broken/a.json": #"{ "body": { "fontName": "#,
    ])
    let text = try Self.run(paths, in: scratch)
    #expect(text.status != 0 && !text.errors.isEmpty)
    // What is on standard error as a sentence is not repeated.
    #expect(text.output.contains("not compared: ") != text.errors.hasPrefix("typeramp: error: "))
    #expect(text.output.contains("the comparison could not be made"))
    let markdown = try Self.run(paths + ["--markdown"], in: scratch)
    #expect(
      markdown.output.hasPrefix("<!-- typeramp diff -->\n### Text sizes and fonts: the comparison could not be made"))
    #expect(markdown.output.contains("- **Not compared:** "))
    let json = try Self.json(try Self.run(paths + ["--json"], in: scratch))
    #expect(json["failed"] as? Bool == true)
    #expect((json["failures"] as? [Any])?.isEmpty == false)
    #expect([text, markdown].allSatisfy { !$0.output.contains("no changes\n") })
  }

  @Test func anUnreadableInputIsReportedOnce() throws {
    let scratch = try Scratch(["a.json": Self.body(17)])
    let run = try Self.run(["gone.json", "a.json"], in: scratch)
    #expect(run.errors == "typeramp: error: cannot read 'gone.json': no such file or directory\n")
    #expect(run.output == "the comparison could not be made\n")
  }

  @Test func theReasonIsInTheComment() throws {
    let scratch = try Scratch(["a.json": Self.body(17)])
    let run = try Self.run(["gone.json", "a.json", "--markdown"], in: scratch)
    #expect(run.output.hasSuffix("\n- **Not compared:** `cannot read 'gone.json': no such file or directory`\n"))
  }

  @Test func foldersAreComparedFileByFile() throws {
    let scratch = try Scratch([
      "old/a.json": Self.body(17), "old/in/b.json": Self.body(17), "old/gone.json": Self.body(17),
      "old/package.json": #"{ "name": "x" }"#, "new/a.json": Self.body(17), "new/in/b.json": Self.body(16),
      "new/fresh.json": Self.body(17),
    ])
    let run = try Self.run(["old", "new/"], in: scratch)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        fresh.json
          dictionary added [dictionary-added]

        gone.json
          breaking: dictionary removed [dictionary-removed]

        in/b.json
          body
            breaking: smaller text [size-decreased]
              XS: 15 → 14, M: 16 → 15, L: 17 → 16, XL: 19 → 17, XXL: 20 → 19,
              XXXL: 22 → 21, AX1: 26 → 25, AX2: 31 → 29, AX3: 37 → 35, AX4: 43 → 41,
              AX5: 48 → 45

        """))
    #expect(run.output.hasSuffix("3 changes, 2 breaking; 4 dictionaries compared\n"))
    let json = try Self.json(try Self.run(["old", "new", "--json"], in: scratch))
    let changes = try #require(json["changes"] as? [[String: Any]])
    #expect(changes.map { $0["dictionary"] as? String } == ["fresh.json", "gone.json", "in/b.json"])
  }

  /// A broken dictionary does not hide the others.
  @Test func aBrokenDictionaryDoesNotHideOthers() throws {
    let scratch = try Scratch([
      "old/a.json": Self.body(17), "old/b.json": Self.body(17), "new/a.json": Self.body(18),
      "new/b.json": #"{ "body": { "fontName": "A", "fontSize": "x" } }"#,
    ])
    let run = try Self.run(["old", "new", "--fail-on", "breaking"], in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("larger text [size-increased]"))
    #expect(run.output.contains("b.json: not compared: 'body': the new version has errors\n"))
    #expect(run.errors.contains("new/b.json:1:"))
  }

  private static let broken = #""title": { "fontName": "A", "fontSize": "x" }"#

  /// Styles without errors are compared; an error that both versions have hides nothing else.
  @Test(arguments: [
    ("\(broken)", "\(broken)", "'title': the old version and the new version have errors"),
    (#""metrics": { "icon": { "value": "x" } }"#, #""metrics": {}"#, "'metric icon': the old version has errors"),
  ])
  func whatHasNoErrorsIsCompared(_ old: String, _ new: String, reason: String) throws {
    let file = { (size: Int, rest: String) in #"{ "body": { "fontName": "A-B", "fontSize": \#(size) }, \#(rest) }"# }
    let scratch = try Scratch(["old.json": file(17, old), "new.json": file(18, new)])
    let run = try Self.run(["old.json", "new.json"], in: scratch)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("body\n  larger text [size-increased]\n"), "\(run.output)")
    #expect(
      run.output.hasSuffix(
        "\nnot compared: \(reason)\nthe comparison could not be made for all; 1 change, none breaking in the others\n"),
      "\(run.output)")
  }

  /// The reader of a comment or of JSON does not see standard error.
  @Test func mistakesAreNamedWithTheirPositions() throws {
    let scratch = try Scratch([
      "old/a.json": Self.body(17), "new/a.json": #"{ "body": { "fontName": "A", "fontSize": "x" } }"#,
      "old/b.json": "{", "new/b.json": #"{ "body": { "fontName": "A-B", "#,
    ])
    let message = "expected a number for 'fontSize', not the string 'x'"
    let markdown = try Self.run(["old", "new", "--markdown"], in: scratch).output
    #expect(markdown.contains("- **Not compared:** `a.json`: `'body': the new version has errors`\n"), "\(markdown)")
    #expect(markdown.contains("\n  - `new/a.json:1:43`: `\(message)` `wrong-type`\n"), "\(markdown)")
    let json = try Self.json(try Self.run(["old", "new", "--json"], in: scratch))
    let failures = try #require(json["failures"] as? [[String: Any]])
    let errors = try #require(failures.first?["errors"] as? [[String: Any]])
    #expect(errors.map { $0["path"] as? String } == ["new/a.json"])
    #expect(errors.map { $0["message"] as? String } == [message])
    #expect(errors.map { [$0["line"] as? Int, $0["column"] as? Int] } == [[1, 43]])
    #expect(failures.count == 2 && failures.allSatisfy { $0["errors"] != nil })
  }

  /// A file that is a dictionary in only one version is neither removed nor skipped.
  @Test func aDictionaryThatBecameInvalidIsCompared() throws {
    let large = #"{ "list": ["\#(String(repeating: "x", count: 20_000))"] }"#
    let scratch = try Scratch([
      "old/a.json": Self.body(17), "old/b.json": Self.body(17), "new/a.json": "{}", "new/b.json": large,
      "old/c.json": large, "new/c.json": large,
    ])
    let run = try Self.run(["old", "new"], in: scratch)
    #expect(run.output.contains("style removed: 'A-Regular' → Apple's own font [style-removed]\n"))
    let reason = "the new version is neither a text-style dictionary nor design tokens"
    #expect(run.output.contains("b.json: not compared: \(reason)\n"))
    #expect(!run.output.contains("c.json") && run.status == 1)
  }

  @Test func theSettingsHoldForBoth() throws {
    let scratch = try Scratch([
      "a.json": Self.body(17), "b.json": #"{ "body": { "fontName": "A-Regular", "fontSize": 17, "fontSise": 1 } }"#,
    ])
    let run = try Self.run(["a.json", "b.json", "--rule", "unknown-key=warning"], in: scratch)
    #expect(run.output.contains("  new warning: unknown key 'fontSise' [unknown-key] [finding-added]\n"))
    #expect(run.errors == "")
    #expect(try Self.run(["a.json", "b.json", "--rule", "unknown-key=off"], in: scratch).output == "no changes\n")
    #expect(
      try Self.run(["a.json", "b.json", "--rule", "unknown-key=error"], in: scratch).output.contains("not compared"))
  }

  @Test func standardInputIsAVersion() throws {
    let scratch = try Scratch(["a.json": Self.body(17)])
    let run = try Tool.run(["diff", "-", "a.json", "--json"], in: scratch.folder, input: Self.body(18))
    #expect(try Self.json(run)["old"] as? String == "stdin")
    #expect(run.status == 1)
  }

  @Test func coloursAreForTerminals() throws {
    let scratch = try Scratch(["a.json": Self.body(17), "b.json": Self.body(16)])
    let plain = try Self.run(["a.json", "b.json"], in: scratch).output
    #expect(!plain.contains("\u{1B}"))
    let forced = try Tool.run(["diff", "a.json", "b.json"], in: scratch.folder, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.replacing("\u{1B}[1;31m", with: "").replacing("\u{1B}[0m", with: "") == plain)
    #expect(forced.output != plain)
  }

  @Test func linesFitATerminal() throws {
    let files = ["Noteworthy.plist", "NotoSerif.plist", "Everything.json", "Empty.json"]
    for (old, new) in zip(files, files.dropFirst() + files.prefix(1)) {
      let folder = Repository.fixtures.appending(path: "Dictionaries")
      let lines = try Tool.run(["diff", old, new], in: folder).output.split(separator: "\n")
      #expect(lines.count > 10)
      // Values may be on separate lines, some of which are long.
      #expect(lines.filter { $0.count > 80 && !$0.hasPrefix("    ") } == [])
      #expect(lines.filter { $0.count > 80 && $0.contains(" at ") && !$0.contains("[") } == [])
    }
  }

  static func json(_ run: Tool.Run) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }
}
