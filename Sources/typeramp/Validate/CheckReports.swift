import CommandLineKit
import OperatingSystem
import TypeRampProject

/// What a command that checks files reports: the findings that no baseline lists. With '--update-baseline' it writes
/// the baselines of all projects.
struct CheckReports {
  private var reports: ReportSet
  private(set) var status = ExitStatus.success
  private let isUpdating: Bool
  /// The baselines by their paths.
  private var baselines: [String: Baseline] = [:]

  /// - Parameters:
  ///   - settings: those of each project.
  ///   - others: the other files that the run writes.
  init(_ arguments: Arguments, _ settings: [Settings], others: [String] = [], _ console: Console) throws {
    isUpdating = arguments.has(ValidateOptions.updateBaseline)
    let paths = settings.compactMap(\.baseline).unique
    if isUpdating, paths.isEmpty { throw UsageError.other("'--update-baseline' needs '--baseline FILE'") }
    reports = try ReportSet(
      arguments, isStrict: settings.contains { $0.policy.isStrict }, others: (isUpdating ? paths : []) + others,
      console)
    if !isUpdating { try reports.refuse(paths) }
    for path in paths { baselines[path] = try Baseline(at: path, isUpdated: isUpdating) }
  }

  /// Whether anything was reported.
  var hasFindings: Bool { reports.summary.hasFindings }

  /// Throws if a report would replace a file that is read.
  func refuse(_ files: [String]) throws(UsageError) { try reports.refuse(files) }

  mutating func begin() { reports.begin() }

  /// Reports the files of an input, and their findings that the baseline of its project does not list.
  mutating func add(_ files: [FileFindings], of settings: Settings) {
    let fresh = files.map { file in settings.baseline.flatMap { baselines[$0]?.fresh(file) } ?? file }
    // Findings written to the baseline are known from now on.
    if fresh.contains(where: \.hasErrors), !isUpdating { status = .findings }
    reports.add(fresh, known: zip(files, fresh).reduce(0) { $0 + $1.0.findings.count - $1.1.findings.count })
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
