/// A report that is being written: call `begin`, `add` for each file, including clean ones, and `end`.
package struct Report<Output: TextOutputStream> {
  private var writer: any ReportWriter
  /// Where it is written.
  package var output: Output
  /// The counts so far.
  package var summary = ReportSummary()

  package init(_ reporter: Reporter, options: ReportOptions, to output: Output) {
    writer = reporter.writer(options)
    self.output = output
  }

  /// Writes what precedes the first file.
  package mutating func begin() { writer.begin(to: &output) }

  /// Writes the files of an input and their findings.
  ///
  /// - Parameter known: the number of their other findings, which are listed in a baseline.
  package mutating func add(_ files: [FileFindings], known: Int = 0) {
    summary.add(files, known: known)
    let excerpt = writer.excerpt(of: files)
    for (file, shown) in zip(files, excerpt.files) {
      if file.findings.isEmpty { writer.writeClean(file.source, to: &output) }
      if !shown.findings.isEmpty { writer.write(shown.findings, in: SourceLocator(file.source), to: &output) }
    }
    for line in excerpt.more { output.write(line + "; --all shows them\n") }
  }

  /// Writes what follows the last file.
  ///
  /// - Parameter unchecked: how many font names were not checked.
  package mutating func end(unchecked: Int = 0) {
    summary.unchecked = unchecked
    writer.end(summary, to: &output)
  }
}

/// How many files were checked, and how many findings of each severity there are.
package struct ReportSummary: Sendable {
  /// How many files were checked, clean ones included.
  package private(set) var files = 0
  private var counts: [Severity: Int] = [:]
  /// How many errors and warnings have a safe fix.
  private var fixable = 0
  /// How many findings were not reported because a baseline lists them.
  package private(set) var known = 0
  /// How many font names were not checked.
  package var unchecked = 0
  /// What `audit` has counted, by names.
  package var numbers: [(name: String, count: Int)] = []

  package init() {}

  /// How many findings have a severity.
  package func count(_ severity: Severity) -> Int { counts[severity, default: 0] }

  mutating func add(_ files: [FileFindings], known: Int) {
    self.files += files.count
    self.known += known
    for finding in files.lazy.flatMap(\.findings) {
      counts[finding.severity, default: 0] += 1
      if finding.severity > .note, finding.fix?.isSafe == true { fixable += 1 }
    }
  }

  package var hasFindings: Bool { !counts.isEmpty }

  /// `2 of 5 problems can be fixed with '--fix'`; nil if none can.
  package var fixSentence: String? {
    if fixable == 0 { return nil }
    let all = count(.error) + count(.warning)
    let which = fixable < all ? "\(fixable) of \(all) problems" : all == 1 ? "it" : "all"
    return "\(which) can be fixed with '--fix'"
  }

  /// `2 errors, 1 warning in 3 files`, or `no problems in 3 files (5 known)`.
  package var sentence: String {
    let found = Severity.allCases.reversed().filter { count($0) > 0 }.map { count($0).counted($0.rawValue) }
    return "\(found.isEmpty ? "no problems" : found.joined(separator: ", ")) in \(files.counted("file"))"
      + (known > 0 ? " (\(known) known from the baseline)" : "")
      + (unchecked > 0 ? "; \(unchecked.counted("font name")) not checked" : "")
  }
}
