import Foundation
import TestSupport
import Testing
import TypeRampKit

/// `typeramp validate`, run as a process.
@Suite struct ValidateCommand {
  private static let good = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  private static let bad = #"{ "titel": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#

  @Test func theRequestedReportIsPrinted() throws {
    let scratch = try Scratch(["a.json": Self.bad])
    let run = try Tool.run(["validate", "a.json", "--rule=missing-text-style=off"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        a.json:1:4: error: unknown text style 'titel' [unknown-text-style]
            1 | { "titel": { "fontName": "Noteworthy-Light", "fontSize": 28 } }
              |    ^~~~~
              = fix: replace it with 'title'
        1 error in 1 file; it can be fixed with '--fix'

        """)
  }

  /// Files are checked in parts, by number and by size. The report has the order of the call.
  @Test(arguments: [1, 2, 8]) func theNumberOfJobsDoesNotChangeTheReport(jobs: Int) throws {
    let names = (0..<80).map { "s\($0).json" }
    let padding = String(repeating: "\n", count: 5 << 20)
    let scratch = try Scratch(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.bad + ($0 == "s7.json" ? padding : "")) }))
    let run = try Tool.run(
      ["validate", "--jobs", "\(jobs)", "--rule=missing-text-style=off"] + names, in: scratch.folder)
    #expect(run.status == 1 && run.errors == "")
    let paths = run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map { $0.prefix { $0 != ":" } }
    #expect(paths == names.map { $0[...] })
    #expect(run.output.hasSuffix("80 errors in 80 files; all can be fixed with '--fix'\n"))
  }

  @Test(arguments: [["e.json"], ["e.json", "a.json"], ["e.json", "e.plist"], ["a.json", "e.json", "e.plist"]])
  func anEmptyFileIsAnError(files: [String]) throws {
    let scratch = try Scratch(["e.json": "", "e.plist": "", "a.json": Self.good])
    let run = try Tool.run(["validate"] + files, in: scratch.folder)
    #expect(run.status == 1 && run.errors == "")
    for file in files where file != "a.json" { #expect(run.output.contains("\(file):1:1: error: "), "\(run.output)") }
  }

  @Test func fallbacksAreNotesAndNotesPass() throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(["validate", "a.json", "--strict"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("note: 10 text styles have no entry"))
    #expect(run.output.hasSuffix("1 note in 1 file\n"))
  }

  @Test func aFolderIsSearchedForDictionaries() throws {
    let scratch = try Scratch([
      "Styles/a.json": Self.bad, "Styles/deep/b.plist": #"{ "body": { "fontName": "X", "fontSize": 17 } }"#,
      "Styles/Info.plist": #"{ "CFBundleName": "App", "UIAppFonts": [] }"#, "Styles/tsconfig.json": "{ /* no */ }",
      "Styles/package.json": #"{ "name": "x" }"#, "Styles/broken.json": #"{ "body": { "fontName": "X", } }"#,
      "Styles/.hidden/c.json": Self.bad, "Styles/readme.md": "{",
      "Styles/table.json": #"{ "generator": "typeramp", "metrics": {} }"#,
    ])
    let styles = scratch.folder.appending(path: "Styles")
    try FileManager.default.createSymbolicLink(
      atPath: styles.appending(path: "loop").path, withDestinationPath: styles.path)
    let run = try Tool.run(["validate", "Styles", "--rule=missing-text-style=off"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Styles/a.json:1:4: error"))
    #expect(run.output.contains("Styles/broken.json:1:28: error: JSON allows no comma after the last element"))
    #expect(
      run.output.hasSuffix("2 errors in 3 files; 1 font name not checked; all can be fixed with '--fix'\n"),
      "\(run.output)")
  }

  @Test func anOpenStepPropertyListIsReported() throws {
    let scratch = try Scratch(["s/a.plist": "// Brand\n{ body = { fontName = X; fontSize = 17; }; }"])
    let run = try Tool.run(["validate", "s"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "s/a.plist:2:8: error: an OpenStep property list is not read; 'plutil -convert xml1 FILE' makes it XML "
          + "[syntax-format]\n"), "\(run.output)")
    #expect(run.output.hasSuffix("\n1 error in 1 file\n"), "\(run.output)")
  }

  @Test func aNameThatIsNotUTF8IsNotSkipped() throws {
    let scratch = try Scratch(["s/a.json": Self.good])
    let script = "cp s/a.json \"$(printf 's/b\\377.json')\" && '\(Tool.executable.path)' validate s"
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder)
    // File systems that allow only UTF-8 refuse the copy.
    guard !run.errors.contains("cp:") else { return }
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read 's/b\u{FFFD}.json': its path is not UTF-8"))
  }

  @Test func everyFileIsCheckedOnce() throws {
    let scratch = try Scratch(["s/a.json": Self.good])
    let run = try Tool.run(["validate", "s", "s/a.json", "./s/../s/a.json"], in: scratch.folder)
    #expect(run.output.hasSuffix("1 note in 1 file\n"))
  }

  @Test func twoOutranksOneAndFindingsArePrinted() throws {
    let scratch = try Scratch(["a.json": Self.bad])
    let run = try Tool.run(["validate", "missing.json", "a.json"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == "typeramp: error: cannot read 'missing.json': no such file or directory\n")
    #expect(run.output.contains("unknown text style 'titel'"))
  }

  @Test(arguments: [
    (["GITHUB_ACTIONS": "true"], "::error file=a.json,line=1,col=4,"),
    (["XCODE_VERSION_ACTUAL": "2600"], "/a.json:1:4: error: unknown text style 'titel'"),
    ([:], "a.json:1:4: error: unknown text style 'titel' [unknown-text-style]\n    1 |"),
  ])
  func aKnownCIGetsItsOwnForm(environment: [String: String], expected: String) throws {
    let scratch = try Scratch(["a.json": Self.bad])
    let cleared = ["GITHUB_ACTIONS": "", "XCODE_VERSION_ACTUAL": nil].compactMapValues(\.self)
    let run = try Tool.run(
      ["validate", "a.json"], in: scratch.folder, environment: cleared.merging(environment) { $1 })
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test(arguments: Reporter.all.map(\.name))
  func everyFormNamesTheRule(report: String) throws {
    let scratch = try Scratch(["a.json": Self.bad])
    let run = try Tool.run(["validate", "a.json", "--report", report], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("unknown-text-style"))
    #expect(run.errors == "")
  }

  /// A file is no terminal. What forces colours counts before what denies them.
  @Test(
    arguments: [
      ([:], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false), (["CLICOLOR_FORCE": ""], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true), (["CLICOLOR_FORCE": "0", "NO_COLOR": "1"], false),
    ] as [([String: String], Bool)])
  func colourOnlyWhenForced(environment: [String: String], isColoured: Bool) throws {
    let scratch = try Scratch(["a.json": Self.bad])
    let run = try Tool.run(["validate", "a.json"], in: scratch.folder, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColoured)
  }

  @Test(arguments: [
    (["validate"], "expected a file or a folder"),
    (["validate", "-", "--fix"], "'--fix' cannot change standard input"),
    (["validate", "a.json", "--update-baseline"], "'--update-baseline' needs '--baseline FILE'"),
    (
      ["validate", "a.json", "--info-plist", "x", "--no-config"],
      "'--info-plist' needs the app's font files; expected '--fonts PATH'"
    ),
    (["validate", "a.json", "--report", "jsn"], "did you mean 'json'?"),
    (["validate", "a.json", "--ios", "9"], "expected a version from 14 to 26"),
    (["validate", "a.json", "--fonts", "missing.ttf"], "cannot read 'missing.ttf'"),
    (["explain", "size-decresed"], "unknown id 'size-decresed'; did you mean 'size-decreased'?"),
    (["explain", "x"], "unknown id 'x'; 'typeramp explain' lists all of them\n"),
    (["completions", "powershell"], "unknown shell 'powershell'; expected 'bash', 'zsh', 'fish'\n"),
    (
      ["schema", "foo"],
      "unknown schema 'foo'; expected 'dictionary', 'config', 'map', 'table', 'report', 'diff', 'evidence'\n"
    ),
    (["explain", "never-duobles"], "unknown id 'never-duobles'; did you mean 'never-doubles'?"),
  ])
  func wrongCalls(arguments: [String], expected: String) throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test func aRulesPageIsPrinted() throws {
    let run = try Tool.run(["explain", "never-doubles"], in: Repository.root)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("never-doubles (warning)\n"))
    #expect(try Tool.run(["explain"], in: Repository.root).output.contains("unknown-text-style"))
  }

  /// The id of a change is explained too.
  @Test(arguments: ChangeKind.all) func aChangeIsExplained(kind: ChangeKind) throws {
    let run = try Tool.run(["explain", kind.id], in: Repository.root)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.first == "\(kind.id) (\(kind.isBreaking ? "breaking change" : "change"))")
    let meaning = "\(kind.summary) 'typeramp diff' reports it as '\(kind.phrase)'."
    #expect(lines.dropFirst().joined(separator: " ") == meaning)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
