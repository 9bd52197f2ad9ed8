import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// One run of `build`.
struct BuildRun {
  private let configuration: Configuration
  private let folder: String
  private let isCheck: Bool
  private let isQuiet: Bool
  private let jobs: Int
  private let console: Console
  private let looker: Looker
  private let start = ContinuousClock.now
  /// What the run has done with its outputs.
  private(set) var counts = OutputSet.Counts()
  /// The inputs that the run has compiled; nil for a run that had nothing to do.
  private(set) var compiled: [Input]?
  /// How many outputs a check has found out of date.
  private(set) var staleCount = 0
  private var compiler: Compiler
  /// How the inputs are read.
  var options: InputOptions { compiler.options }
  /// The files that were read besides the inputs.
  let otherFiles: [String]
  /// What decides which fonts there are; nil when it cannot be remembered, or there was something to report.
  private let fontFolders: [Look]?
  private var status = ExitStatus.success
  private var unchecked = UncheckedFonts()
  /// The themes and contexts that the inputs have.
  private var choices = ChoiceUse()

  init(
    _ configuration: Configuration, _ arguments: Arguments, jobs: Int, _ looker: Looker, _ console: Console
  ) throws {
    self.configuration = configuration
    self.looker = looker
    self.jobs = jobs
    self.console = console
    isCheck = arguments.has(CompileOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    folder = configuration.folder
    let settings = try RunSettings(arguments, configuration)
    compiler = Compiler(options: settings.options)
    let keepsContents = configuration.settings.outputs.contains(where: \.emitter.needsFontContents)
    // The folders first: a font that comes later is then in none of them.
    let folders = settings.fonts.looks(looker)
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
    let recall = Recall(plan.outputs, memory, looker, least: least, jobs: jobs)
    // The change that was seen may be that of our own outputs: then a session has nothing to do.
    if least == .reported, !recall.hasChanges { return .success }
    let looks = isCheck ? [:] : looks(at: recall.pending)
    var remembrance = Remembrance(looker, compiler.options.tokens, recall, looks)
    // So much is known even if the run fails.
    memory.inputs = remembrance.inputs(areMade: false)
    var manifest = try Manifest(ofConfigurationAt: configuration.path)
    let generated = GeneratedFiles(manifest, in: folder)
    try refuse(plan.outputs, manifest, recall, looks)
    let pendingPaths = recall.pending.flatMap { plan.outputs.outputs(of: $0).compactMap(\.path) }
    guard status != .failure, try areFree(pendingPaths, generated) else { return .failure }
    var outputs = OutputSet(isCheck: isCheck)
    keep(recall, &manifest, &outputs)
    compiled = recall.pending
    let early = compiler.outcomesOfStreams(recall.pending, plan.outputs)
    try compiler.forEachOutcome(
      of: recall.pending, plan.outputs, jobs: jobs, early: early
    ) { (input, outcome) throws(FileError) in
      try take(outcome, generated, &manifest, &outputs) { remembrance.add($0, at: $1, of: input, manifestHash: $2) }
      remembrance.add(outcome, of: input)
    }
    checkChoices(isWhole: recall.kept.values.allSatisfy { $0.standing == .apart })
    var hasOrphans = false
    if status == .failure {
      outputs.abandon()
    } else {
      // After an error nothing is removed: what looks stale may be what the error is about.
      let isRemoving = status == .success
      let orphans = isRemoving || isCheck ? try generated.orphans(besides: plan.outputs) : []
      hasOrphans = orphans.contains(where: \.isEdited)
      report(orphans)
      // An edited one stays in the manifest, and is reported until somebody removes it.
      let paths = plan.outputs.outputs.compactMap(\.path)
      let kept = paths.map(generated.name) + orphans.filter(\.isEdited).map { generated.name(of: $0.path) }
      let removed = orphans.filter { !$0.isEdited }
      if !isCheck { try add(manifest, planned: isRemoving ? Set(kept) : nil, removed, to: &outputs) }
    }
    try outputs.commit()
    counts = outputs.counts
    staleCount += outputs.stale.count
    for output in outputs.stale { console.report(output.lines) }
    if !isQuiet, let line = unchecked.line { console.report([line]) }
    if isCheck { return outputs.stale.isEmpty ? status : max(status, .findings) }
    memory.inputs = remembrance.inputs(areMade: status != .failure)
    memory.surroundings = status == .success && !hasOrphans ? surroundings(plan, manifest.path) : nil
    return status
  }

  /// Looks at what is read besides the inputs. Where that has changed, nothing of the inputs counts any more.
  private func lookAtOthers(_ memory: inout BuildMemory) {
    let isSame = memory.others.map(\.path) == otherFiles.map(looker.name)
    if isSame, let others = looker.refreshed(memory.others, settledAt: looker.start) {
      memory.others = others
    } else {
      memory.others = otherFiles.map { looker.look(atFile: $0) }
      memory.inputs = []
    }
  }

  /// What is seen of inputs before they are compiled.
  private func looks(at inputs: [Input]) -> [Input: [Look]] {
    let (looker, tokens) = (looker, compiler.options.tokens)
    let looks = Parallel.map(inputs, jobs: jobs) { $0.looks(looker, tokens) }
    return Dictionary(zip(inputs, looks)) { first, _ in first }
  }

  /// What decides which inputs and fonts there are, and the manifest.
  private func surroundings(_ plan: BuildPlan, _ manifest: String) -> [Look]? {
    guard let fontFolders, let folders = plan.listing.looks(looker) else { return nil }
    return fontFolders + folders + [looker.look(atWritten: manifest)]
  }

  /// Refuses outputs over anything that is read, or is written besides.
  private func refuse(
    _ plan: OutputPlan, _ manifest: Manifest, _ recall: Recall, _ looks: [Input: [Look]]
  ) throws(UsageError) {
    try plan.refuse(manifest.path, "the manifest")
    try plan.refuse(MemoryFile.path(ofConfigurationAt: configuration.path), "the cache")
    for input in plan.inputs {
      // The plan has refused the inputs themselves.
      let files = (recall.kept[input]?.looks ?? looks[input]).map(looker.files) ?? input.files(compiler.options.tokens)
      for file in files where file != input.argument { try plan.refuse(file) }
    }
  }

  /// Leaves the outputs of inputs that are not compiled as they are.
  private mutating func keep(
    _ recall: Recall, _ manifest: inout Manifest, _ outputs: inout OutputSet
  ) {
    for entry in recall.kept.values {
      unchecked.add(entry.uncheckedFonts)
      for made in entry.outputs {
        manifest.outputs[made.look.path] = made.manifestHash
        outputs.keep(Configuration.path(made.look.path.path, in: folder))
      }
    }
  }

  /// What the run did, in one line: `3 outputs built, 9 unchanged, 1 removed in 12 ms`.
  var summary: String {
    counts.summary(since: start) + (status == .findings ? "; inputs with errors keep their outputs" : "")
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
    _ outcome: Compiler.Outcome, _ generated: GeneratedFiles, _ manifest: inout Manifest, _ outputs: inout OutputSet,
    remember: ([UInt8], String, String) -> Void
  ) throws(FileError) {
    console.report(outcome.reports)
    console.report(outcome.notes)
    unchecked.add(outcome.uncheckedFonts)
    choices.add(outcome.choices)
    if let error = outcome.error { console.report(error) }
    status = max(status, outcome.status)
    for (path, bytes) in outcome.outputs {
      guard let path else { continue }
      try outputs.add(bytes, at: path)
      let hash = Manifest.hash(bytes)
      manifest.outputs[generated.name(of: path)] = hash
      if !isCheck { remember(bytes, path, hash) }
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
