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
  func build() throws -> ExitStatus { try buildOnce().status }

  /// Runs once; returns the status and the compiled inputs, which are nil if the check has shown that everything is up
  /// to date.
  func buildOnce() throws -> (status: ExitStatus, compiled: [Input]?) {
    let start = ContinuousClock.now
    let file = MemoryFile(ofConfigurationAt: path)
    // A check does not trust a cache next to the configuration.
    let before = isCheck ? nil : file.read()
    var memory = before ?? BuildMemory()
    let reader = reader(memory)
    let check = UpToDateCheck(memory, reader, configuration: path)
    if check.isUpToDate(jobs: jobs) {
      report(check, since: start)
      return (.success, nil)
    }
    let configuration = try Configuration.load(path, isForBuild: true, console)
    var run = try run(configuration, reader)
    let status = try run.run(plan(configuration, run), &memory, least: .apart)
    if !isCheck, status != .failure, memory.lasting != before { file.write(memory.lasting) }
    if !isQuiet, let line = closingLine(run, status) { console.report(["typeramp: \(line)"]) }
    return (status, run.compiled ?? [])
  }

  /// Reports a run without anything to do, like any other run.
  private func report(_ check: UpToDateCheck, since start: ContinuousClock.Instant) {
    check.tidy()
    if isQuiet { return }
    if let line = check.uncheckedFonts.line { console.report([line]) }
    let counts = OutputSet.Counts(unchanged: check.outputCount)
    console.report(["typeramp: \(counts.summary(since: start))"])
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
    let file = MemoryFile(ofConfigurationAt: path)
    var memory = file.read() ?? BuildMemory()
    // The first run reports like any run; after that an input is reported only when it changes.
    var least = BuildMemory.Standing.apart
    while true {
      // The watcher sees changes from now on; the run sees all earlier ones.
      watcher.watch(folders)
      do {
        defer { least = .reported }
        try runAgain(&memory, file, least: least)
      } catch let error as UsageError {
        console.report(error, command: "build")
      } catch let error as FileError {
        console.report(error)
      }
      try watcher.wait()
    }
  }

  private func runAgain(
    _ memory: inout BuildMemory, _ file: MemoryFile, least: BuildMemory.Standing
  ) throws {
    let reader = reader(memory)
    let before = memory.lasting
    guard let configuration = try? Configuration.load(path, isForBuild: true, console) else {
      memory = BuildMemory()
      return
    }
    var run = try run(configuration, reader)
    let status = try run.run(plan(configuration, run), &memory, least: least)
    // Outputs next to inputs are changes too, after which there is nothing to do.
    guard let compiled = run.compiled else { return }
    // The cache may be in a watched folder, so it is written only if it changes.
    if status != .failure, memory.lasting != before { file.write(memory.lasting) }
    if isQuiet { return }
    let inputs = compiled.count == 1 ? "\(compiled[0].path): " : ""
    let result = status == .failure ? "nothing was written" : run.summary
    console.report(["typeramp: \(timeOfDay) \(DisplayText.escaped(inputs + result)); waiting for changes"])
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

  private func reader(_ memory: BuildMemory) -> SnapshotReader {
    SnapshotReader(folder: Configuration.folder(of: path), hash: memory.hash, start: fileTimeNow)
  }

  private func run(_ configuration: Configuration, _ reader: SnapshotReader) throws -> BuildRun {
    try BuildRun(configuration, arguments, jobs: jobs, reader, console)
  }

  private func plan(_ configuration: Configuration, _ run: BuildRun) throws -> BuildPlan {
    try BuildPlan(configuration, read: run.otherFiles, options: run.options, jobs: jobs)
  }
}
