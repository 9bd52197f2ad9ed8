import CommandLineKit
import OperatingSystem
import TypeRampProject

/// What a command that checks files reports: the findings that no baseline lists, in each form that the call requests.
/// With '--update-baseline' it writes the baselines of all projects.
struct CheckReports {
  private var reports: [(isForPeople: Bool, report: Report<Sink>)]
  private let written: WrittenFiles
  private let console: Console
  private(set) var status = ExitStatus.success
  private let isUpdating: Bool
  private var baselines: [String: Baseline] = [:]

  /// - Parameter others: the other files that the run writes.
  /// - Throws: if two of the files would be written to one path, or a baseline is missing.
  init(_ invocation: Invocation, _ projects: [Project], others: [String] = []) throws {
    let arguments = invocation.arguments
    console = invocation.console
    isUpdating = arguments.has(ConfigurationOptions.updateBaseline)
    for baseline in projects.compactMap(\.baseline) { baselines[baseline.path] = baseline }
    let paths = baselines.keys.sorted()
    if isUpdating, paths.isEmpty, !projects.isEmpty {
      throw UsageError.other("'--update-baseline' needs '--baseline FILE'")
    }
    let requested = arguments.all(ValidateOptions.report)
    let requests = requested.isEmpty ? [ReportRequest(reporter: .default(environment: environmentVariable))] : requested
    if requests.count(where: { $0.path == nil }) > 1 {
      throw UsageError.other("two reports would go to standard output; expected '--report FORM=PATH'")
    }
    written = try WrittenFiles(
      requests.compactMap(\.path) + (isUpdating ? paths : []) + others, inputs: [], read: [])
    reports = Self.reports(requests, arguments, isStrict: projects.contains { $0.settings.policy.isStrict }, console)
  }

  private static func reports(
    _ requests: [ReportRequest], _ arguments: Arguments, isStrict: Bool, _ console: Console
  ) -> [(isForPeople: Bool, report: Report<Sink>)] {
    var options = ReportOptions(version: Program.version)
    options.isStrict = isStrict
    options.showsAll = arguments.has(ValidateOptions.all)
    options.offersFixes = !arguments.has(ValidateOptions.fix) && !arguments.operands.contains("-")
    options.rules = { Rule.all.map(\.description) }
    let folder = Files.resolved(".")
    let repository = Files.folders(around: folder).first { Files.kind(of: Files.join($0, ".git")) != nil }
    options.paths = ReportPaths(workingDirectory: folder, repository: repository)
    return requests.map { request in
      options.isColoured = request.path == nil && console.isColoured(.output)
      options.columns = request.path == nil ? console.columns(.output) : nil
      let sink = Sink(path: request.path, console)
      return (request.reporter.isForPeople, Report(request.reporter, options: options, to: sink))
    }
  }

  private var summary: ReportSummary { reports[0].report.summary }

  var hasFindings: Bool { summary.hasFindings }

  /// Throws if a file that is read would be replaced.
  func refuse(_ files: [String]) throws(UsageError) { try written.refuse(files, "a file that is read") }

  mutating func begin() {
    for index in reports.indices { reports[index].report.begin() }
  }

  /// Reports the files of an input of a project, and their findings that no baseline lists.
  mutating func add(_ files: [FileFindings], of settings: Settings) {
    // Findings written to the baseline are known from now on.
    if files.contains(where: \.hasErrors), !isUpdating { status = .findings }
    if isUpdating, let path = settings.baseline { for file in files { baselines[path]?.record(file) } }
    let known = files.reduce(0) { $0 + $1.findings.count(where: \.isKnown) }
    for index in reports.indices { reports[index].report.add(files.map(\.fresh), known: known) }
  }

  /// Writes the rest of the reports, each file as a whole.
  ///
  /// - Parameter isEmpty: whether nothing was checked, or something could not be: a report that there are no findings
  ///   would be misleading.
  mutating func end(
    isEmpty: Bool = false, unchecked: Int = 0, numbers: [(name: String, count: Int)] = []
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

  /// Writes an updated baseline, unless files could not be read, whose findings it would lose; returns the status.
  func finish(_ status: ExitStatus) throws -> ExitStatus {
    let status = max(status, self.status)
    guard isUpdating, status != .failure else { return status }
    for path in baselines.keys.sorted() { console.report(try baselines[path]?.write() ?? []) }
    return baselines.values.contains { $0.unlisted > 0 } ? max(status, .findings) : status
  }

  /// Runs a check. Mistakes in a configuration, with which nothing is checked, are findings of its reports.
  static func reporting(_ invocation: Invocation, _ check: () throws -> ExitStatus) throws -> ExitStatus {
    do { return try check() } catch let mistakes as ConfigurationMistakes {
      var reports = try CheckReports(invocation, [])
      try reports.refuse([mistakes.file.source.path])
      reports.begin()
      reports.add([mistakes.file], of: Settings())
      try reports.end()
      return .failure
    }
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

/// The destination of a report: standard output, in large chunks, or a file, which is written as a whole at the end.
private struct Sink: TextOutputStream {
  let path: String?
  private let console: Console
  private var text = ""
  /// Why standard output could not be written, which is thrown at the end.
  private var error: FileError?

  private static let chunk = 1 << 16

  init(path: String?, _ console: Console) { (self.path, self.console) = (path, console) }

  mutating func write(_ string: String) {
    text += string
    if path == nil, text.utf8.count >= Self.chunk { print() }
  }

  private mutating func print() {
    defer { text = "" }
    if text.isEmpty || error != nil { return }
    do { try console.print(Array(text.utf8)) } catch { self.error = error }
  }

  mutating func finish() throws(FileError) {
    if let path { return try Staging.write(Array(text.utf8), to: path) }
    print()
    if let error { throw error }
  }
}

/// The runs of a command that checks files: one for each project of the call, with one report.
struct CheckRuns {
  var all: [Run] = []
  /// The mistakes in configurations, whose projects are not checked.
  var mistakes: [ConfigurationMistakes] = []
  /// Whether a project could not be opened, which was reported.
  private var isIncomplete = false

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
      try add(ProjectScope(configuration?.path, paths: paths(besides: configuration?.path)), configuration, invocation)
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
        try add(scope, configuration, invocation)
      } catch let error as ConfigurationMistakes {
        mistakes.append(error)
      } catch let error as ProjectError where scopes.count > 1 {
        // The other projects are checked.
        invocation.console.report(.error, error.message)
        isIncomplete = true
      } catch let error as FileError where scopes.count > 1 {
        invocation.console.report(error)
        isIncomplete = true
      }
    }
    for index in all.indices { all[index].isOneOfSeveral = scopes.count > 1 }
  }

  private mutating func add(_ scope: ProjectScope, _ configuration: Configuration?, _ invocation: Invocation) throws {
    let run = try Run(invocation, configuration, scope: scope)
    if !invocation.arguments.has(ConfigurationOptions.updateBaseline) { try run.project.baseline?.require() }
    all.append(run)
  }

  var status: ExitStatus {
    isIncomplete || !mistakes.isEmpty ? .failure : all.map(\.status).max() ?? .success
  }

  /// The styles of a project; nil if they have errors, or its configuration has mistakes, which are reported.
  ///
  /// - Parameter consequence: what is not done without styles: `no font was checked`.
  mutating func styles(_ index: Int, orElse consequence: String) throws -> StyleTables? {
    do {
      if let styles = try all[index].styles() { return styles }
      all[index].console.report(.error, "\(consequence), because the styles have errors\(suffix(index))")
    } catch let error as ConfigurationMistakes {
      mistakes.append(error)
    }
    return nil
  }

  var projects: [Project] { all.map(\.project) }

  var otherFiles: [String] { all.flatMap(\.otherFiles) + mistakes.map(\.file.source.path) }

  /// The end of a sentence that names the project of a run, if there are several.
  func suffix(_ index: Int) -> String {
    guard all.count > 1 else { return "" }
    return all[index].project.configuration.map { " (\($0.path))" } ?? " (without \(Configuration.fileName))"
  }

  /// Begins the reports, with the mistakes in configurations.
  func begin(_ reports: inout CheckReports) {
    reports.begin()
    for mistake in mistakes { reports.add([mistake.file], of: Settings()) }
  }
}
