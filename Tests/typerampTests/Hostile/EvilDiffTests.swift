import Foundation
import TestSupport
import Testing

/// No text or file name from a dictionary breaks out of its context in the output of `diff`.
@Suite struct EvilDiffs {
  /// Two folders of dictionaries with evil names, fonts and families that differ.
  private static let folder: Scratch? = {
    guard let scratch = try? Scratch() else { return nil }
    for (index, text) in EvilStrings.all.enumerated() {
      for (side, mark) in [("old", "A"), ("new", "B")] {
        let entry: [String: Any] = [
          "fontName": mark + text, "boldFontName": text + mark, "fontSize": 8, "fallbackFamilies": [mark + text, text],
        ]
        let value: [String: Any] = ["body": entry, "custom": ["x": entry.merging(["relativeTo": "body"]) { $1 }]]
        let data = try? JSONSerialization.data(withJSONObject: value)
        let name = (index.isMultiple(of: 2) ? mark : "") + HostileFolder.fileName(index)
        try? scratch.write(String(decoding: data ?? Data(), as: UTF8.self), to: "\(side)/\(name).json")
      }
    }
    return scratch
  }()

  private static func run(_ form: [String]) throws -> Tool.Run {
    try Tool.run(["diff", "old", "new"] + form, in: try #require(folder).folder)
  }

  @Test(arguments: [[], ["--markdown"], ["--json"]]) func nothingMovesATerminal(_ form: [String]) throws {
    let run = try Self.run(form)
    #expect(run.status == 1)
    #expect(EvilStrings.danger(in: run.output) == nil)
    #expect(EvilStrings.danger(in: run.errors) == nil)
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("::") || $0.hasPrefix("##vso") })
  }

  @Test func everyNameIsInTheJSON() throws {
    let json = try DiffCommand.json(try Self.run(["--json"]))
    let changes = try #require(json["changes"] as? [[String: Any]])
    let names = Set(changes.compactMap { $0["old"] as? String })
    // Those in pairs with the same name; the others are removed dictionaries.
    for index in EvilStrings.all.indices where !index.isMultiple(of: 2) {
      #expect(names.contains("A" + EvilStrings.all[index]))
    }
  }

  /// Outside of code spans there is nothing from a file: no markup, mention, link or cell.
  @Test func markdownIsCode() throws {
    let lines = try Self.run(["--markdown"]).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.hasPrefix("- ") } > 40)
    let allowed = try Regex("[A-Za-z0-9 .,:;*|#…→()\\[\\]-]*")
    for line in lines where !line.hasPrefix("<") {
      let outside = try Self.withoutCode(String(line))
      #expect(try allowed.wholeMatch(in: outside) != nil, "\(outside)")
    }
    #expect(
      lines.filter { $0.hasPrefix("<") }.allSatisfy { $0.contains(/^<(!-- typeramp diff --|\/?details|summary)>/) })
  }

  /// A line without its code spans, by the rules of CommonMark: they end with as many backticks as they begin with.
  private static func withoutCode(_ line: String) throws -> String {
    let spans = try NSRegularExpression(pattern: "(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)")
    let whole = NSRange(location: 0, length: (line as NSString).length)
    return spans.stringByReplacingMatches(in: line, range: whole, withTemplate: "")
  }

  /// GitHub refuses longer comments.
  @Test func aCommentIsNeverTooLong() throws {
    let styles = { (limit: Int) in
      (0..<2_000).map {
        let keys = #""fontSize": 17, "relativeTo": "body", "maximumPointSize": \#(limit).\#(1_000 + $0)"#
        return #""s\#($0)": { "fontName": "A\#(String(repeating: "x", count: 150))", \#(keys) }"#
      }
      .joined(separator: ", ")
    }
    let scratch = try Scratch([
      "a.json": #"{ "custom": { \#(styles(40)) } }"#, "b.json": #"{ "custom": { \#(styles(30)) } }"#,
    ])
    let run = try Tool.run(["diff", "a.json", "b.json", "--markdown"], in: scratch.folder)
    #expect(run.output.utf8.count <= 65_536)
    #expect(run.output.contains("- … and 3980 more\n"))
    #expect(run.output.contains(" rows left out: a comment has no room for more.\n\n</details>\n"))
    #expect(run.output.hasPrefix("<!-- typeramp diff -->\n### Text sizes and fonts: 6000 changes, 4000 breaking\n"))
  }

  @Test func operandsAreRepeatedSafely() throws {
    for text in EvilStrings.names.map({ $0 + ":a" }) {
      let run = try Tool.run(
        ["diff", "--markdown", "--", text, "x" + text], in: FileManager.default.temporaryDirectory)
      #expect(run.status == 2)
      #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    }
  }
}
