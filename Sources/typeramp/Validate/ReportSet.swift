import Diagnostics
import FileSystem
import TypeRampKit

/// The reports of one run, each to standard output or to a file of its own.
struct ReportSet {
  private var outputs: [ReportOutput]
  private let isStandardOutputUsed: Bool

  init(_ settings: ValidateSettings, _ console: Console) {
    outputs = settings.reports.map { request in
      let options = ReportOptions(
        isColoured: request.path == nil && console.isColoured(.output),
        isStrict: settings.run.options.common.rules.isStrict, showsAll: settings.showsAll)
      return ReportOutput(Report(request.reporter, options: options), path: request.path)
    }
    isStandardOutputUsed = settings.reports.contains { $0.path == nil }
  }

  /// The counts of what was added so far.
  var summary: ReportSummary { outputs.first?.summary ?? ReportSummary() }

  mutating func begin() {
    for index in outputs.indices { outputs[index].begin() }
  }

  /// Reports a file and its findings.
  ///
  /// - Parameter known: how many more findings it has, which a baseline names.
  mutating func add(_ file: FileFindings, known: Int) {
    for index in outputs.indices { outputs[index].add(file, known: known) }
  }

  /// Writes what is left. Files are written whole.
  ///
  /// - Parameter isEmpty: nothing was checked, so a report of no findings would mislead a reader.
  mutating func end(isEmpty: Bool, _ console: Console) throws(FileError) {
    for index in outputs.indices { try outputs[index].end(isEmpty: isEmpty) }
    if !isStandardOutputUsed, !isEmpty { console.report(["typeramp: \(summary.sentence)"]) }
  }
}

/// A report and where it goes.
private struct ReportOutput {
  private var report: Report
  /// Nil for standard output.
  private let path: String?
  private var standardOutput = StandardOutputBuffer()
  private var text = ""

  init(_ report: Report, path: String?) {
    self.report = report
    self.path = path
  }

  var summary: ReportSummary { report.summary }

  mutating func begin() {
    if path == nil { report.begin(to: &standardOutput) } else { report.begin(to: &text) }
  }

  mutating func add(_ file: FileFindings, known: Int) {
    if path == nil {
      report.add(file, known: known, to: &standardOutput)
    } else {
      report.add(file, known: known, to: &text)
    }
  }

  mutating func end(isEmpty: Bool) throws(FileError) {
    if let path {
      report.end(to: &text)
      try Staging.write(Array(text.utf8), to: path)
    } else {
      if !isEmpty || !report.isForPeople { report.end(to: &standardOutput) }
      try standardOutput.finish()
    }
  }
}
