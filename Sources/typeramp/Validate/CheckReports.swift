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
