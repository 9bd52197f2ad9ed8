import Diagnostics
import FileSystem
import TypeRampKit
import TypeRampProject

/// The reports of one run, each to standard output or to a separate file.
struct ReportSet {
  private var reports: [(isForPeople: Bool, report: Report<Sink>)]
  private let isStandardOutputUsed: Bool

  init(_ settings: ValidateSettings, _ console: Console) {
    reports = settings.reports.map { request in
      let options = ReportOptions(
        isColoured: request.path == nil && console.isColoured(.output),
        isStrict: settings.run.options.common.rules.isStrict, showsAll: settings.showsAll)
      let report = Report(request.reporter, options: options, to: Sink(path: request.path))
      return (request.reporter.isForPeople, report)
    }
    isStandardOutputUsed = settings.reports.contains { $0.path == nil }
  }

  /// The counts so far.
  var summary: ReportSummary { reports.first?.report.summary ?? ReportSummary() }

  mutating func begin() {
    for index in reports.indices { reports[index].report.begin() }
  }

  /// Reports a file and its findings.
  ///
  /// - Parameter known: the number of its other findings, which a baseline lists.
  mutating func add(_ file: FileFindings, known: Int) {
    for index in reports.indices { reports[index].report.add(file, known: known) }
  }

  /// Writes the rest. Each file is written as a whole.
  ///
  /// - Parameter isEmpty: whether nothing was checked, so that a report without findings would be misleading.
  mutating func end(isEmpty: Bool, _ console: Console) throws(FileError) {
    for index in reports.indices {
      if !isEmpty || !reports[index].isForPeople || reports[index].report.output.path != nil {
        reports[index].report.end()
      }
      try reports[index].report.output.finish()
    }
    if !isStandardOutputUsed, !isEmpty { console.report(["typeramp: \(summary.sentence)"]) }
  }
}

/// The destination of a report: standard output, or a file, which is written as a whole at the end.
private struct Sink: TextOutputStream {
  /// Nil for standard output.
  let path: String?
  private var standardOutput = StandardOutputBuffer()
  private var text = ""

  init(path: String?) {
    self.path = path
  }

  mutating func write(_ string: String) {
    if path == nil { standardOutput.write(string) } else { text += string }
  }

  mutating func finish() throws(FileError) {
    guard let path else { return try standardOutput.finish() }
    try Staging.write(Array(text.utf8), to: path)
  }
}
