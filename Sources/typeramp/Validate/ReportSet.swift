import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The reports of one run, each to standard output or to a separate file.
struct ReportSet {
  private var reports: [(isForPeople: Bool, report: Report<Sink>)]
  private let written: WrittenFiles

  /// The reports that a call requests, otherwise one to standard output.
  ///
  /// - Parameter others: the other files that the run writes.
  /// - Throws: if two of them would be written to one path.
  init(_ arguments: Arguments, isStrict: Bool, others: [String], _ console: Console) throws(UsageError) {
    let requested = arguments.all(ValidateOptions.report)
    let requests = requested.isEmpty ? [ReportRequest(reporter: .default(environment: environmentVariable))] : requested
    if requests.count(where: { $0.path == nil }) > 1 {
      throw .other("two reports would go to standard output; expected '--report FORM=PATH'")
    }
    written = try WrittenFiles(requests.compactMap(\.path) + others, inputs: [], read: [])
    var options = ReportOptions(version: Program.version)
    options.isStrict = isStrict
    options.showsAll = arguments.has(ValidateOptions.all)
    options.offersFixes = !arguments.has(ValidateOptions.fix) && !arguments.operands.contains("-")
    options.rules = { Rule.all.map(\.description) }
    let folder = Files.resolved(".")
    options.paths = ReportPaths(workingDirectory: folder, repository: Files.repository(around: folder))
    reports = requests.map { request in
      options.isColoured = request.path == nil && console.isColoured(.output)
      options.columns = request.path == nil ? console.columns(.output) : nil
      return (
        request.reporter.isForPeople, Report(request.reporter, options: options, to: Sink(path: request.path, console))
      )
    }
  }

  /// The counts so far.
  var summary: ReportSummary { reports.first?.report.summary ?? ReportSummary() }

  /// Throws if a report would replace a file that is read.
  func refuse(_ files: [String]) throws(UsageError) { try written.refuse(files, "a file that is read") }

  mutating func begin() {
    for index in reports.indices { reports[index].report.begin() }
  }

  /// Reports the files of an input and their findings.
  ///
  /// - Parameter known: the number of their other findings, which a baseline lists.
  mutating func add(_ files: [FileFindings], known: Int = 0) {
    for index in reports.indices { reports[index].report.add(files, known: known) }
  }

  /// Writes the rest. Each file is written as a whole.
  ///
  /// - Parameter isEmpty: whether nothing was checked, or something could not be: a report that there are no findings
  ///   would be misleading.
  mutating func end(
    isEmpty: Bool, unchecked: Int = 0, numbers: [(name: String, count: Int)] = [], _ console: Console
  ) throws(FileError) {
    for index in reports.indices {
      reports[index].report.summary.numbers = numbers
      if !isEmpty || !reports[index].isForPeople || reports[index].report.output.path != nil {
        reports[index].report.end(unchecked: unchecked)
      }
      try reports[index].report.output.finish()
    }
    let isPrinted = reports.contains { $0.report.output.path == nil }
    if !isPrinted, !isEmpty { console.report(["typeramp: \(summary.sentence)"]) }
  }
}

extension ReportSet {
  /// Runs a check. Mistakes in a configuration, with which nothing is checked, are findings of its reports.
  static func reporting(_ invocation: Invocation, _ check: () throws -> ExitStatus) throws -> ExitStatus {
    do { return try check() } catch let mistakes as ConfigurationMistakes { return try report(mistakes, invocation) }
  }

  private static func report(_ mistakes: ConfigurationMistakes, _ invocation: Invocation) throws -> ExitStatus {
    var reports = try ReportSet(invocation.arguments, isStrict: false, others: [], invocation.console)
    try reports.refuse([mistakes.file.source.path])
    reports.begin()
    reports.add([mistakes.file])
    try reports.end(isEmpty: false, invocation.console)
    return .failure
  }
}

/// A report requested in a call: `sarif`, or `sarif=PATH`.
struct ReportRequest {
  let reporter: Reporter
  /// Nil for standard output.
  var path: String?

  init(reporter: Reporter) { self.reporter = reporter }

  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reporter = Reporter.all.first(where: { $0.name == parts[0] }), parts.count == 1 || !parts[1].isEmpty
    else { return nil }
    self.reporter = reporter
    path = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
  }
}

/// The destination of a report: standard output, or a file, which is written as a whole at the end.
private struct Sink: TextOutputStream {
  /// Nil for standard output.
  let path: String?
  private var standardOutput: StandardOutputBuffer
  private var text = ""

  init(path: String?, _ console: Console) {
    self.path = path
    standardOutput = StandardOutputBuffer(console)
  }

  mutating func write(_ string: String) {
    if path == nil { standardOutput.write(string) } else { text += string }
  }

  mutating func finish() throws(FileError) {
    guard let path else { return try standardOutput.finish() }
    try Staging.write(Array(text.utf8), to: path)
  }
}

extension Files {
  /// The top folder of the repository that contains a folder: the one with `.git`.
  fileprivate static func repository(around folder: String) -> String? {
    var folder = folder
    while kind(of: join(folder, ".git")) == nil {
      if folder == self.folder(of: folder) { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }
}
