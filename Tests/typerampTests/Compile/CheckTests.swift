import Foundation
import TestSupport
import Testing

/// `--check` and `--depfile`.
@Suite struct BuildSupport {
  private static let input = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#

  @Test func checkIsSilentWhenAllIsUpToDate() throws {
    let scratch = try Scratch(["a.json": Self.input])
    let arguments = ["compile", "a.json", "--format=json", "--format=css", "-o", "out/"]
    #expect(try Tool.run(arguments, in: scratch.folder).status == 0)
    let run = try Tool.run(arguments + ["--check"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
  }

  @Test func checkNamesMissingOutputsAndShowsDifferences() throws {
    let scratch = try Scratch(["a.json": Self.input])
    #expect(try Tool.run(["compile", "a.json", "-o", "out/"], in: scratch.folder).status == 0)
    let old = try scratch.text("out/a.json")
    try scratch.write(old.replacing("\"xSmall\": 15", with: "\"xSmall\": 14", maxReplacements: 1), to: "out/a.json")
    let changed = try scratch.text("out/a.json")
    let run = try Tool.run(
      ["compile", "a.json", "--format=json", "--format=css", "-o", "out/", "--check"], in: scratch.folder)
    #expect(run.status == 1)
    let head = "out/a.json: error: this output is out of date [out-of-date]\n--- out/a.json\n+++ out/a.json\n@@ -"
    #expect(run.errors.contains(head))
    #expect(run.errors.contains("-        \"xSmall\": 14,\n+        \"xSmall\": 15,\n"))
    #expect(run.errors.contains("out/a.css: error: this output is missing [out-of-date]\n"))
    #expect(try scratch.text("out/a.json") == changed)
    #expect(scratch.files == ["a.json", "out/a.json"])
  }

  /// Git is the judge: a short diff changes the old file into the new one, with and without a line feed at the end.
  @Test(arguments: [
    ("", "/* x */\n"), ("", "/* x */"), ("}\n", "}"), ("}\n", "}\n\n"), ("}\n", ""),
  ])
  func differencesCanBeApplied(_ end: String, _ edited: String) throws {
    let scratch = try Scratch(["a.json": Self.input])
    let arguments = ["compile", "a.json", "--styles", "defined", "-o", "a.css"]
    #expect(try Tool.run(arguments, in: scratch.folder).status == 0)
    let made = try scratch.text("a.css")
    let start = end.isEmpty || !made.hasSuffix(end) ? made : String(made.dropLast(end.count))
    try scratch.write(start + edited, to: "a.css")
    let run = try Tool.run(arguments + ["--check"], in: scratch.folder)
    if start + edited == made { return #expect(run.status == 0) }
    #expect(run.status == 1)
    let diff = run.errors.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
    try scratch.write(diff.joined(separator: "\n") + "\n", to: "fix.diff")
    let git = try Tool.run(URL(filePath: "/usr/bin/git"), ["apply", "-p0", "fix.diff"], in: scratch.folder)
    #expect(git.status == 0, "\(git.errors) \(diff)")
    #expect(try scratch.text("a.css") == made)
  }

  @Test func theDepfileHasARuleForTheOutputsAndOneForEachFile() throws {
    let scratch = try Scratch(["a b.json": Self.input, "c#$.json": Self.input])
    let run = try Tool.run(
      ["compile", "a b.json", "c#$.json", "-o", "out/", "--depfile", "deps/d"], in: scratch.folder)
    #expect(run.errors == "")
    #expect(
      try scratch.text("deps/d") == """
        out/a\\ b.json out/c\\#$$.json: \\
          a\\ b.json \\
          c\\#$$.json

        a\\ b.json:

        c\\#$$.json:

        """)
  }

  @Test func aRunWithErrorsLeavesTheDepfile() throws {
    let scratch = try Scratch(["a.json": "[]", "d": "old"])
    #expect(try Tool.run(["compile", "a.json", "-o", "a.css", "--depfile", "d"], in: scratch.folder).status == 1)
    #expect(try scratch.text("d") == "old")
  }
}
