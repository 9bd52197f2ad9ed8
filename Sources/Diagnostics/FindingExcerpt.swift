import Documents
import Writing

/// The findings of an input as people read them: a finding that tokens or warnings have at several positions is shown
/// once, and each rule has a limited number of findings.
package struct FindingExcerpt {
  package private(set) var files: [FileFindings] = []
  /// A line for each rule with more findings: `a.json: … and 5 more [wrong-type]`.
  package private(set) var more: [String] = []
  /// How many findings are left out.
  package private(set) var omitted = 0

  init(all files: [FileFindings]) { self.files = files }

  /// The maximum numbers of findings of a rule. Those about design tokens repeat for each token of a design system.
  package struct Limits: Sendable {
    fileprivate let errors: Int
    fileprivate let warnings: Int
    fileprivate let tokenErrors: Int
    fileprivate let tokenWarnings: Int
    /// Whether the reader can ask for all by `--all`.
    fileprivate var offersAll = false

    package static let report = Limits(
      errors: 50, warnings: 50, tokenErrors: 10, tokenWarnings: 3, offersAll: true)
    /// For pages, which do not scroll by.
    package static let page = Limits(errors: 50, warnings: 50, tokenErrors: 50, tokenWarnings: 50)
    /// For commands that do something else with an input.
    package static let brief = Limits(errors: 10, warnings: 5, tokenErrors: 5, tokenWarnings: 1)

    fileprivate func limit(_ finding: Diagnostic) -> Int {
      switch (finding.isOfTokens, finding.severity) {
      case (true, .error): tokenErrors
      case (true, .warning): tokenWarnings
      case (false, .warning): warnings
      default: errors
      }
    }
  }

  package init(_ files: [FileFindings], _ limits: Limits) {
    if files.allSatisfy({ $0.findings.isEmpty }) {
      self.files = files
      return
    }
    let all = files.enumerated().flatMap { index, file in file.findings.map { Place(file: index, finding: $0) } }
    var kept = [[Diagnostic]](repeating: [], count: files.count)
    var shown: [String: Int] = [:]
    var omitted: [String: (path: String, count: Int)] = [:]
    var tables: [Int: LineTable] = [:]
    for same in all.gathered(by: \.finding.cause, weight: { $0.finding.group?.weight ?? 0 }) {
      let (file, finding) = (same[0].file, same[0].finding)
      if limits.offersAll, finding.isDetail, finding.severity == .note { continue }
      shown[finding.id, default: 0] += 1
      if shown[finding.id, default: 0] > limits.limit(finding) {
        omitted[finding.id, default: (files[file].source.path, 0)].count += same.count
      } else {
        kept[file].append(same.count == 1 ? finding : Self.joined(same, in: files[file].source, &tables, limits))
      }
    }
    self.files = zip(files, kept).map { FileFindings($0.source, $1) }
    self.omitted = omitted.values.reduce(0) { $0 + $1.count }
    more = omitted.sorted { $0.key < $1.key }.map { id, rest in
      DisplayText.lines("\(DisplayText.escaped(rest.path)): … and \(rest.count) more [\(id)]")
    }
  }
}

extension FindingExcerpt {
  /// A finding and the index of its file.
  private struct Place {
    let file: Int
    let finding: Diagnostic
  }

  /// The first of several findings, with a sentence about all.
  private static func joined(
    _ all: [Place], in source: Source, _ tables: inout [Int: LineTable], _ limits: Limits
  ) -> Diagnostic {
    all[0].finding.with { finding in
      let groups = all.compactMap(\.finding.group)
      if groups.isEmpty { return finding.add(words(all, in: source, &tables, limits)) }
      finding.message = FindingGroup.sentence(about: groups)
    }
  }

  /// More lines than these are only counted.
  private static let mostLines = 5

  /// `, here and in lines 4 and 5`; otherwise how many other positions there are.
  private static func words(
    _ all: [Place], in source: Source, _ tables: inout [Int: LineTable], _ limits: Limits
  ) -> String {
    let others = all.dropFirst()
    if others.count <= mostLines, others.allSatisfy({ $0.file == all[0].file }), source.encoding != .binary {
      let table = tables[all[0].file] ?? LineTable(source)
      tables[all[0].file] = table
      let lines = Set(others.map { table.position(of: $0.finding.range.lowerBound).line }).sorted()
      return ", here and in line\(lines.count == 1 ? "" : "s") \(lines.map(String.init).enumeration)"
    }
    return ", here and in \(others.count.counted("other place"))" + (limits.offersAll ? " that --all lists" : "")
  }
}

extension Diagnostic {
  fileprivate var isOfTokens: Bool { id.hasPrefix("token-") }

  /// What it is shown once for, as a key; nil if it is shown alone. Each error in a dictionary must be fixed.
  fileprivate var cause: ExactString? {
    let isFolding = group != nil ? fix == nil : isOfTokens || severity != .error && fix == nil
    return isFolding && notes.isEmpty ? ExactString("\(id) \(severity) \(group?.cause ?? message)") : nil
  }
}
