import Documents
import Writing

/// One finding as a SARIF result.
struct SARIFResult {
  private let finding: Diagnostic
  private let locations: SARIFLocations
  private let hashes: LineHashes
  private let ruleIndex: Int

  init(_ finding: Diagnostic, locations: SARIFLocations, hashes: LineHashes, ruleIndex: Int) {
    self.finding = finding
    self.locations = locations
    self.hashes = hashes
    self.ruleIndex = ruleIndex
  }

  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(finding.id)), ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(finding.severity.rawValue)),
      ("message", text(finding.message(in: locations.converter))),
      ("locations", .array([location])),
      ("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])),
    ]
    if !finding.notes.isEmpty { members.append(("relatedLocations", .array(relatedLocations))) }
    if let fix = finding.fix { members.append(("fixes", .array([json(fix)]))) }
    return .object(members)
  }

  private var location: JSONValue {
    var members = [("physicalLocation", locations.physicalLocation(of: finding.range))]
    if let keyPath = finding.keyPath {
      let logical = JSONValue.object([("fullyQualifiedName", .string(keyPath)), ("kind", .string("member"))])
      members.append(("logicalLocations", .array([logical])))
    }
    return .object(members)
  }

  private var relatedLocations: [JSONValue] {
    finding.notes.enumerated().map { index, note in
      .object([
        ("id", .integer(index + 1)), ("physicalLocation", locations.physicalLocation(of: note.range)),
        ("message", text(note.message)),
      ])
    }
  }

  private func json(_ fix: Diagnostic.Fix) -> JSONValue {
    let replacement = JSONValue.object([
      ("deletedRegion", locations.region(ofExactly: fix.range)), ("insertedContent", text(fix.replacement)),
    ])
    let change = JSONValue.object([
      ("artifactLocation", locations.artifact), ("replacements", .array([replacement])),
    ])
    return .object([("description", text(fix.message)), ("artifactChanges", .array([change]))])
  }

  /// The hash of the line; for a binary property list, which has no lines, the hash of the rule and the key path.
  private var fingerprint: String {
    guard locations.converter.hasLines else {
      return LineHashes.hash(of: "\(finding.id)\n\(finding.keyPath ?? "")")
    }
    return hashes.hash(ofLine: locations.line(of: finding.range))
  }

  private func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}
