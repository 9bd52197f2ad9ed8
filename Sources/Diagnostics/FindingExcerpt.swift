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

  /// All findings.
  init(all files: [FileFindings]) { self.files = files }

  /// The maximum numbers of findings of a rule. Those about design tokens repeat for each token of a design system.
  package struct Limits: Sendable {
    fileprivate let errors: Int
    fileprivate let warnings: Int
    fileprivate let tokenErrors: Int
    fileprivate let tokenWarnings: Int
    /// Whether the reader can ask for all by `--all`.
    fileprivate var offersAll = false

    /// For reports.
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
    if files.allSatisfy(\.findings.isEmpty) {
      self.files = files
      return
    }
    var repetitions: [ExactString: Repetition] = [:]
    for file in files {
      for finding in file.findings where finding.isFolding {
        repetitions[finding.sentence, default: Repetition()].add(finding, in: file.source)
      }
    }
    var shown: [String: Int] = [:]
    var omitted: [String: (path: String, count: Int)] = [:]
    for file in files {
      let kept = file.findings.compactMap { finding -> Diagnostic? in
        let repetition = finding.isFolding ? repetitions.updateValue(Repetition(), forKey: finding.sentence) : nil
        let count = repetition?.places.count ?? 1
        if count == 0 { return nil }
        shown[finding.id, default: 0] += 1
        if shown[finding.id, default: 0] > limits.limit(finding) {
          omitted[finding.id, default: (file.source.path, 0)].count += count
          return nil
        }
        return count == 1 ? finding : finding.with { $0.add(repetition?.words(offersAll: limits.offersAll) ?? "") }
      }
      self.files.append(FileFindings(file.source, kept))
    }
    self.omitted = omitted.values.reduce(0) { $0 + $1.count }
    more = omitted.sorted { $0.key < $1.key }.map { id, rest in
      DisplayText.lines("\(DisplayText.escaped(rest.path)): … and \(rest.count) more [\(id)]")
    }
  }
}

/// The places of findings that say the same.
private struct Repetition {
  var places: [(source: Source, offset: Int)] = []

  /// More lines than these are only counted.
  private static let mostLines = 5

  mutating func add(_ finding: Diagnostic, in source: Source) { places.append((source, finding.range.lowerBound)) }

  /// `, here and in lines 4 and 5`, for the end of the first finding; otherwise how many other positions there are.
  ///
  /// - Parameter offersAll: whether `--all` lists them.
  func words(offersAll: Bool) -> String {
    let (first, others) = (places[0], places.dropFirst())
    let isOneFile = others.allSatisfy { $0.source.path.utf8.elementsEqual(first.source.path.utf8) }
    if isOneFile, others.count <= Self.mostLines, first.source.encoding != .binary {
      let table = LineTable(first.source)
      let lines = Set(others.map { table.position(of: $0.offset).line }).sorted()
      return ", here and in line\(lines.count == 1 ? "" : "s") \(lines.map(String.init).enumeration)"
    }
    return ", here and in \(others.count.counted("other place"))" + (offersAll ? " that --all lists" : "")
  }
}

extension Diagnostic {
  fileprivate var isOfTokens: Bool { id.hasPrefix("token-") }

  /// Whether it is shown once for several positions: each error in a dictionary must be fixed.
  fileprivate var isFolding: Bool { notes.isEmpty && (isOfTokens || severity != .error && fix == nil) }

  /// What it says, as a key.
  fileprivate var sentence: ExactString { ExactString("\(id) \(message)") }
}
