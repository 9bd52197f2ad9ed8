import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `build`: compiles all inputs of a configuration, and puts the outputs in place that differ.
struct BuildRun {
  private let configuration: Configuration
  private let isCheck: Bool
  private let isQuiet: Bool
  private let jobs: Int
  private let console: Console
  private let start = ContinuousClock.now
  private var run: Run
  private var status = ExitStatus.success
  /// The numbers of outputs that the run has handled.
  private(set) var counts = OutputSet.Counts()
  /// How many outputs a check has found to be out of date.
  private(set) var staleCount = 0
  /// What was reported on each input by the last run of a session.
  private(set) var reported: ReportedFindings
  /// The folders in which changes may matter.
  private(set) var folders: Set<String>

  init(
    _ configuration: Configuration, _ invocation: Invocation, jobs: Int, _ reported: ReportedFindings
  ) throws {
    let arguments = invocation.arguments
    self.configuration = configuration
    self.jobs = jobs
    self.reported = reported
    console = invocation.console
    isCheck = arguments.has(OutputOptions.check)
    isQuiet = arguments.has(BuildOptions.quiet)
    run = Run(try RunSettings(arguments, configuration), invocation)
    run.workspace.options.mildest = .warning
    folders = Set(([configuration.path] + run.otherFiles + run.settings.fonts).map(Files.folder))
    folders.formUnion(run.settings.fonts.filter { Files.kind(of: $0) == .folder })
  }

  /// - Parameter watch: called with the folders in which changes may matter, before their files are read.
  mutating func build(watching watch: (Set<String>) -> Void = { _ in }) throws -> ExitStatus {
    watch(folders)
    run.loadFonts(keepsContents: configuration.settings.outputs.contains(where: \.needsFontContents))
    let plan = try BuildPlan(configuration, read: run.otherFiles, run.workspace)
    folders.formUnion(plan.folders)
    watch(folders)
    do throws(ConfigurationMistakes) { try configuration.check(plan.findings) } catch {
      console.report([error.file])
      return .failure
    }
    if run.status == .failure { return .failure }
    var manifest = plan.generated.manifest
    var outputs = OutputSet(isCheck: isCheck)
    var isRefused = false
    run.begin(plan.outputs.inputs.count)
    let contents = plan.contents.merging(run.workspace.readStreams(among: plan.outputs.inputs)) { $1 }
    var work = Outcome.Work()
    work.isMaking = true
    try run.workspace.forEachOutcome(of: plan.outputs.inputs, contents, jobs: jobs, plan.outputs.work(work)) {
      (outcome) throws(FileError) in
      take(outcome)
      for (path, content) in outcome.outputs {
        guard let path else { continue }
        if let reason = try outputs.add(content, at: path, objection: GeneratedFiles.objection) {
          isRefused = true
          console.report(["typeramp: error: '\(DisplayText.escaped(path))' \(reason)"])
        }
        manifest.outputs[plan.generated.name(of: path)] = Manifest.hash(content)
      }
    }
    folders.formUnion(run.otherFiles.map(Files.folder))
    try plan.written.refuse(run.otherFiles)
    status = isRefused ? .failure : finish()
    if status == .failure { outputs.abandon() } else { try add(manifest, plan, to: &outputs) }
    try outputs.commit()
    reportEnd(of: outputs)
    return isCheck && staleCount > 0 ? max(status, .findings) : status
  }

  /// What the run did, in one line: `3 outputs built, 9 unchanged, 1 removed in 12 ms`.
  var summary: String {
    counts.summary(since: start) + (status == .findings ? "; inputs with errors keep their outputs" : "")
  }

  private mutating func take(_ outcome: Outcome) {
    let isNew = reported.isNew(outcome)
    run.take(outcome) { _ in isNew }
  }

  /// The status after all inputs were taken; reports chosen themes and contexts that no input has.
  private func finish() -> ExitStatus {
    do throws(ProjectError) {
      return try run.finish(isWhole: true)
    } catch {
      console.report(error, command: Command.build.name)
      return .failure
    }
  }

  /// Reports what was done, and what a check has found to be out of date.
  private mutating func reportEnd(of outputs: borrowing OutputSet) {
    counts = outputs.counts
    staleCount += outputs.stale.count
    for output in outputs.stale { console.report(output.lines) }
    if !isQuiet, let line = run.uncheckedFonts { console.report([line]) }
  }
}

// MARK: - The manifest

extension BuildRun {
  /// Stages the manifest and the removal of stale outputs. Stale outputs are removed first, then the manifest is
  /// replaced, then the outputs: so the manifest always names every generated file.
  private mutating func add(_ made: Manifest, _ plan: BuildPlan, to outputs: inout OutputSet) throws {
    // After an error nothing is removed: an output may only look stale because of the error.
    let isRemoving = status == .success
    let paths = plan.outputs.outputs.compactMap(\.path)
    let orphans =
      isRemoving || isCheck ? try plan.generated.orphans(besides: paths, where: plan.written.contains) : []
    report(orphans)
    if isCheck { return }
    var manifest = made
    if isRemoving {
      // An edited output stays in the manifest, and is reported until it is removed by hand.
      let kept = Set((paths + orphans.filter(\.isEdited).map(\.path)).map(plan.generated.name))
      manifest.outputs = manifest.outputs.filter { kept.contains($0.key) }
    }
    try outputs.add(manifest.bytes, at: manifest.path, isFirst: true, over: manifest.old)
    for orphan in orphans where !orphan.isEdited { try outputs.remove(orphan.path) }
  }

  /// Reports stale outputs.
  private mutating func report(_ orphans: [GeneratedFiles.Orphan]) {
    for orphan in orphans {
      let name = DisplayText.escaped(orphan.path)
      if orphan.isEdited {
        console.report([
          "typeramp: warning: no input produces '\(name)' any more; it was edited, so it is kept: delete it if you do not "
            + "need it"
        ])
      } else if isCheck {
        console.report(["\(name): error: no input produces this output any more [out-of-date]"])
        staleCount += 1
      }
    }
  }
}

/// The findings that a session has reported. After a change, those of the other inputs are not reported again.
struct ReportedFindings: Equatable {
  private var texts: [ExactString: [String]] = [:]

  /// Keeps what is reported on an input; returns whether it differs from what was reported before.
  mutating func isNew(_ outcome: Outcome) -> Bool {
    let texts = outcome.files.flatMap { file in file.findings.map { "\(file.source.path) \($0.identity)" } }
    defer { self.texts[outcome.input.key] = texts }
    return self.texts[outcome.input.key] != texts
  }
}
