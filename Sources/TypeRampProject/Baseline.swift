package import OperatingSystem
import Writing

/// Known findings, listed in a file of the project. It has no lines and no messages, so it stays valid if text moves or
/// messages change.
///
/// Only findings of rules can be known. A file that cannot be read further, or that has no table, may have any other
/// mistake too.
package struct Baseline: Sendable {
  package let path: String
  package let known: KnownFindings
  package let isMissing: Bool
  /// How often each finding occurred in this run.
  private var found: [KnownFindings.Identity: Int] = [:]
  /// How many errors of this run cannot be listed.
  package private(set) var unlisted = 0
  /// The files that were checked in this run; known findings in other files are kept.
  private var checked: Set<ExactString> = []

  /// Reads a baseline; one that is missing lists nothing.
  package init(at path: String) throws {
    self.path = path
    isMissing = try Files.knownKind(of: path) == nil
    let folder = Files.folder(of: path)
    known = KnownFindings(isMissing ? [:] : try Self.counts(at: path)) { Files.relative($0, to: folder) }
  }

  package func require() throws(ProjectError) {
    if isMissing { throw ProjectError("there is no baseline '\(path)' yet; '--update-baseline' writes it") }
  }

  private static func counts(at path: String) throws -> [KnownFindings.Identity: Int] {
    let document = Document(try Files.read(path, limit: Limits.inputSize), path: path)
    guard case .success(let tree) = document.tree, tree.root.value(of: "formatVersion")?.number == 1,
      let findings = tree.root.value(of: "findings"), findings.kind == .array,
      // A JSON report has the same members, and also a summary.
      tree.root.value(of: "summary") == nil
    else { throw ProjectError("'\(path)' is not a baseline; expected a file that '--update-baseline' wrote") }
    return findings.elements.filter { rules.contains($0.text("id")) }.reduce(into: [:]) { counts, finding in
      let identity = KnownFindings.Identity(
        path: ExactString(finding.text("path")), id: finding.text("id"), subject: finding.text("keyPath"),
        variant: finding.text("variant"))
      counts[identity, default: 0] &+= finding.value(of: "count")?.number.flatMap(Int.init(exactly:)) ?? 1
    }
  }

  private static let rules = Set(RuleDescription.all.map(\.id))

  package mutating func record(_ file: FileFindings) {
    let name = known.name(of: file.source)
    let listed = file.findings.filter { Self.rules.contains($0.id) }
    // What is known of a file that cannot be checked stays known.
    if listed.count == file.findings.count { checked.insert(name) }
    unlisted += file.findings.count { $0.severity == .error && !Self.rules.contains($0.id) }
    for identity in listed.flatMap({ KnownFindings.Identity.all(of: $0, in: name) }) {
      found[identity, default: 0] += 1
    }
  }

  /// Writes the findings of this run, sorted, so that the order of the files does not matter; returns lines about it.
  package func write() throws(FileError) -> [String] {
    let all = found.merging(known.counts.filter { !checked.contains($0.key.path) }) { $1 }
    let findings = all.sorted { $0.key < $1.key }.map { identity, count in
      JSONValue.members([
        "path": .string(identity.path.text), "id": .string(identity.id), "keyPath": .string(identity.subject),
        "variant": identity.variant.isEmpty ? nil : .string(identity.variant), "count": .number(Double(count)),
      ])
    }
    let text = JSONValue.object([("formatVersion", .number(1)), ("findings", .array(findings))]).text
    try Staging.write(Array(text.utf8), to: path)
    let count = all.values.reduce(0, +)
    let line = "typeramp: wrote \(count.counted("known finding")) to '\(DisplayText.escaped(path))'"
    if unlisted == 0 { return [line] }
    let rest = "\(unlisted.counted("error")) \(unlisted == 1 ? "is" : "are")"
    return [line, "typeramp: error: \(rest) not in the baseline, which can list only what rules find"]
  }
}

extension Node {
  fileprivate func text(_ name: String) -> String { value(of: name)?.string ?? "" }
}
