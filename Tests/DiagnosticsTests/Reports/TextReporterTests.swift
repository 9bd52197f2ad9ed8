import Testing

@testable import Diagnostics

/// The report for people.
@Suite struct TextReports {
  private static let file = Sample("three", "{ \"«a»\": «1», \"«b»\": 2, \"«c»\": 3 }").file

  /// Errors come before warnings, and warnings before notes; a terminal has an empty line behind each finding.
  @Test(arguments: [nil, 80]) func severitiesAreInOrder(columns: Int?) {
    let report = Reporter.text.report(on: [Self.file]) { $0.columns = columns }
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    let heads = lines.filter { $0.hasSuffix("]") }.map { $0.split(separator: ":")[3] }
    #expect(heads == [" error", " error", " warning", " note"])
    #expect(lines.count { $0.isEmpty } == (columns == nil ? 1 : 5))
  }
}
