import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// A call of `build`: one run, or one after every change.
struct BuildSession {
  private let path: String
  private let isCheck: Bool
  private let isQuiet: Bool
  private let isConfigurationNamed: Bool
  private let jobs: Int
  private let console: Console

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    if let operand = arguments.operands.first {
      throw UsageError.other("unexpected '\(operand)'; the inputs of a build stand in \(BuildConfiguration.fileName)")
    }
    isCheck = arguments.has(CompileOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    isConfigurationNamed = arguments[BuildOptions.config] != nil
    if isCheck, arguments.has(BuildOptions.watch) {
      throw UsageError.other("'--check' and '--watch' exclude each other")
    }
    guard let path = try arguments[BuildOptions.config] ?? Self.configurationAbove() else {
      throw UsageError.other("there is no \(BuildConfiguration.fileName) in this folder, nor above it")
    }
    self.path = path
    jobs = arguments[BuildOptions.jobs] ?? Parallel.processors
    console = invocation.console
  }

  /// One run.
  func build() throws -> ExitStatus {
    guard let configuration = try configuration() else { return .failure }
    var everything: [Input: [String]]?
    var run = try run(configuration)
    let status = try run.run(plan(configuration, run), known: &everything)
    if !isQuiet, let line = closingLine(run, status) { console.report(["typeramp: \(line)"]) }
    return status
  }

  /// What a run ends with: what it did, or the command that updates what a check has found.
  private func closingLine(_ run: BuildRun, _ status: ExitStatus) -> String? {
    if !isCheck { return status == .failure ? "nothing was written" : run.summary }
    if run.staleCount == 0 { return nil }
    let command = "typeramp build" + (isConfigurationNamed ? " --config '\(DisplayText.escaped(path))'" : "")
    return "\(run.staleCount) \(run.staleCount == 1 ? "output is" : "outputs are") out of date; run: \(command)"
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
    guard let configuration = try configuration() else {
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
    let settings = BuildConfiguration(Document(bytes, path: path)).settings
    let top = BuildPlan.folder(of: path)
    let others =
      settings.fonts.map { BuildPlan.path($0, in: top) } + (settings.map.map { [BuildPlan.path($0, in: top)] } ?? [])
    let plan = try? BuildPlan(settings, at: path, read: [])
    return Set([folder] + others.map(Files.folder) + others.filter { Files.kind(of: $0) == .folder }).union(
      plan?.folders ?? [])
  }

  /// The configuration, when nothing is wrong with it.
  private func configuration() throws(FileError) -> BuildConfiguration? {
    let configuration = BuildConfiguration(Document(try Files.read(path, limit: Limits.inputSize), path: path))
    console.report([FileFindings(configuration.source, configuration.findings)])
    return configuration.findings.isEmpty ? configuration : nil
  }

  private func run(_ configuration: BuildConfiguration) throws -> BuildRun {
    try BuildRun(configuration, at: path, isCheck: isCheck, jobs: jobs, console)
  }

  private func plan(_ configuration: BuildConfiguration, _ run: BuildRun) throws -> BuildPlan {
    try BuildPlan(configuration.settings, at: path, read: run.otherFiles)
  }

  /// The nearest configuration, in this folder or above it, relative to this folder.
  private static func configurationAbove() throws(FileError) -> String? {
    var path = BuildConfiguration.fileName
    if try Files.knownKind(of: path) == .file { return path }
    var folder = try Files.realPath(of: ".")
    while try Files.knownKind(of: path) != .file {
      if folder == Files.folder(of: folder) { return nil }
      folder = Files.folder(of: folder)
      path = "../" + path
    }
    return path
  }
}
