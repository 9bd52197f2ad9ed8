import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// The list of reporters, and the default.
@Suite struct Reporters {
  @Test func everyFileIsInTheList() {
    let files = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Sources/Diagnostics/Reports"), includingPropertiesForKeys: nil)
    let names = (files?.compactMap { ($0 as? URL)?.lastPathComponent } ?? [])
      .filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
      .map { $0.dropLast("Reporter.swift".count).lowercased() }
    #expect(names.sorted() == Reporter.all.map(\.name).sorted())
  }

  @Test(arguments: [
    ([:], "text"), (["GITHUB_ACTIONS": "true"], "github"), (["GITHUB_ACTIONS": ""], "text"),
    (["GITLAB_CI": "true", "CI": "true"], "text"), (["XCODE_VERSION_ACTUAL": "2600"], "xcode"),
    (["XCODE_VERSION_ACTUAL": "2600", "GITHUB_ACTIONS": "true"], "github"),
  ])
  func default_(environment: [String: String], expected: String) {
    #expect(Reporter.default { environment[$0] }.name == expected)
  }

  @Test(arguments: [
    ("[«1»]", 1, "1 error in 1 file"), ("[«1», «2», «3», «4», «5»]", 2, "2 errors, 2 warnings, 1 note in 2 files"),
    ("[]", 0, "no problems in 0 files"), ("[]", 1, "no problems in 1 file"), ("[]", 3, "no problems in 3 files"),
  ])
  func summary(marked: String, files: Int, expected: String) {
    let clean = Array(repeating: Sample("clean", "{}").file, count: max(0, files - 1))
    let report = Reporter.text.report(on: clean + (files > 0 ? [Sample("", marked).file] : []))
    #expect(report.hasSuffix(expected + "\n"))
  }

  /// Reports are written file by file: the output for a file does not wait for the next file.
  @Test(arguments: Reporter.all.filter { $0.name != "github" }.map(\.name)) func findingsAreWrittenAtOnce(name: String)
  {
    let reporter = Reporter.all.first { $0.name == name } ?? .text
    var report = Report(reporter, options: ReportOptions(version: "1"), to: "")
    report.add([Sample("plain", "{ \"«titel»\": 1 }").file])
    #expect(report.output.contains("unknown-text-style"))
  }

  /// No report format lets control characters other than line endings through.
  @Test(arguments: Reporter.all.map(\.name)) func nothingReachesTheTerminal(name: String) {
    let reporter = Reporter.all.first { $0.name == name } ?? .text
    let report = reporter.report(on: Sample.files)
    #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }
}
