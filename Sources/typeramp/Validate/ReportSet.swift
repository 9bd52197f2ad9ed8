import Diagnostics
import FileSystem
import TypeRampKit

/// The reports of one run, each to standard output or to a separate file.
struct ReportSet {
  private var outputs: [ReportOutput]
  private let isStandardOutputUsed: Bool

  init(_ settings: ValidateSettings, _ console: Console) {
    outputs = settings.reports.map { request in
      let options = ReportOptions(
        isColoured: request.path == nil && console.isColoured(.output),
        isStrict: settings.run.options.common.rules.isStrict, showsAll: settings.showsAll)
      return ReportOutput(request, options)
    }
    isStandardOutputUsed = settings.reports.contains { $0.path == nil }
  }

  /// The counts so far.
  var summary: ReportSummary { outputs.first?.summary ?? ReportSummary() }

  mutating func begin() {
    for index in outputs.indices { outputs[index].begin() }
  }

  /// Reports a file and its findings.
  ///
  /// - Parameter known: the number of its other findings, which a baseline lists.
  mutating func add(_ file: FileFindings, known: Int) {
    for index in outputs.indices { outputs[index].add(file, known: known) }
  }

  /// Writes the rest. Each file is written as a whole.
  ///
  /// - Parameter isEmpty: whether nothing was checked, so that a report without findings would be misleading.
  mutating func end(isEmpty: Bool, _ console: Console) throws(FileError) {
    for index in outputs.indices { try outputs[index].end(isEmpty: isEmpty) }
    if !isStandardOutputUsed, !isEmpty { console.report(["typeramp: \(summary.sentence)"]) }
  }
}

/// A report and its destination.
private struct ReportOutput {
  private var report: Report
  private var sink: Sink
  private let isForPeople: Bool

  init(_ request: ReportRequest, _ options: ReportOptions) {
    report = Report(request.reporter, options: options)
    sink = Sink(path: request.path)
    isForPeople = request.reporter.isForPeople
  }

  var summary: ReportSummary { report.summary }

  mutating func begin() { report.begin(to: &sink) }

  mutating func add(_ file: FileFindings, known: Int) { report.add(file, known: known, to: &sink) }

  mutating func end(isEmpty: Bool) throws(FileError) {
    if !isEmpty || !isForPeople || sink.path != nil { report.end(to: &sink) }
    try sink.finish()
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
