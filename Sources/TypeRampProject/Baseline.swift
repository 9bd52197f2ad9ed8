package import OperatingSystem
import Writing

/// Known findings, listed in a file of the project. It has no lines and no messages, so it stays valid if text moves or
/// messages change.
///
/// Only findings of rules can be known. A file that cannot be read further, or that has no table, may have any other
/// mistake too.
package struct Baseline: Sendable {
  private let path: String
  /// How often each finding is listed.
  private var known: [Entry: Int] = [:]
  /// How often each finding occurred in this run.
  private var found: [Entry: Int] = [:]
  /// How many errors of this run cannot be listed.
  package private(set) var unlisted = 0
  /// The files that were checked in this run; known findings in other files are kept.
  private var checked: Set<ExactString> = []

  private struct Entry: Hashable, Comparable {
    /// Relative to the folder of the baseline.
    let path: ExactString
    let id: String
    let keyPath: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.keyPath, left.id) < (right.path, right.keyPath, right.id)
    }
  }

  /// Reads a baseline. A baseline to update need not exist yet.
  package init(at path: String, isUpdated: Bool) throws {
    self.path = path
    if try Files.knownKind(of: path) == nil {
      if isUpdated { return }
      throw ProjectError("there is no baseline '\(path)' yet; '--update-baseline' writes it")
    }
    let document = Document(try Files.read(path, limit: Limits.inputSize), path: path)
    guard case .success(let tree) = document.tree, tree.root.member("formatVersion")?.number == 1,
      let findings = tree.root.member("findings"), findings.kind == .array,
      // A JSON report has the same members, and also a summary.
      tree.root.member("summary") == nil
    else { throw ProjectError("'\(path)' is not a baseline; expected a file that '--update-baseline' wrote") }
    for finding in findings.elements {
      let entry = Entry(
        path: ExactString(finding.text("path")), id: finding.text("id"), keyPath: finding.text("keyPath"))
      known[entry, default: 0] &+= finding.member("count")?.number.flatMap(Int.init(exactly:)) ?? 1
    }
  }

  /// The findings in a file that are not known.
  package mutating func fresh(_ file: FileFindings) -> FileFindings {
    let name = ExactString(Files.relative(file.source.path, to: Files.folder(of: path)))
    // What is known of a file that cannot be checked stays known.
    if file.findings.allSatisfy(Self.canList) { checked.insert(name) }
    let fresh = file.findings.filter { finding in
      guard Self.canList(finding) else {
        unlisted += finding.severity == .error ? 1 : 0
        return true
      }
      let entry = Entry(path: name, id: finding.id, keyPath: finding.keyPath ?? "")
      found[entry, default: 0] += 1
      return found[entry, default: 0] > known[entry, default: 0]
    }
    return FileFindings(file.source, fresh)
  }

  private static let rules = Set(RuleDescription.all.map(\.id))

  /// Whether a finding can be known: whether it is a rule's.
  private static func canList(_ finding: Diagnostic) -> Bool { rules.contains(finding.id) }

  /// Writes the findings of this run, sorted, so that the order of the files does not matter; returns lines about it.
  package func write() throws(FileError) -> [String] {
    let kept = known.filter { !checked.contains($0.key.path) }
    let findings = found.merging(kept) { $1 }.sorted { $0.key < $1.key }.map { entry, count in
      JSONValue.object([
        ("path", .string(entry.path.text)), ("id", .string(entry.id)), ("keyPath", .string(entry.keyPath)),
        ("count", .number(Double(count))),
      ])
    }
    let text = JSONValue.object([("formatVersion", .number(1)), ("findings", .array(findings))]).text
    try Staging.write(Array(text.utf8), to: path)
    let count = found.merging(kept) { $1 }.values.reduce(0, +)
    let line = "typeramp: wrote \(count.counted("known finding")) to '\(DisplayText.escaped(path))'"
    if unlisted == 0 { return [line] }
    let rest = "\(unlisted.counted("error")) \(unlisted == 1 ? "is" : "are")"
    return [line, "typeramp: error: \(rest) not in the baseline, which can list only what rules find"]
  }
}

extension Node {
  fileprivate func member(_ name: String) -> Node? { members.first { $0.name == name }?.value }

  fileprivate func text(_ name: String) -> String { member(name)?.string ?? "" }
}
