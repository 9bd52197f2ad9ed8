import CommandLineKit
import OperatingSystem
import TypeRampProject

/// What a command that checks files reports: the findings that no baseline lists. With '--update-baseline' it writes
/// the baseline.
struct CheckReports {
  private var reports: ReportSet
  private(set) var status = ExitStatus.success
  private let isUpdating: Bool
  private var baseline: Baseline?

  /// - Parameter others: the other files that the run writes.
  init(_ arguments: Arguments, _ project: Project, others: [String] = [], _ console: Console) throws {
    isUpdating = arguments.has(ValidateOptions.updateBaseline)
    baseline = project.baseline
    if isUpdating, baseline == nil { throw UsageError.other("'--update-baseline' needs '--baseline FILE'") }
    let written = isUpdating ? [baseline?.path].compactMap(\.self) : []
    reports = try ReportSet(
      arguments, isStrict: project.settings.policy.isStrict, others: written + others, console)
    if !isUpdating { try baseline?.require() }
  }

  /// Whether anything was reported.
  var hasFindings: Bool { reports.summary.hasFindings }

  /// Throws if a report would replace a file that is read.
  func refuse(_ files: [String]) throws(UsageError) { try reports.refuse(files) }

  mutating func begin() { reports.begin() }

  /// Reports the files of an input, and their findings that no baseline lists.
  mutating func add(_ files: [FileFindings]) {
    // Findings written to the baseline are known from now on.
    if files.contains(where: \.hasErrors), !isUpdating { status = .findings }
    for file in files where isUpdating { baseline?.record(file) }
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
    guard isUpdating, status != .failure, let baseline else { return status }
    console.report(try baseline.write())
    return baseline.unlisted > 0 ? max(status, .findings) : status
  }
}
