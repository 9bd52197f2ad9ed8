import Foundation
import TestSupport
import Testing

/// Findings in an editor are those of `validate`.
struct FindingTests {
  /// Every file that `validate` finds something in, or that is clean, has the same findings when it is opened.
  @Test(arguments: FindingTests.folders)
  func findingsEqualThoseOfValidate(folder: URL) throws {
    let files = Self.files(in: folder)
    let run = try Tool.run(["validate", "--no-config", "--report", "json"] + files.map(\.path), in: folder)
    let expected = try Self.findings(inReport: run.output)
    var client = try TestClient()
    for file in files {
      guard let text = String(bytes: try Data(contentsOf: file), encoding: .utf8) else { continue }
      try client.open(file.path, text)
      try client.wait()
      let found = client.findings[TestClient.uri(file.path)]
      // A file that does not look like one of typeramp's gets nothing.
      guard let found else { continue }
      let (lines, reported) = (Set(found.map(Self.line)), Set(expected[file.path, default: []]))
      // Behind a syntax error 'validate' finds nothing; an editor goes on.
      let isMalformed = reported.contains { $0.hasPrefix("syntax-") }
      #expect(isMalformed ? lines.isSuperset(of: reported) : lines == reported, "\(file.path)")
      try client.close(file.path)
    }
  }

  /// In a malformed file nothing is reported in the line of a mistake, or about what has not been begun; the rest is.
  @Test(arguments: [
    // Well-formed, for comparison.
    "{\n'^titel': {},\n'^body': { 'fontName': '^' }\n^}", "{\n'titel': {},^,\n'^body': { 'fontName': '^' }\n}",
    "{\n'^titel': {},\n'body': { 'fontName': '' },^,\n}", "{\n'^titel': {},\n'body': {} ^",
    "{\n'^titel': {},\n'^body': {}\n^",
    "{\n'^titel': {},\n'body': {\n'fontName': '^',\n'fontSize':\n^}\n}", "{^", "{ 'titel': {},^", "{ 'titel'^",
  ])
  func findingsInAMalformedFile(marked: String) throws {
    let parts = marked.replacing("'", with: "\"").split(separator: "^", omittingEmptySubsequences: false)
    let text = parts.joined()
    var client = try TestClient()
    try client.open("/a/A.json", #"{ "body": { "weight": "bold" } }"#)
    try client.wait()
    try client.change("/a/A.json", [["text": text]])
    try client.wait()
    let ranges = (client.findings[TestClient.uri("/a/A.json")] ?? []).map {
      $0["range"] as? [String: [String: Int]] ?? [:]
    }
    let starts = parts.indices.dropLast().map { parts[...$0].reduce(0) { $0 + $1.utf8.count } }
    #expect(ranges.map { $0["start"] } == starts.map { Edits.position(of: $0, in: text) })
    // A mark is seen, also at the end of a line and of the file.
    #expect(ranges.allSatisfy { $0["start"] != $0["end"] })
  }

  static let folders =
    ["Dictionaries", "Mistakes", "Tokens"].map { Repository.fixtures.appending(path: $0) }
    + ["plist", "styles", "tokens/dtcg", "tokens/style-dictionary", "tokens/tokens-studio"].compactMap {
      Corpus.folder?.appending(path: $0)
    }

  static func files(in folder: URL) -> [URL] {
    Repository.files(in: folder).filter { ["json", "plist", "tokens", "json5"].contains($0.pathExtension) }
  }

  /// `id severity line:column-line:column message`, counted from 1.
  private static func line(_ finding: [String: Any]) -> String {
    let range = finding["range"] as? [String: [String: Int]] ?? [:]
    func place(_ end: String) -> String { "\(range[end]!["line"]! + 1):\(range[end]!["character"]! + 1)" }
    let severity = ["", "error", "warning", "note"][finding["severity"] as? Int ?? 0]
    return "\(finding["code"]!) \(severity) \(place("start"))-\(place("end")) \(finding["message"]!)"
  }

  private static func findings(inReport text: String) throws -> [String: [String]] {
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    var findings: [String: [String]] = [:]
    for finding in report?["findings"] as? [[String: Any]] ?? [] {
      func number(_ key: String) -> String { finding[key].map { "\($0)" } ?? "1" }
      findings[finding["path"] as? String ?? "", default: []].append(
        "\(finding["id"]!) \(finding["severity"]!) \(number("line")):\(number("column"))-\(number("endLine")):"
          + "\(number("endColumn")) \(finding["message"]!)")
    }
    return findings
  }
}
