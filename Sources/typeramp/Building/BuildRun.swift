import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// One run of `build`.
struct BuildRun {
  private let configuration: Configuration
  private let folder: String
  private let isCheck: Bool
  private let isQuiet: Bool
  private let jobs: Int
  private let console: Console
  private let start = ContinuousClock.now
  /// What the run has done with its outputs.
  private(set) var counts = OutputSet.Counts()
  /// The inputs that the run has compiled.
  private(set) var compiled: [Input] = []
  /// How many outputs a check has found out of date.
  private(set) var staleCount = 0
  private var compiler: Compiler
  /// How the inputs are read.
  var options: InputOptions { compiler.options }
  /// The files that were read besides the inputs.
  let otherFiles: [String]
  private var status = ExitStatus.success
  private var unchecked = UncheckedFonts()
  /// The themes and contexts that the inputs have.
  private var choices = ChoiceUse()

  init(_ configuration: Configuration, _ arguments: Arguments, jobs: Int, _ console: Console) throws {
    self.configuration = configuration
    self.jobs = jobs
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

  /// Builds what has changed, or everything.
  ///
  /// - Parameters:
  ///   - known: the hashes of the inputs when they were compiled last; an input that still has them is skipped. Nil
  ///     for a single run, which hashes nothing.
  ///   - isIncomplete: not all outputs of the known inputs were written, so a change of one input compiles all of them
  ///     again.
  mutating func run(
    _ plan: BuildPlan, known: inout [Input: [String]]?, isIncomplete: Bool = false
  ) throws -> ExitStatus {
    if !plan.findings.isEmpty {
      console.report([FileFindings(configuration.source, plan.findings)])
      return .failure
    }
    var manifest = try Manifest(ofConfigurationAt: configuration.path)
    let generated = GeneratedFiles(manifest, in: folder)
    let paths = plan.outputs.outputs.compactMap(\.path)
    try plan.outputs.refuse(manifest.path, "the manifest")
    for input in plan.outputs.inputs {
      // The plan has refused the inputs themselves.
      for file in input.files(compiler.options.tokens) where file != input.argument { try plan.outputs.refuse(file) }
    }
    guard status != .failure, try areFree(paths, generated) else { return .failure }
    var outputs = OutputSet(isCheck: isCheck)
    let changed = changedInputs(plan, &known, isIncomplete) { path in
      // It was removed. An output that could not be made before is not in the manifest.
      manifest.outputs[generated.name(of: path)] != nil && Files.kind(of: path) == nil
    }
    compiled = changed
    let early = compiler.outcomesOfStreams(changed, plan.outputs)
    for inputs in compiler.batches(of: changed) {
      let outcomes = compiler.outcomes(of: inputs, plan.outputs, jobs: jobs, early: early)
      try take(outcomes, generated, &manifest, &outputs)
    }
    checkChoices(isWhole: changed.count == plan.outputs.inputs.count)
    if status == .failure {
      outputs.abandon()
    } else {
      // After an error nothing is removed: what looks stale may be what the error is about.
      let isRemoving = status == .success
      let orphans = isRemoving || isCheck ? try generated.orphans(besides: plan.outputs) : []
      report(orphans)
      // An edited one stays in the manifest, and is reported until somebody removes it.
      let kept = paths.map(generated.name) + orphans.filter(\.isEdited).map { generated.name(of: $0.path) }
      let removed = orphans.filter { !$0.isEdited }
      if !isCheck { try add(manifest, planned: isRemoving ? Set(kept) : nil, removed, to: &outputs) }
    }
    try outputs.commit()
    counts = outputs.counts
    staleCount += outputs.stale.count
    for output in outputs.stale { console.report(output.lines) }
    if !isQuiet, let line = unchecked.line { console.report([line]) }
    return outputs.stale.isEmpty ? status : max(status, .findings)
  }

  /// What the run did, in one line: `3 outputs built, 9 unchanged, 1 removed in 12 ms`.
  var summary: String {
    let built = counts.written.counted("output") + " built"
    let parts = [built, "\(counts.unchanged) unchanged"] + (counts.removed > 0 ? ["\(counts.removed) removed"] : [])
    let time = " in \((ContinuousClock.now - start).milliseconds) ms"
    return parts.joined(separator: ", ") + time + (status == .findings ? "; inputs with errors keep their outputs" : "")
  }

  /// Stale outputs are removed first, then the manifest is replaced, then the outputs: at any time, the manifest names
  /// every generated file.
  ///
  /// - Parameter planned: the outputs of this run; those of earlier runs are forgotten. Nil forgets none.
  private func add(
    _ manifest: Manifest, planned: Set<PathKey>?, _ orphans: [GeneratedFiles.Orphan], to outputs: inout OutputSet
  ) throws(FileError) {
    var manifest = manifest
    if let planned { manifest.outputs = manifest.outputs.filter { planned.contains($0.key) } }
    try outputs.add(manifest.bytes, at: manifest.path, isFirst: true)
    for orphan in orphans { try outputs.remove(orphan.path) }
  }

  private mutating func take(
    _ outcomes: [Compiler.Outcome], _ generated: GeneratedFiles, _ manifest: inout Manifest,
    _ outputs: inout OutputSet
  ) throws(FileError) {
    for outcome in outcomes {
      console.report(outcome.reports)
      console.report(outcome.notes)
      unchecked.add(outcome.uncheckedFonts)
      choices.add(outcome.choices)
      if let error = outcome.error { console.report(error) }
      status = max(status, outcome.status)
      for (path, bytes) in outcome.outputs {
        guard let path else { continue }
        try outputs.add(bytes, at: path)
        manifest.outputs[generated.name(of: path)] = Manifest.hash(bytes)
      }
    }
  }

  /// Reports a theme or a context that no input has.
  private mutating func checkChoices(isWhole: Bool) {
    do throws(UsageError) {
      status = max(status, try choices.status(compiler.options.tokens, named: VariantChoice(), isWhole: isWhole))
    } catch {
      console.report(error, command: "build")
      status = .failure
    }
  }

  /// The inputs that have changed since they were compiled last, and those with a missing output.
  private func changedInputs(
    _ plan: BuildPlan, _ known: inout [Input: [String]]?, _ isIncomplete: Bool, isMissing: (String) -> Bool
  ) -> [Input] {
    guard let before = known else { return plan.outputs.inputs }
    var contents: [Input: [String]] = [:]
    for input in plan.outputs.inputs {
      contents[input] = input.files(compiler.options.tokens).map(Manifest.hash(ofFileAt:))
    }
    known = contents
    // The change that was seen may be that of our own outputs: then there is nothing to do.
    if contents == before { return [] }
    if isIncomplete { return plan.outputs.inputs }
    return plan.outputs.inputs.filter { input in
      before[input] != contents[input] || plan.outputs.outputs(of: input).compactMap(\.path).contains(where: isMissing)
    }
  }

  /// Whether every output may be put at its path; reports each that may not.
  private func areFree(_ paths: [String], _ generated: GeneratedFiles) throws(FileError) -> Bool {
    var areFree = true
    for path in paths {
      guard let objection = try generated.objection(to: path) else { continue }
      areFree = false
      console.report(["typeramp: error: '\(DisplayText.escaped(path))' \(objection)"])
    }
    return areFree
  }

  /// Reports stale outputs.
  private mutating func report(_ orphans: [GeneratedFiles.Orphan]) {
    for orphan in orphans {
      if orphan.isEdited {
        let name = DisplayText.escaped(orphan.path)
        console.report(["typeramp: warning: '\(name)' is stale: no input produces it; it was edited, so it is kept"])
      } else if isCheck {
        console.report([orphan.line])
        staleCount += 1
        status = max(status, .findings)
      }
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
