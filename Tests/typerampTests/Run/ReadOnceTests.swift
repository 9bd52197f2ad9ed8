import Foundation
import TestSupport
import Testing

/// Every command opens each file of a project once.
@Suite(.enabled(if: Strace.canTrace, "no strace, or no right to trace")) struct ReadOnceTests {
  private static let calls = [
    ["compile", "Styles/A.json", "refers.tokens.json", "set", "--format", "css", "-o", "out/"],
    ["compile", "refers.tokens.json", "--format", "css", "-o", "out/a.css", "--depfile", "out/a.d"],
    ["build"], ["build", "--check"], ["validate"], ["validate", "Styles", "set"], ["show", "refers.tokens.json"],
    ["convert", "refers.tokens.json", "--to", "json", "-o", "out.json"], ["map", "set"],
    ["diff", "Styles/A.json", "Styles/B.json"], ["preview", "Styles/A.json", "-o", "page.html"],
  ]

  @Test(arguments: calls, [false, true]) func eachFileIsOpenedOnce(call: [String], isBuilt: Bool) throws {
    let scratch = try Scratch(RebuildTests.files)
    if isBuilt { _ = try Tool.run(["build"], in: scratch.folder) }
    let files = Set(scratch.files)
    let opened = try Strace.opened(by: call, in: scratch.folder).map {
      $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0
    }
    let counts = opened.filter(files.contains).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    #expect(!counts.isEmpty)
    #expect(counts.filter { $0.value > 1 } == [:])
  }

  @Test(arguments: [["Info.plist", "Styles/A.json"], ["a.tokens.json", "b.tokens.json"], ["t/a.json", "t/b.json"]])
  func aSurveyOpensEachFileOnce(files: [String]) throws {
    let tokens = RebuildTests.tokens(size: #"{ "value": 17, "unit": "px" }"#)
    let scratch = try Scratch(
      Dictionary(uniqueKeysWithValues: files.map { ($0, $0.hasPrefix("Styles") ? CompileCommand.good : tokens) }))
    let opened = try Strace.opened(by: ["init"], in: scratch.folder).map {
      $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0
    }
    #expect(opened.filter(files.contains).sorted() == files)
  }
}
