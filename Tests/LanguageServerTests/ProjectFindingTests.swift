import Foundation
import TestSupport
import Testing
import TypeRampProject

/// What `validate` finds in a project is what an editor shows of it, and what the library returns.
@Suite struct ProjectFindings {
  private static func scratch(_ name: String) throws -> Scratch {
    let scratch = try Scratch(ProjectFiles.all[name] ?? [:])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    return scratch
  }

  /// `id line:column` of each finding that `validate` reports, by path.
  private static func validated(in scratch: Scratch) throws -> [String: Set<String>] {
    let run = try Tool.run(["validate", "--report", "json"], in: scratch.folder)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return (report?["findings"] as? [[String: Any]] ?? []).reduce(into: [:]) { found, finding in
      let path = finding["path"] as? String ?? ""
      found[path, default: []].insert("\(finding["id"]!) \(finding["line"] ?? 1):\(finding["column"] ?? 1)")
    }
  }

  @Test(arguments: ProjectFiles.all.keys.sorted()) func anEditorShowsThem(name: String) throws {
    let scratch = try Self.scratch(name)
    var client = try TestClient()
    // An Info.plist and a mapping file are read for the inputs, and not shown themselves.
    let inputs = scratch.files.filter { !$0.hasPrefix("Fonts") && !$0.hasSuffix(".plist") && $0 != "colors.json" }
    for file in inputs { try client.open(scratch.path(file), scratch.text(file)) }
    try client.wait()
    let shown = client.findings.filter { !$0.value.isEmpty }.map { uri, findings in
      let path = URL(string: uri)?.path.replacing(scratch.folder.path + "/", with: "") ?? uri
      return (path, Set(findings.map(Self.line)))
    }
    let expected = try Self.validated(in: scratch).filter { !$0.key.hasSuffix(".plist") }
    #expect(Dictionary(uniqueKeysWithValues: shown) == expected)
  }

  /// Without the others: a file belongs to the input whose run reads it.
  @Test(arguments: ProjectFiles.all.keys.sorted()) func aFileAloneHasThem(name: String) throws {
    let scratch = try Self.scratch(name)
    let expected = try Self.validated(in: scratch)
    let inputs = scratch.files.filter { !$0.hasPrefix("Fonts") && !$0.hasSuffix(".plist") && $0 != "colors.json" }
    for file in inputs {
      var client = try TestClient()
      try client.open(scratch.path(file), scratch.text(file))
      try client.wait()
      let shown = Set(client.findings[TestClient.uri(scratch.path(file)), default: []].map(Self.line))
      #expect(shown == expected[file, default: []], "\(file)")
    }
  }

  private static func line(_ finding: [String: Any]) -> String {
    let start = (finding["range"] as? [String: [String: Int]])?["start"] ?? [:]
    return "\(finding["code"]!) \((start["line"] ?? 0) + 1):\((start["character"] ?? 0) + 1)"
  }

  @Test(arguments: ProjectFiles.all.keys.sorted()) func theLibraryReturnsThem(name: String) throws {
    let scratch = try Self.scratch(name)
    let compilations = try Project(configuration: scratch.path("typeramp.json")).compilations()
    var returned: [String: Set<String>] = [:]
    for file in compilations.flatMap(\.files) {
      let locator = SourceLocator(file.source)
      for finding in file.findings {
        let start = try #require(locator.location(of: finding.range).start)
        let path = file.source.path.replacing(scratch.folder.path + "/", with: "")
        returned[path, default: []].insert("\(finding.id) \(start.line):\(start.column)")
      }
    }
    #expect(returned == (try Self.validated(in: scratch).filter { !$0.key.hasSuffix(".plist") }))
  }
}
