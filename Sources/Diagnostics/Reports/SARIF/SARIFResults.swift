import Documents
import Writing

/// The findings in one file as SARIF results.
struct SARIFResults {
  private let locator: SourceLocator
  private let hashes: LineHashes
  /// The file: a percent-encoded path from the repository's top folder, or a `file` URI outside of it.
  private let artifact: JSONValue

  /// SARIF's name for the repository's top folder.
  static let root = "%SRCROOT%"

  init(of findings: some Collection<Diagnostic>, in locator: SourceLocator, paths: ReportPaths) {
    self.locator = locator
    hashes = LineHashes(of: locator.source, lines: Set(findings.compactMap { locator.mark(of: $0.range).start?.line }))
    let path = paths.relativeToRepository(locator.source.path)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    artifact = .members([
      "uri": .string((isAbsolute ? "file://" : "") + path.percentEncodedPath),
      "uriBaseId": isAbsolute ? nil : .string(Self.root),
    ])
  }

  func json(_ finding: Diagnostic, ruleIndex: Int) -> JSONValue {
    .members([
      "ruleId": .string(finding.id), "ruleIndex": .integer(ruleIndex), "level": .string(finding.severity.rawValue),
      "message": .text(finding.message(in: locator.source)), "locations": .array([location(of: finding)]),
      "partialFingerprints": .members(["primaryLocationLineHash": .string(fingerprint(of: finding))]),
      "relatedLocations": .list(Array(finding.notes.enumerated())) { index, note in
        .members([
          "id": .integer(index + 1), "physicalLocation": physicalLocation(of: note.range),
          "message": .text(note.message),
        ])
      },
      "fixes": finding.fix.map { .array([json($0)]) },
    ])
  }

  private func location(of finding: Diagnostic) -> JSONValue {
    .members([
      "physicalLocation": physicalLocation(of: finding.range),
      "logicalLocations": finding.keyPath.map {
        .array([.members(["fullyQualifiedName": .string($0), "kind": .string("member")])])
      },
    ])
  }

  private func json(_ fix: Diagnostic.Fix) -> JSONValue {
    let replacement = JSONValue.members([
      "deletedRegion": region(locator.location(of: fix.range)), "insertedContent": .text(fix.replacement),
    ])
    let change = JSONValue.members(["artifactLocation": artifact, "replacements": .array([replacement])])
    return .members(["description": .text(fix.message), "artifactChanges": .array([change])])
  }

  private func physicalLocation(of range: Range<Int>) -> JSONValue {
    .members(["artifactLocation": artifact, "region": region(locator.mark(of: range))])
  }

  /// Code scanning requires lines for every result, so a finding in a file without lines is reported at line 1.
  private func region(_ location: SourceLocation) -> JSONValue {
    let (start, end) = (location.utf16Start, location.utf16End)
    return .members([
      "startLine": .integer(start?.line ?? 1), "startColumn": .integer(start?.column ?? 1),
      "endLine": .integer(end?.line ?? 1), "endColumn": .integer(end?.column ?? 2),
    ])
  }

  /// The hash of the line; for a binary property list, which has no lines, the hash of the rule and the key path.
  private func fingerprint(of finding: Diagnostic) -> String {
    locator.mark(of: finding.range).start.map { hashes.hash(ofLine: $0.line) }
      ?? LineHashes.hash(of: "\(finding.id)\n\(finding.subject ?? "")")
  }
}

extension JSONValue {
  /// A message of SARIF.
  static func text(_ text: String) -> JSONValue { .members(["text": .string(text)]) }
}
