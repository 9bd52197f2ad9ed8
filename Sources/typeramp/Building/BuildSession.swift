import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// A call of `build`: a single run, or a run after every change.
struct BuildSession {
  private let arguments: Arguments
  private let path: String
  private let isCheck: Bool
  private let isQuiet: Bool
  private let isConfigurationNamed: Bool
  private let jobs: Int
  private let console: Console

  init(_ invocation: Invocation) throws {
    arguments = invocation.arguments
    if let operand = arguments.operands.first {
      throw UsageError.other("unexpected '\(operand)'; 'build' takes its inputs from \(Configuration.fileName)")
    }
    isCheck = arguments.has(CompileOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    isConfigurationNamed = arguments[ConfigurationOptions.config] != nil
    if isCheck, arguments.has(BuildOptions.watch) {
      throw UsageError.other("'--check' and '--watch' exclude each other")
    }
    guard let path = try arguments[ConfigurationOptions.config] ?? Configuration.nearest() else {
      throw UsageError.other("no \(Configuration.fileName) in this folder or above it")
    }
    self.path = path
    // The number of inputs is not known yet.
    jobs = arguments.jobs.count(for: .max)
    console = invocation.console
  }

  /// Runs once.
  func build() throws -> ExitStatus {
    let configuration = try Configuration.load(path, isForBuild: true, console)
    var run = try run(configuration, ReportedFindings())
    let status = try run.run(plan(configuration, run))
    if !isQuiet, let line = closingLine(run, status) { console.report(["typeramp: \(line)"]) }
    return status
  }

  /// The last line of a run: what it did, or the command that updates the outputs found by a check.
  private func closingLine(_ run: BuildRun, _ status: ExitStatus) -> String? {
    if !isCheck { return status == .failure ? "nothing was written" : run.summary }
    if run.staleCount == 0 { return status == .success ? "all outputs are up to date" : nil }
    let command = "typeramp build" + (isConfigurationNamed ? " --config '\(DisplayText.escaped(path))'" : "")
    return "\(StaleOutput.summary(run.staleCount)); run: \(command)"
  }

  /// Runs after every change, until an interrupt ends the process. Errors are reported, and watching continues.
  func watch() throws -> ExitStatus {
    let watcher = try FolderWatcher()
    var reported: ReportedFindings?
    while true {
      // The watcher sees changes from now on; the run sees all earlier ones.
      watcher.watch(folders)
      do {
        try runAgain(&reported)
      } catch let error as UsageError {
        console.report(error, command: "build")
      } catch let error as FileError {
        console.report(error)
      }
      try watcher.wait()
    }
  }

  /// - Parameter reported: what the last run has reported; nil before the first run.
  private func runAgain(_ reported: inout ReportedFindings?) throws {
    guard let configuration = try? Configuration.load(path, isForBuild: true, console) else {
      reported = nil
      return
    }
    var run = try run(configuration, reported ?? ReportedFindings())
    defer { reported = run.reported }
    let status = try run.run(plan(configuration, run))
    // Outputs next to inputs are changes too, after which there is nothing to do.
    let isSilent = run.counts.written + run.counts.removed == 0 && status == .success && run.reported == reported
    if isQuiet || isSilent { return }
    let result = status == .failure ? "nothing was written" : run.summary
    console.report(["typeramp: \(timeOfDay) \(DisplayText.escaped(result)); waiting for changes"])
  }

  /// The folders in which changes may matter.
  private var folders: Set<String> {
    let folder = Files.folder(of: path)
    guard let bytes = try? Files.read(path, limit: Limits.inputSize) else { return [folder] }
    let configuration = Configuration(Document(bytes, path: path))
    let settings = configuration.settings
    let others = (settings.fonts + (settings.map.map { [$0] } ?? [])).map(configuration.path)
    let search = try? InputSearch(configuration, read: [])
    let tokens = (try? RunSettings(arguments, configuration).options.tokens) ?? TokenSettings()
    let referred = search?.inputs.flatMap { $0.files(tokens) } ?? []
    let all = [folder] + (others + referred).map(Files.folder) + others.filter { Files.kind(of: $0) == .folder }
    return Set(all).union(search?.folders ?? [])
  }

  private func run(_ configuration: Configuration, _ reported: ReportedFindings) throws -> BuildRun {
    try BuildRun(configuration, arguments, jobs: jobs, reported, console)
  }

  private func plan(_ configuration: Configuration, _ run: BuildRun) throws -> BuildPlan {
    try BuildPlan(configuration, read: run.otherFiles, options: run.options)
  }
}
