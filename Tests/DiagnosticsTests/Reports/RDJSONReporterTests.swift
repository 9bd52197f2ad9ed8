import Documents
import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// reviewdog's JSON.
@Suite struct RDJSONReports {
  @Test(arguments: Sample.all) func rangesAreThoseOfTheFindings(sample: Sample) throws {
    let report = try Self.decoded(Reporter.rdjson.report(on: [sample.file]))
    let locator = SourceLocator(sample.file.source)
    #expect(report.diagnostics.count == sample.file.findings.count)
    for (diagnostic, finding) in zip(report.diagnostics, sample.file.findings) {
      #expect(diagnostic.code.value == finding.id)
      #expect(["ERROR", "WARNING", "INFO"].contains(diagnostic.severity))
      let mark = locator.mark(of: finding.range)
      guard let start = mark.start, let end = mark.end else {
        #expect(diagnostic.location.range == nil && diagnostic.suggestions == nil)
        continue
      }
      #expect(diagnostic.location.range?.start == Report.Place(line: start.line, column: start.column))
      #expect(diagnostic.location.range?.end == Report.Place(line: end.line, column: end.column))
      #expect(diagnostic.suggestions?.map(\.text) == finding.fix.map { [$0.replacement] })
    }
  }

  private struct Report: Decodable {
    let source: Source
    let diagnostics: [Item]

    struct Source: Decodable {
      let name: String
    }

    struct Item: Decodable {
      let message: String
      let location: Location
      let severity: String
      let code: Code
      let suggestions: [Suggestion]?
    }

    struct Code: Decodable {
      let value: String
    }

    struct Location: Decodable {
      let path: String
      let range: Span?
    }

    struct Suggestion: Decodable {
      let range: Span
      let text: String
    }

    struct Span: Decodable {
      let start: Place
      let end: Place
    }

    struct Place: Decodable, Equatable {
      let line: Int
      let column: Int
    }
  }

  private static func decoded(_ report: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(report.utf8))
  }
}
