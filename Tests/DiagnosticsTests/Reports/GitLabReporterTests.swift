import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// GitLab's Code Quality.
@Suite struct GitLabReports {
  @Test(arguments: Sample.all) func everyFindingHasWhatGitLabDemands(sample: Sample) throws {
    let issues = try Self.issues(Reporter.gitlab.report(on: [sample.file, sample.file]))
    #expect(issues.count == 2 * sample.file.findings.count)
    #expect(Set(issues.map(\.fingerprint)).count == issues.count)
    for (issue, finding) in zip(issues, sample.file.findings) {
      #expect(issue.checkName == finding.id)
      #expect(issue.description.hasPrefix(DisplayText.escaped(finding.message)))
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue.severity))
      #expect(issue.location.lines.begin >= 1)
    }
  }

  @Test func aFingerprintDoesNotDependOnLines() throws {
    let before = try Self.issues(Reporter.gitlab.report(on: [Sample("", "{ \"«titel»\": 1 }").file]))
    let after = try Self.issues(Reporter.gitlab.report(on: [Sample("", "{\n\n\"«titel»\": 1 }").file]))
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
    #expect(before.map(\.location.lines.begin) == [1] && after.map(\.location.lines.begin) == [3])
  }

  private struct Issue: Decodable {
    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    struct Location: Decodable {
      let path: String
      let lines: Lines
    }

    struct Lines: Decodable {
      let begin: Int
    }
  }

  private static func issues(_ report: String) throws -> [Issue] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode([Issue].self, from: Data(report.utf8))
  }
}
