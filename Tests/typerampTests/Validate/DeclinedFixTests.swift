import Foundation
import TestSupport
import Testing

/// Fixes that `--fix` declines to make.
@Suite struct DeclinedFixes {
  @Test func aWeightIsNotRenamedToAFont() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "name": "black", "size": 17 } }"#])
    let run = try Tool.run(["validate", "a.json", "--fix"], in: scratch.folder)
    #expect(run.errors.hasPrefix("a.json: fixed 2 problems\n"))
    #expect(try scratch.text("a.json") == #"{ "body": { "weight": "black", "fontSize": 17 } }"#)
  }

  @Test func findingsThatAFixWouldCauseAreExplained() throws {
    let input = #"{ "caption2": { "fontName": "Georgia", "fontSize": 15, "weigth": "bold" } }"#
    let scratch = try Scratch(["a.json": input])
    let run = try Tool.run(["validate", "a.json", "--fix"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        a.json: not fixed: it would cause another problem
          1: 'weigth' → 'weight' [unknown-key]; it would cause [conflicting-font]

        """)
    #expect(try scratch.text("a.json") == input)
    // It is not announced, and a preview of the fixes explains it too.
    let check = try Tool.run(["validate", "a.json"], in: scratch.folder)
    #expect(check.output.contains("= suggestion: replace it with 'weight'"), "\(check.output)")
    #expect(!check.output.contains("--fix"), "\(check.output)")
    let diff = try Tool.run(["validate", "a.json", "--fix", "--diff"], in: scratch.folder)
    #expect(diff.errors == run.errors)
  }

  /// The fixes are bytes of a text.
  @Test func aBinaryPropertyListIsNotFixed() throws {
    let scratch = try Scratch([:])
    let styles = ["body": ["fontName": "Georgia", "fontSize": 17], "titel": ["fontName": "Georgia", "fontSize": 28]]
    let bytes = try PropertyListSerialization.data(fromPropertyList: styles, format: .binary, options: 0)
    let file = scratch.folder.appending(path: "a.plist")
    try bytes.write(to: file)
    let run = try Tool.run(["validate", "a.plist", "--fix"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("[unknown-text-style]"), "\(run.output)")
    #expect(
      run.errors == """
        a.plist: binary property lists are not fixed; 'plutil -convert xml1 a.plist' converts it to text

        """)
    #expect(try Data(contentsOf: file) == bytes)
  }

  /// A file of values without typography, found in a folder, is none of ours.
  @Test func aSkippedFileIsLeftAsItIs() throws {
    let values = #"{ "s": { "$type": "dimension", "$value": "4px" } }"#
    let scratch = try Scratch([
      "in/d.json": #"{ "body": { "weight": "bold" } }"#, "in/colors.json": values,
    ])
    let run = try Tool.run(["validate", "in", "--fix", "--all-tokens"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text("in/colors.json") == values)
  }
}
