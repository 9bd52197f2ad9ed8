import Diagnostics
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// No text or file name breaks out of its context in any report. The judges are independent parsers.
@Suite struct EvilReports {
  /// Each report format for the same folder.
  private static let runs: [String: Tool.Run] = {
    // Folders are not searched for token files.
    let tokens = EvilStrings.all.indices.map { "tokens/\(HostileFolder.fileName($0)).tokens.json" }
    guard let folder = try? HostileFolder().scratch else { return [:] }
    let runs = Reporter.all.map(\.name).compactMap { form in
      try? (form, Tool.run(["validate", "--all", "--report", form, "dictionaries"] + tokens, in: folder.folder))
    }
    return Dictionary(runs, uniquingKeysWith: { first, _ in first })
  }()

  @Test(arguments: Reporter.all.map(\.name))
  func nothingMovesATerminal(_ form: String) throws {
    let run = try validate(form)
    #expect(EvilStrings.danger(in: run.output, mayAnnotate: form == "github") == nil)
    #expect(EvilStrings.danger(in: run.errors) == nil)
    #expect(run.status == 1)
  }

  /// Every line has the format's syntax, and there are as many lines as findings.
  @Test(arguments: [
    ("text", #"^(dictionaries|tokens)/s[0-9]+ .*: (error|warning|note): .* \[[a-z-]+\]$"#),
    ("github", "^::(error|warning|notice) file="),
    ("xcode", #"^/.*/(dictionaries|tokens)/s[0-9]+ .*:[0-9]+:[0-9]+: (error|warning|note): .* \[[a-z-]+\]$"#),
  ])
  func everyFindingIsALine(_ form: String, _ pattern: String) throws {
    let lines = try validate(form).output.split(separator: "\n").map(String.init)
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = { (line: String) in NSRange(location: 0, length: (line as NSString).length) }
    #expect(lines.count { expression.firstMatch(in: $0, range: whole($0)) != nil } == (try findingCount()))
    #expect(!lines.contains { form != "github" && ($0.hasPrefix("::") || $0.hasPrefix("##")) })
  }

  @Test func everyFindingIsASARIFResult() throws {
    let report = try JSONSerialization.jsonObject(with: Data(try validate("sarif").output.utf8)) as? [String: Any]
    let runs = try #require(report?["runs"] as? [[String: Any]])
    #expect((runs.first?["results"] as? [Any])?.count == (try findingCount()))
  }

  @Test func everyErrorIsAFailureOfJUnit() throws {
    let counter = ElementCounter("failure")
    let parser = XMLParser(data: Data(try validate("junit").output.utf8))
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.count == (try findingCount(["error"])))
  }

  private func findingCount(_ severities: Set<String> = ["error", "warning", "note"]) throws -> Int {
    let report = try JSONSerialization.jsonObject(with: Data(try validate("json").output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    #expect(Set(findings.compactMap { $0["path"] as? String }).count == 2 * EvilStrings.all.count)
    return findings.count { severities.contains($0["severity"] as? String ?? "") }
  }

  private func validate(_ form: String) throws -> Tool.Run {
    try #require(Self.runs[form])
  }
}

/// Counts the elements with a name.
private final class ElementCounter: NSObject, XMLParserDelegate {
  private let name: String
  private(set) var count = 0

  init(_ name: String) {
    self.name = name
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element == name { count += 1 }
  }
}
