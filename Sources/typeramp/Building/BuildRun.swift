import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// One run of `build`: its steps. Its memory is in `BuildRunMemory.swift`, its outputs are in `BuildRunOutputs.swift`.
struct BuildRun {
  let configuration: Configuration
  let folder: String
  let isCheck: Bool
  let isQuiet: Bool
  let jobs: Int
  let console: Console
  let reader: SnapshotReader
  private let start = ContinuousClock.now
  /// The numbers of outputs that the run has handled.
  var counts = OutputSet.Counts()
  /// The inputs that the run has compiled; nil if there was nothing to do.
  var compiled: [Input]?
  /// How many outputs a check has found to be out of date.
  var staleCount = 0
  var compiler: Compiler
  /// The options for reading inputs.
  var options: InputOptions { compiler.options }
  /// The files that were read besides the inputs.
  let otherFiles: [String]
  /// What determines the available fonts; nil if it cannot be remembered, or if there was something to report.
  let fontFolders: [PathSnapshot]?
  var status = ExitStatus.success
  var unchecked = UncheckedFonts()
  /// The themes and contexts of the inputs.
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
    // Folders first: a font added later is then missing in them, which shows the change.
    let folders = settings.fonts.snapshots(reader)
    compiler.options.fonts = settings.fonts.catalog(keepsContents: keepsContents, console, &status)
    fontFolders = compiler.options.fonts?.hasUnreadFiles == true ? nil : folders
    otherFiles = settings.files + (compiler.options.fonts?.paths ?? [])
  }

  /// Compiles inputs that are not up to date, and puts all outputs in place.
  ///
  /// - Parameters:
  ///   - memory: the memory of an earlier run; replaced by the memory of this one.
  ///   - least: the state from which an input may be skipped.
  mutating func run(
    _ plan: BuildPlan, _ memory: inout BuildMemory, least: BuildMemory.Standing
  ) throws -> ExitStatus {
    if !plan.findings.isEmpty {
      console.report([FileFindings(configuration.source, plan.findings)])
      return .failure
    }
    lookAtOthers(&memory)
    let rebuildPlan = RebuildPlan(plan.outputs, memory, reader, compiler.options.tokens, least: least, jobs: jobs)
    // The change may be that of our own outputs: then there is nothing to do.
    if least == .reported, !rebuildPlan.hasChanges { return .success }
    let snapshots = isCheck ? [:] : snapshots(of: rebuildPlan.pending)
    var recorder = BuildRecorder(reader, compiler.options.tokens, rebuildPlan, snapshots)
    var manifest = try Manifest(ofConfigurationAt: configuration.path)
    let generated = GeneratedFiles(manifest, in: folder)
    try refuse(plan, manifest, rebuildPlan, snapshots)
    let pendingPaths = rebuildPlan.pending.flatMap { plan.outputs.outputs(of: $0).compactMap(\.path) }
    guard status != .failure, try areFree(pendingPaths, generated) else { return .failure }
    // This much is known even if the run fails.
    memory.inputs = recorder.inputs(areMade: false)
    var outputs = OutputSet(isCheck: isCheck)
    keep(rebuildPlan, &manifest, &outputs)
    try compile(rebuildPlan, plan, generated, &manifest, &outputs, &recorder)
    let hasEditedOrphans = try addManifest(manifest, plan, generated, to: &outputs)
    try outputs.commit()
    reportEnd(of: outputs)
    if isCheck { return outputs.stale.isEmpty ? status : max(status, .findings) }
    // A file that changed after the run began may have been read before the change, so nothing made with it is
    // remembered.
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
