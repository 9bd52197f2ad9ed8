import CommandLineKit
import OperatingSystem
import TypeRampProject

/// A call of `build`: a single run, or a run after every change.
struct BuildSession {
  private let invocation: Invocation
  private let path: String
  private let isCheck: Bool
  private let isQuiet: Bool
  private let jobs: Int
  private let console: Console

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    self.invocation = invocation
    if let operand = arguments.operands.first {
      throw UsageError.other("unexpected '\(operand)'; 'build' takes its inputs from \(Configuration.fileName)")
    }
    isCheck = arguments.has(OutputOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    if isCheck, arguments.has(BuildOptions.watch) {
      throw UsageError.other("'--check' and '--watch' exclude each other")
    }
    guard let path = try arguments[ConfigurationOptions.config] ?? Configuration.nearest() else {
      throw UsageError.other("no \(Configuration.fileName) in this folder or above it")
    }
    self.path = path
    // The number of inputs is not known yet.
    jobs = arguments.jobs(for: .max)
    console = invocation.console
  }

  /// Runs once.
  func build() throws -> ExitStatus {
    var run = try run(ReportedFindings())
    let status = try run.build()
    if !isQuiet, let line = closingLine(run, status) { console.report(["typeramp: \(line)"]) }
    return status
  }

  private func run(_ reported: ReportedFindings) throws -> BuildRun {
    try BuildRun(Configuration.load(path, isForBuild: true), invocation, jobs: jobs, reported)
  }

  /// The last line of a run: what it did, or the command that updates the outputs found by a check.
  private func closingLine(_ run: BuildRun, _ status: ExitStatus) -> String? {
    if !isCheck { return status == .failure ? "nothing was written" : run.summary }
    if run.staleCount == 0 { return status == .success ? "all outputs are up to date" : nil }
    let isNamed = invocation.arguments[ConfigurationOptions.config] != nil
    let command = "typeramp build" + (isNamed ? " --config '\(DisplayText.escaped(path))'" : "")
    return "\(StaleOutput.summary(run.staleCount)); run: \(command)"
  }
}

// MARK: - Watching

extension BuildSession {
  /// Runs after every change, until an interrupt ends the process. Errors are reported, and watching continues.
  func watch() throws -> ExitStatus {
    let watcher = try FolderWatcher()
    var reported: ReportedFindings?
    var watched: Set = [Files.folder(of: path)]
    watcher.watch(watched)
    while true {
      let folders = runAgain(&reported) {
        // A folder that is not watched any more would be an event.
        watched.formUnion($0)
        watcher.watch(watched)
      }
      // A file in a folder that was not watched when it was read may have changed since.
      let isCertain = folders.isSubset(of: watched)
      watched = folders
      watcher.watch(watched)
      if isCertain { try watcher.wait() }
    }
  }

  /// Builds; returns the folders in which changes may matter.
  ///
  /// - Parameters:
  ///   - reported: what the last run has reported; nil before the first run.
  ///   - watch: called with the folders that are known before their files are read.
  private func runAgain(_ reported: inout ReportedFindings?, watch: (Set<String>) -> Void) -> Set<String> {
    var folders: Set = [Files.folder(of: path)]
    do {
      var run = try run(reported ?? ReportedFindings())
      defer { (folders, reported) = (run.folders, run.reported) }
      let status = try run.build(watching: watch)
      // Outputs next to inputs are changes too, after which there is nothing to do.
      let isSilent = run.counts.written + run.counts.removed == 0 && status != .failure && run.reported == reported
      if isQuiet || isSilent { return run.folders }
      let result = status == .failure ? "nothing was written" : run.summary
      console.report(["typeramp: \(timeOfDay) \(DisplayText.escaped(result)); waiting for changes"])
    } catch {
      console.report(error, command: Command.build.name)
      if error is ConfigurationMistakes { reported = nil }
    }
    return folders
  }
}
