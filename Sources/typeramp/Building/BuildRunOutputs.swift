import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit
import Writing

// Compiling, replacing and removing outputs.

extension BuildRun {
  /// Throws if an output would replace a file that is read, or the manifest.
  func refuse(_ plan: BuildPlan, _ manifest: Manifest) throws(UsageError) {
    try plan.written.refuse(manifest.path, "the manifest")
    for input in plan.outputs.inputs {
      // The plan has already checked the inputs themselves.
      for file in input.files(options.tokens) where file != input.argument { try plan.written.refuse(file) }
    }
  }

  /// Whether all outputs may be written to their paths; reports those that may not.
  func areFree(_ paths: [String], _ generated: GeneratedFiles) throws(FileError) -> Bool {
    var areFree = true
    for path in paths {
      guard let objection = try generated.objection(to: path) else { continue }
      areFree = false
      console.report(["typeramp: error: '\(DisplayText.escaped(path))' \(objection)"])
    }
    return areFree
  }

  /// Compiles the inputs, and stages their outputs.
  mutating func compile(
    _ plan: BuildPlan, _ generated: GeneratedFiles, _ manifest: inout Manifest, _ outputs: inout OutputSet
  ) throws {
    let early = compiler.outcomesOfStreams(plan.outputs.inputs, plan.outputs)
    try compiler.forEachOutcome(
      of: plan.outputs.inputs, plan.outputs, jobs: jobs, early: early
    ) { (input, outcome) throws(FileError) in
      try take(outcome, of: input, generated, &manifest, &outputs)
    }
    checkChoices()
    if status == .failure { outputs.abandon() }
  }

  private mutating func take(
    _ outcome: Compiler.Outcome, of input: Input, _ generated: GeneratedFiles, _ manifest: inout Manifest,
    _ outputs: inout OutputSet
  ) throws(FileError) {
    if reported.isNew(outcome.reports, on: input) { console.report(outcome.reports) }
    console.report(outcome.notes)
    unchecked.add(outcome.uncheckedFonts)
    choices.add(outcome.choices)
    if let error = outcome.error { console.report(error) }
    status = max(status, outcome.status)
    for (path, content) in outcome.outputs {
      guard let path else { continue }
      try outputs.add(content, at: path)
      manifest.outputs[generated.name(of: path)] = Manifest.hash(content.bytes)
    }
  }

  /// Reports chosen themes and contexts that no input has.
  private mutating func checkChoices() {
    do throws(UsageError) {
      status = max(status, try choices.status(compiler.options.tokens, named: VariantChoice(), isWhole: true))
    } catch {
      console.report(error, command: "build")
      status = .failure
    }
  }
}

// MARK: - The manifest

extension BuildRun {
  /// Stages the manifest and the removal of stale outputs.
  mutating func addManifest(
    _ manifest: Manifest, _ plan: BuildPlan, _ generated: GeneratedFiles, to outputs: inout OutputSet
  ) throws {
    if status == .failure { return }
    // After an error nothing is removed: an output may only look stale because of the error.
    let isRemoving = status == .success
    let orphans = isRemoving || isCheck ? try generated.orphans(besides: plan) : []
    report(orphans)
    let edited = orphans.filter(\.isEdited)
    // An edited output stays in the manifest, and is reported until it is removed by hand.
    let kept = plan.outputs.outputs.compactMap(\.path).map(generated.name) + edited.map { generated.name(of: $0.path) }
    let removed = orphans.filter { !$0.isEdited }
    if !isCheck { try add(manifest, planned: isRemoving ? Set(kept) : nil, removed, to: &outputs) }
  }

  /// Stages the manifest. Stale outputs are removed first, then the manifest is replaced, then the outputs: so the
  /// manifest always names every generated file.
  ///
  /// - Parameter planned: the outputs of this run; those of earlier runs are dropped. Nil keeps all.
  private func add(
    _ manifest: Manifest, planned: Set<ExactString>?, _ orphans: [GeneratedFiles.Orphan], to outputs: inout OutputSet
  ) throws(FileError) {
    var manifest = manifest
    if let planned { manifest.outputs = manifest.outputs.filter { planned.contains($0.key) } }
    try outputs.add(FileContent(manifest.bytes), at: manifest.path, isFirst: true)
    for orphan in orphans { try outputs.remove(orphan.path) }
  }

  /// Reports stale outputs.
  private mutating func report(_ orphans: [GeneratedFiles.Orphan]) {
    for orphan in orphans {
      if orphan.isEdited {
        let name = DisplayText.escaped(orphan.path)
        console.report([
          "typeramp: warning: no input produces '\(name)' any more; it was edited, so it is kept: delete it if you do not "
            + "need it"
        ])
      } else if isCheck {
        console.report([orphan.line])
        staleCount += 1
        status = max(status, .findings)
      }
    }
  }

  /// Reports what was done, and what a check has found to be out of date.
  mutating func reportEnd(of outputs: borrowing OutputSet) {
    counts = outputs.counts
    staleCount += outputs.stale.count
    for output in outputs.stale { console.report(output.lines) }
    if !isQuiet, let line = unchecked.line { console.report([line]) }
  }
}
