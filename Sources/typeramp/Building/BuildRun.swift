import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// One run of `build`: its steps. Its outputs are in `BuildRunOutputs.swift`.
struct BuildRun {
  let configuration: Configuration
  let folder: String
  let isCheck: Bool
  let isQuiet: Bool
  let jobs: Int
  let console: Console
  private let start = ContinuousClock.now
  /// The numbers of outputs that the run has handled.
  var counts = OutputSet.Counts()
  /// How many outputs a check has found to be out of date.
  var staleCount = 0
  var compiler: Compiler
  /// The options for reading inputs.
  var options: InputOptions { compiler.options }
  /// The files that were read besides the inputs.
  let otherFiles: [String]
  var status = ExitStatus.success
  var unchecked = UncheckedFonts()
  /// The themes and contexts of the inputs.
  var choices = ChoiceUse()
  /// What was reported on each input by the last run of a session.
  var reported: ReportedFindings

  init(
    _ configuration: Configuration, _ arguments: Arguments, jobs: Int, _ reported: ReportedFindings, _ console: Console
  ) throws {
    self.configuration = configuration
    self.jobs = jobs
    self.reported = reported
    self.console = console
    isCheck = arguments.has(CompileOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    folder = configuration.folder
    let settings = try RunSettings(arguments, configuration)
    compiler = Compiler(options: settings.options)
    let keepsContents = configuration.settings.outputs.contains(where: \.emitter.needsFontContents)
    compiler.options.fonts = settings.fonts.catalog(keepsContents: keepsContents, console, &status)
    otherFiles = settings.files + (compiler.options.fonts?.paths ?? [])
  }

  /// Compiles all inputs, and puts the outputs in place that differ.
  mutating func run(_ plan: BuildPlan) throws -> ExitStatus {
    if !plan.findings.isEmpty {
      console.report([FileFindings(configuration.source, plan.findings)])
      return .failure
    }
    var manifest = try Manifest(ofConfigurationAt: configuration.path)
    let generated = GeneratedFiles(manifest, in: folder)
    try refuse(plan, manifest)
    guard status != .failure, try areFree(plan.outputs.outputs.compactMap(\.path), generated) else { return .failure }
    var outputs = OutputSet(isCheck: isCheck)
    try compile(plan, generated, &manifest, &outputs)
    try addManifest(manifest, plan, generated, to: &outputs)
    try outputs.commit()
    reportEnd(of: outputs)
    return isCheck && !outputs.stale.isEmpty ? max(status, .findings) : status
  }

  /// What the run did, in one line: `3 outputs built, 9 unchanged, 1 removed in 12 ms`.
  var summary: String {
    counts.summary(since: start) + (status == .findings ? "; inputs with errors keep their outputs" : "")
  }
}

/// The findings that a session has reported. After a change, those of the other inputs are not reported again.
struct ReportedFindings: Equatable {
  private var texts: [ExactString: [String]] = [:]

  /// Keeps what is reported on an input; returns whether it differs from what was reported before.
  mutating func isNew(_ findings: [FileFindings], on input: Input) -> Bool {
    let texts = findings.flatMap { file in
      file.findings.map { "\(file.source.path) \($0.range) \($0.id) \($0.message)" }
    }
    defer { self.texts[input.key] = texts }
    return self.texts[input.key] != texts
  }
}
