/// A report that is being written: call `begin`, `add` for each file, including clean ones, and `end`.
package struct Report: Sendable {
  private var writer: any ReportWriter
  /// The counts so far.
  package private(set) var summary = ReportSummary()

  package init(_ reporter: Reporter, options: ReportOptions) {
    writer = reporter.makeWriter(options)
  }

  /// Writes what precedes the first file.
  package mutating func begin(to output: inout some TextOutputStream) { writer.begin(to: &output) }

  /// Writes a file and its findings.
  ///
  /// - Parameter known: the number of its other findings, which are listed in a baseline.
  package mutating func add(_ file: FileFindings, known: Int = 0, to output: inout some TextOutputStream) {
    summary.add(file, known: known)
    writer.write(file, to: &output)
  }

  /// Writes what follows the last file.
  package mutating func end(to output: inout some TextOutputStream) { writer.end(summary, to: &output) }
}

/// How many files were checked, and how many findings of each severity there are.
package struct ReportSummary: Sendable, Equatable {
  /// How many files were checked, clean ones included.
  package private(set) var files = 0
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0
  /// How many findings were not reported because a baseline lists them.
  package private(set) var known = 0

  package init() {}

  mutating func add(_ file: FileFindings, known: Int) {
    files += 1
    self.known += known
    for finding in file.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// `2 errors, 1 warning in 3 files`, or `no problems in 3 files (5 known)`.
  package var sentence: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    let found = counts.map { $0.counted($1) }.joined(separator: ", ")
    return "\(found.isEmpty ? "no problems" : found) in \(files.counted("file"))"
      + (known > 0 ? " (\(known) known from the baseline)" : "")
  }
}
