import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// One run of `build`: its steps. What it remembers is in `BuildRunMemory.swift`, what becomes of outputs in
/// `BuildRunOutputs.swift`.
struct BuildRun {
  let configuration: Configuration
  let folder: String
  let isCheck: Bool
  let isQuiet: Bool
  let jobs: Int
  let console: Console
  let reader: SnapshotReader
  private let start = ContinuousClock.now
  /// What the run has done with its outputs.
  var counts = OutputSet.Counts()
  /// The inputs that the run has compiled; nil for a run that had nothing to do.
  var compiled: [Input]?
  /// How many outputs a check has found out of date.
  var staleCount = 0
  var compiler: Compiler
  /// How the inputs are read.
  var options: InputOptions { compiler.options }
  /// The files that were read besides the inputs.
  let otherFiles: [String]
  /// What decides which fonts there are; nil when it cannot be remembered, or there was something to report.
  let fontFolders: [PathSnapshot]?
  var status = ExitStatus.success
  var unchecked = UncheckedFonts()
  /// The themes and contexts that the inputs have.
  var choices = ChoiceUse()

  init(
    _ configuration: Configuration, _ arguments: Arguments, jobs: Int, _ reader: SnapshotReader, _ console: Console
  ) throws {
    self.configuration = configuration
    self.reader = reader
    self.jobs = jobs
    self.console = console
    isCheck = arguments.has(CompileOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    folder = configuration.folder
    let settings = try RunSettings(arguments, configuration)
    compiler = Compiler(options: settings.options)
    let keepsContents = configuration.settings.outputs.contains(where: \.emitter.needsFontContents)
    // The folders first: a font that comes later is then in none of them.
    let folders = settings.fonts.snapshots(reader)
    compiler.options.fonts = settings.fonts.catalog(keepsContents: keepsContents, console, &status)
    fontFolders = compiler.options.fonts?.hasUnreadFiles == true ? nil : folders
    otherFiles = settings.files + (compiler.options.fonts?.paths ?? [])
  }

  /// Compiles what is not remembered, and puts all outputs in place.
  ///
  /// - Parameters:
  ///   - memory: what an earlier run has seen and made, and then what this one has.
  ///   - least: how far an input must have come to be left out.
  mutating func run(
    _ plan: BuildPlan, _ memory: inout BuildMemory, least: BuildMemory.Standing
  ) throws -> ExitStatus {
    if !plan.findings.isEmpty {
      console.report([FileFindings(configuration.source, plan.findings)])
      return .failure
    }
    lookAtOthers(&memory)
    let rebuildPlan = RebuildPlan(plan.outputs, memory, reader, compiler.options.tokens, least: least, jobs: jobs)
    // The change that was seen may be that of our own outputs: then a session has nothing to do.
    if least == .reported, !rebuildPlan.hasChanges { return .success }
    let snapshots = isCheck ? [:] : snapshots(of: rebuildPlan.pending)
    var recorder = BuildRecorder(reader, compiler.options.tokens, rebuildPlan, snapshots)
    var manifest = try Manifest(ofConfigurationAt: configuration.path)
    let generated = GeneratedFiles(manifest, in: folder)
    try refuse(plan.outputs, manifest, rebuildPlan, snapshots)
    let pendingPaths = rebuildPlan.pending.flatMap { plan.outputs.outputs(of: $0).compactMap(\.path) }
    guard status != .failure, try areFree(pendingPaths, generated) else { return .failure }
    // So much is known even if the run fails.
    memory.inputs = recorder.inputs(areMade: false)
    var outputs = OutputSet(isCheck: isCheck)
    keep(rebuildPlan, &manifest, &outputs)
    try compile(rebuildPlan, plan, generated, &manifest, &outputs, &recorder)
    let hasEditedOrphans = try addManifest(manifest, plan, generated, to: &outputs)
    try outputs.commit()
    reportEnd(of: outputs)
    if isCheck { return outputs.stale.isEmpty ? status : max(status, .findings) }
    // What has changed since the run began may have been read before: nothing that was made with it counts.
    let isCertain = memory.others.allSatisfy(\.isSettled)
    memory.inputs = isCertain ? recorder.inputs(areMade: status != .failure) : []
    memory.surroundings = status == .success && !hasEditedOrphans ? surroundings(plan, manifest.path) : nil
    return status
  }

  /// What the run did, in one line: `3 outputs built, 9 unchanged, 1 removed in 12 ms`.
  var summary: String {
    counts.summary(since: start) + (status == .findings ? "; inputs with errors keep their outputs" : "")
  }
}
