import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// A call of `build`: one run, or one after every change.
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
    jobs = arguments.jobs
    console = invocation.console
  }

  /// One run.
  func build() throws -> ExitStatus {
    let configuration = try Configuration.load(path, isForBuild: true, console)
    var everything: [Input: [String]]?
    var run = try run(configuration)
    let status = try run.run(plan(configuration, run), known: &everything)
    if !isQuiet, let line = closingLine(run, status) { console.report(["typeramp: \(line)"]) }
    return status
  }

  /// What a run ends with: what it did, or the command that updates what a check has found.
  private func closingLine(_ run: BuildRun, _ status: ExitStatus) -> String? {
    if !isCheck { return status == .failure ? "nothing was written" : run.summary }
    if run.staleCount == 0 { return status == .success ? "all outputs are up to date" : nil }
    let command = "typeramp build" + (isConfigurationNamed ? " --config '\(DisplayText.escaped(path))'" : "")
    return "\(StaleOutput.summary(run.staleCount)); run: \(command)"
  }

  /// A run after every change, until an interrupt ends the process. Errors are reported, and the session goes on.
  func watch() throws -> ExitStatus {
    let watcher = try FolderWatcher()
    var memory = Memory()
    while true {
      // The watcher sees what changes from now on; the run sees what has changed before.
      watcher.watch(folders)
      do {
        try runAgain(&memory)
      } catch let error as UsageError {
        console.report(error, command: "build")
      } catch let error as FileError {
        console.report(error)
      }
      try watcher.wait()
    }
  }

  /// What a run has to know of the run before it.
  private struct Memory {
    /// The hashes of the inputs.
    var inputs: [Input: [String]]? = [:]
    /// Not all of their outputs were written: a change of one input compiles all of them again.
    var isIncomplete = false
    /// The paths and hashes of all other files that were read.
    var others: [[String]] = []
  }

  private func runAgain(_ memory: inout Memory) throws {
    guard let configuration = try? Configuration.load(path, isForBuild: true, console) else {
      memory = Memory()
      return
    }
    var run = try run(configuration)
    let others = run.otherFiles.map { [$0, Manifest.hash(ofFileAt: $0)] }
    // Another configuration, font or mapping may change every output.
    if others != memory.others { memory = Memory(others: others) }
    let before = memory
    memory.isIncomplete = true
    let status = try run.run(plan(configuration, run), known: &memory.inputs, isIncomplete: before.isIncomplete)
    memory.isIncomplete = status == .failure || before.isIncomplete && memory.inputs == before.inputs
    // Outputs beside inputs are changes too, after which there is nothing to do.
    if memory.inputs == before.inputs { return }
    if isQuiet { return }
    let inputs = run.compiled.count == 1 ? "\(run.compiled[0].path): " : ""
    let result = status == .failure ? "nothing was written" : run.summary
    console.report(["typeramp: \(timeOfDay) \(DisplayText.escaped(inputs + result)); waiting for changes"])
  }

  /// The folders in which a change may matter.
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

  private func run(_ configuration: Configuration) throws -> BuildRun {
    try BuildRun(configuration, arguments, jobs: jobs, console)
  }

  private func plan(_ configuration: Configuration, _ run: BuildRun) throws -> BuildPlan {
    try BuildPlan(configuration, read: run.otherFiles, options: run.options)
  }
}
