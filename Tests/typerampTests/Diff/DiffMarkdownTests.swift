import Diagnostics
import Testing

@testable import TypeRampKit
@testable import typeramp

/// How much of a comparison a comment on a pull request has.
@Suite struct DiffMarkdowns {
  private static func lines(_ failures: [(reason: String, errors: Int)]) -> [Substring] {
    var report = ComparisonReport(old: "a", new: "b")
    for (reason, errors) in failures {
      let finding = Diagnostic(id: "wrong-type", severity: .error, message: "m", range: 0..<0)
      let error = LocatedFinding(finding: finding, path: "a.json", start: nil, place: "a.json:1:1")
      report.fail(reason, errors: Array(repeating: error, count: errors))
    }
    return DiffMarkdown(report: report).text.split(separator: "\n")
  }

  /// Failures have 12,000 bytes of a comment, with the ends of their lines.
  @Test(arguments: [(1_999, 6), (2_000, 5)]) func failuresThatFit(length: Int, count: Int) {
    let reason = String(repeating: "x", count: length - "- **Not compared:** ``".count)
    let lines = Self.lines(Array(repeating: (reason, 0), count: 8)).filter { $0.hasPrefix("- ") }
    #expect(lines.count == count + 1)
    #expect(lines.first?.count == length && lines.last == "- … and \(8 - count) more")
  }

  @Test(arguments: [(5, []), (6, ["  - … and 1 more error"]), (7, ["  - … and 2 more errors"])])
  func errorsOfADictionary(count: Int, rest: [Substring]) {
    let lines = Self.lines([("errors", count)]).drop { $0 != "- **Not compared:** `errors`" }.dropFirst()
    #expect(lines.prefix(5).allSatisfy { $0 == "  - `a.json:1:1`: `m` `wrong-type`" })
    #expect(Array(lines.dropFirst(5)) == rest)
  }
}
