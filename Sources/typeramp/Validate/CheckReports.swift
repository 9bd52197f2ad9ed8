import CommandLineKit
import OperatingSystem
import TypeRampProject

/// What a command that checks files reports: the findings that no baseline lists. With '--update-baseline' it writes
/// the baselines of all projects.
struct CheckReports {
  private var reports: ReportSet
  private(set) var status = ExitStatus.success
  private let isUpdating: Bool
  private var baselines: [String: Baseline] = [:]

  /// - Parameter others: the other files that the run writes.
  init(_ arguments: Arguments, _ projects: [Project], others: [String] = [], _ console: Console) throws {
    isUpdating = arguments.has(ConfigurationOptions.updateBaseline)
    for baseline in projects.compactMap(\.baseline) { baselines[baseline.path] = baseline }
    if isUpdating, baselines.isEmpty { throw UsageError.other("'--update-baseline' needs '--baseline FILE'") }
    reports = try ReportSet(
      arguments, isStrict: projects.contains { $0.settings.policy.isStrict },
      others: (isUpdating ? baselines.keys.sorted() : []) + others, console)
    if !isUpdating { for path in baselines.keys.sorted() { try baselines[path]?.require() } }
  }

  /// Whether anything was reported.
  var hasFindings: Bool { reports.summary.hasFindings }

  /// Throws if a report would replace a file that is read.
  func refuse(_ files: [String]) throws(UsageError) { try reports.refuse(files) }

  mutating func begin() { reports.begin() }

  /// Reports the files of an input of a project, and their findings that no baseline lists.
  mutating func add(_ files: [FileFindings], of settings: Settings) {
    // Findings written to the baseline are known from now on.
    if files.contains(where: \.hasErrors), !isUpdating { status = .findings }
    if isUpdating, let path = settings.baseline { for file in files { baselines[path]?.record(file) } }
    reports.add(files.map(\.fresh), known: files.reduce(0) { $0 + $1.findings.count(where: \.isKnown) })
  }

  /// Writes the rest of the reports.
  mutating func end(
    isEmpty: Bool = false, unchecked: Int = 0, numbers: [(name: String, count: Int)] = [], _ console: Console
  ) throws(FileError) {
    try reports.end(isEmpty: isEmpty, unchecked: unchecked, numbers: numbers, console)
  }

  /// Writes an updated baseline, unless files could not be read, whose findings it would lose; returns the status.
  func finish(_ status: ExitStatus, _ console: Console) throws -> ExitStatus {
    let status = max(status, self.status)
    guard isUpdating, status != .failure else { return status }
    for path in baselines.keys.sorted() { console.report(try baselines[path]?.write() ?? []) }
    return baselines.values.contains { $0.unlisted > 0 } ? max(status, .findings) : status
  }
}

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
    options.rules = Rule.all.map(\.description)
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

/// One run of a command that checks files, for one project.
struct CheckRun {
  var run: Run
  let scope: ProjectScope
}

/// The runs of a command that checks files: one for each project of the call, with one report.
struct CheckRuns {
  var all: [CheckRun] = []
  /// The mistakes in configurations, whose projects are not checked.
  private var mistakes: [ConfigurationMistakes] = []

  /// - Parameters:
  ///   - searchesFolder: whether a call without paths is about the folder of the configuration.
  ///   - isLeftOut: whether a configuration at a path within a folder is not searched for.
  init(
    _ invocation: Invocation, searchesFolder: Bool = false,
    leavingOut isLeftOut: (String, String) -> Bool = { _, _ in false }
  ) throws {
    let arguments = invocation.arguments
    func paths(besides configuration: String?) -> [String] {
      let isFolder = arguments.operands.isEmpty && searchesFolder
      return isFolder ? [configuration.map { Files.folder(of: $0) } ?? "."] : arguments.operands
    }
    if arguments.has(ConfigurationOptions.config) || arguments.has(ConfigurationOptions.noConfig) {
      let configuration = try Configuration.load(arguments)
      let scope = ProjectScope(configuration?.path, paths: paths(besides: configuration?.path))
      all = [CheckRun(run: try Run(invocation, configuration), scope: scope)]
      return
    }
    let nearest = arguments.operands.isEmpty ? try Configuration.nearest() : nil
    let searched = paths(besides: nearest)
    let scopes =
      searched.isEmpty
      ? [ProjectScope(nearest, paths: [])] : try ProjectScope.all(for: searched, leavingOut: isLeftOut)
    for scope in scopes {
      do {
        let configuration = try scope.configuration.map { try Configuration.load($0, isNamed: false) }
        all.append(CheckRun(run: try Run(invocation, configuration), scope: scope))
      } catch let error as ConfigurationMistakes {
        mistakes.append(error)
      }
    }
  }

  /// The gravest status.
  var status: ExitStatus { mistakes.isEmpty ? all.map(\.run.status).max() ?? .success : .failure }

  var projects: [Project] { all.map(\.run.project) }

  var settings: [Settings] { projects.map(\.settings) }

  /// The files that were read besides the inputs.
  var otherFiles: [String] { all.flatMap(\.run.otherFiles) + mistakes.map(\.file.source.path) }

  /// The end of a sentence that names the project of a run, if there are several.
  func suffix(_ index: Int) -> String {
    guard all.count > 1 else { return "" }
    let path = all[index].run.project.configuration?.path
    return path.map { " (\(DisplayText.escaped($0)))" } ?? " (without \(Configuration.fileName))"
  }

  /// Reports the mistakes in configurations.
  func reportMistakes(in reports: inout CheckReports) {
    for mistake in mistakes { reports.add([mistake.file], of: Settings()) }
  }
}
