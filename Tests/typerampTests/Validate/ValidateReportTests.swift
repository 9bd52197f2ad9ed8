import Foundation
import TestSupport
import Testing

/// The destinations and contents of `validate`'s reports.
@Suite struct ValidateReports {
  @Test func severalReportsAreWrittenInOneRun() throws {
    let scratch = try Scratch(["a.json": CompileCommand.bad])
    let alone = try Tool.run(["validate", "a.json", "--report", "sarif"], in: scratch.folder).output
    let run = try Tool.run(
      ["validate", "a.json", "--report", "json", "--report", "sarif=out/a.sarif"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("{\n  \"formatVersion\": 1,"))
    #expect(try scratch.text("out/a.sarif") == alone)
    let silent = try Tool.run(["validate", "a.json", "--report", "gitlab=g.json"], in: scratch.folder)
    #expect(silent.output == "" && silent.errors.contains("typeramp: 1 error"))
    let two = try Tool.run(["validate", "a.json", "--report", "json", "--report", "text"], in: scratch.folder)
    #expect(two.status == 2 && two.errors.contains("two reports would go to standard output"))
  }

  @Test(arguments: [
    (["--report", "json=a.json"], "output 'a.json' would replace a file that is read"),
    (["--report", "json=./a.json"], "output './a.json' would replace a file that is read"),
    (["--report", "json=typeramp.json"], "output 'typeramp.json' would replace a file that is read"),
    (
      ["--report", "json=k.json", "--baseline", "k.json", "--update-baseline"],
      "two outputs would be written to 'k.json'"
    ),
    (["--report", "json=r", "--report", "sarif=./r"], "two outputs would be written to './r'"),
  ])
  func aReportDoesNotReplaceFilesThatAreRead(arguments: [String], message: String) throws {
    let scratch = try Scratch(["a.json": CompileCommand.good, "typeramp.json": "{}"])
    let run = try Tool.run(["validate", "a.json"] + arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(try scratch.text("a.json") == CompileCommand.good && scratch.files == ["a.json", "typeramp.json"])
  }

  @Test func filesThatAreSkippedAreCounted() throws {
    let scratch = try Scratch([
      "s/a.json": CompileCommand.good, "s/b.json": #"{ "name": "x" }"#, "s/c.plist": "<plist><dict/></plist>",
      "s/d.strings": "a = b;",
    ])
    let run = try Tool.run(["validate", "s"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "note: 2 files were skipped because they do not look like a text-style dictionary or design tokens: "
          + "'s/b.json', 's/c.plist'; name a file to check it"))
  }

  @Test func manyFindingsOfOneRuleAreCounted() throws {
    let entries = (0..<60).map { #""unknown\#($0)": { "weight": "bold" }"# }
    let scratch = try Scratch(["a.json": "{ \(entries.joined(separator: ",\n")), \"body\": { \"weight\": \"bold\" } }"])
    let run = try Tool.run(["validate", "a.json"], in: scratch.folder)
    #expect(run.output.split(separator: "[unknown-text-style]").count == 52)
    #expect(run.output.contains("a.json: … and 10 more [unknown-text-style]; --all shows them\n"))
    let all = try Tool.run(["validate", "a.json", "--all"], in: scratch.folder)
    #expect(all.output.split(separator: "[unknown-text-style]").count == 61)
  }

  @Test func aMissingPathBesideACleanOneHasNoSummary() throws {
    let scratch = try Scratch(["Brand.json": CompileCommand.good])
    let run = try Tool.run(
      ["validate", "Brand.json", "./Brnad.json", "--rule", "missing-text-style=off"], in: scratch.folder)
    #expect(run.output == "" && run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "typeramp: error: cannot read './Brnad.json': no such file or directory; did you mean 'Brand.json'?\n"))
  }

  @Test func aMissingPathIsNotFollowedByNoProblems() throws {
    let scratch = try Scratch()
    let run = try Tool.run(["validate", "gone"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("cannot read 'gone'"))
  }

  @Test(arguments: [
    (#"{ "bodi": { "weight": "bold" } }"#, "1 error, 1 note in 1 file; it can be fixed with '--fix'\n"),
    (
      #"{ "bodi": { "weight": "bold" }, "title": { "weight": 3 } }"#,
      "2 errors, 1 note in 1 file; 1 of 2 problems can be fixed with '--fix'\n"
    ),
    (#"{ "bodi": { "weight": "bold" }, }"#, "1 error in 1 file; it can be fixed with '--fix'\n"),
    (#"{ "body": { "weight": 3 } }"#, "1 error, 1 note in 1 file\n"),
  ])
  func fixesAreOffered(_ text: String, end: String) throws {
    let scratch = try Scratch(["a.json": text])
    #expect(try Tool.run(["validate", "a.json"], in: scratch.folder).output.hasSuffix("\n" + end))
    // Standard input and fixed files have none.
    for arguments in [["validate", "-"], ["validate", "a.json", "--fix"]] {
      #expect(try !Tool.run(arguments, in: scratch.folder, input: text).output.contains("can be fixed"))
    }
  }

  @Test func fixReportsItsFixesAndDiffOnlyShowsThem() throws {
    let input = "{\n  \"Body\": { \"fontName\": \"noteworthy-light\", \"fontSize\": 17 }\n}\n"
    let scratch = try Scratch(["a.json": input])
    let diff = try Tool.run(["validate", "a.json", "--fix", "--diff"], in: scratch.folder)
    #expect(diff.errors.contains("-  \"Body\": { \"fontName\": \"noteworthy-light\", \"fontSize\": 17 }\n"))
    #expect(diff.errors.contains("+  \"body\": { \"fontName\": \"Noteworthy-Light\", \"fontSize\": 17 }\n"))
    #expect(try scratch.text("a.json") == input)
    let run = try Tool.run(["validate", "a.json", "--fix"], in: scratch.folder)
    #expect(
      run.errors.hasPrefix(
        """
        a.json: fixed 2 problems
          2: 'Body' → 'body' [unknown-text-style]
          2: 'noteworthy-light' → 'Noteworthy-Light' [unknown-font]

        """))
    #expect(try scratch.text("a.json") != input)
    #expect(
      try Tool.run(["validate", "a.json", "--diff"], in: scratch.folder).errors.contains("'--diff' needs '--fix'"))
  }

  /// A later version may word a message differently, or refer to another iOS.
  @Test func aBaselineDoesNotDependOnMessages() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "AvenirNext-Semi", "fontSize": 17 } }"#])
    let arguments = ["validate", "a.json", "--baseline", "b.json"]
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    #expect(try !scratch.text("b.json").contains("message"))
    #expect(try Tool.run(arguments + ["--ios", "18"], in: scratch.folder).status == 0)
  }
}
