import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let build = Command(
    name: "build",
    abstract: "Compile everything that \(Configuration.fileName) lists.",
    examples: [
      "typeramp build",
      "typeramp build --check",
    ],
    discussion: """
      typeramp.json is read from this folder or the nearest folder above it. Unchanged outputs are not touched, outputs \
      without an input are removed, and files that typeramp did not write are not replaced or removed.
      """,
    operands: "",
    options: [
      ConfigurationOptions.config.declaration, OutputOptions.check.declaration, JobOptions.jobs.declaration,
      BuildOptions.quiet.declaration,
    ]
  ) { invocation in
    var run = try BuildRun(invocation)
    return try run.build()
  }
}

enum BuildOptions {
  static let quiet = Flag("quiet", letter: "q", help: "do not print what was built; errors and warnings are printed")
}

/// One run of `build`: compiles all inputs of a configuration, and puts the outputs in place that differ.
struct BuildRun {
  private let isCheck: Bool
  private let isQuiet: Bool
  private let console: Console
  private let start = ContinuousClock.now
  private var run: Run
  private var status = ExitStatus.success
  private var counts = OutputSet.Counts()
  /// How many outputs a check has found to be out of date.
  private var staleCount = 0

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    if let operand = arguments.operands.first {
      throw UsageError.other("unexpected '\(operand)'; 'build' takes its inputs from \(Configuration.fileName)")
    }
    guard let configuration = try Configuration.load(arguments) else {
      throw UsageError.other("no \(Configuration.fileName) in this folder or above it; 'typeramp init' writes one")
    }
    try configuration.check(configuration.lacking)
    (isCheck, isQuiet) = (arguments.has(OutputOptions.check), arguments.has(BuildOptions.quiet))
    console = invocation.console
    run = try Run(invocation, configuration)
    run.project.options.common.rules.mildest = .warning
  }

  mutating func build() throws -> ExitStatus {
    let status = try buildOutputs()
    if !isQuiet, let line = closingLine(status) { console.report(["typeramp: \(line)"]) }
    return status
  }

  /// The last line: what the run did, or the command that updates the outputs found by a check.
  private func closingLine(_ status: ExitStatus) -> String? {
    if !isCheck, status == .failure { return "nothing was written" }
    let left = status == .findings ? "; inputs with errors keep their outputs" : ""
    if !isCheck { return counts.summary(since: start) + left }
    if staleCount == 0 { return status == .success ? "all outputs are up to date" : nil }
    let named = run.arguments[ConfigurationOptions.config].map { " --config \(ShellWord.inQuotes($0))" } ?? ""
    return "\(StaleOutput.summary(staleCount)); run: typeramp build\(DisplayText.escaped(named))"
  }

  private mutating func buildOutputs() throws -> ExitStatus {
    run.loadFonts()
    _ = run.declareFonts()
    let planned: BuildPlan?
    do { planned = try BuildPlan(run) } catch let mistakes as ConfigurationMistakes {
      console.report([mistakes.file])
      return .failure
    }
    // Without inputs the configuration was refused.
    guard let plan = planned, run.status != .failure else { return .failure }
    var generated = plan.generated
    var outputs = OutputSet(isCheck: isCheck)
    var isRefused = false
    var made: [Input] = []
    func stage(_ content: [UInt8], at path: String) throws(FileError) {
      if let reason = try outputs.add(content, at: path, objection: GeneratedFiles.objection) {
        isRefused = true
        console.report(.error, "'\(path)' \(reason)")
      }
      generated.add(content, at: path)
    }
    run.begin(plan.outputs.inputs.count)
    let (inputs, jobs) = (run.project.readingStreams(among: plan.inputs), run.arguments.jobs(for: plan.inputs.count))
    try run.project.forEachOutcome(of: inputs, plan.outputs.work(), jobs: jobs) { (outcome) throws(FileError) in
      run.take(outcome)
      if !outcome.outputs.isEmpty { made.append(outcome.input) }
      for (path, content) in outcome.outputs { if let path { try stage(content, at: path) } }
    }
    let shared = plan.outputs.sharedFiles(of: made, isWhole: true)
    for (path, content) in shared { try stage(content, at: path) }
    report(shared.map(\.path).filter { [PlannedOutput].module(of: $0) == nil })
    try plan.written.refuse(run.otherFiles)
    status = isRefused ? .failure : finish()
    if status == .failure { outputs.abandon() } else { try add(generated, plan, to: &outputs) }
    try outputs.commit()
    counts = outputs.counts
    staleCount += outputs.stale.count
    for output in outputs.stale { console.report(output.lines) }
    if !isQuiet { [run].reportUncheckedFonts() }
    return isCheck && staleCount > 0 ? max(status, .findings) : status
  }

  /// Reports several files with what outputs share, if they may be in one module: it can have only one.
  private func report(_ shared: [String]) {
    if shared.count < 2 || isQuiet { return }
    let files = shared.map { "'\($0)'" }.enumeration
    console.report(.note, "\(files) declare the same types; if they are in one module, set \"shared\"")
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

  /// Stages the manifest and the removal of stale outputs. Stale outputs are removed first, then the manifest is
  /// replaced, then the outputs: so the manifest always names every generated file.
  private mutating func add(_ made: GeneratedFiles, _ plan: BuildPlan, to outputs: inout OutputSet) throws {
    // After an error nothing is removed: an output may only look stale because of the error.
    let isRemoving = status == .success
    let paths = plan.outputs.files
    let orphans =
      isRemoving || isCheck ? try plan.generated.orphans(besides: paths, where: plan.written.contains) : []
    report(orphans)
    if isCheck { return }
    var generated = made
    if isRemoving {
      // An edited output stays in the manifest, and is reported until it is removed by hand.
      let kept = Set((paths + orphans.filter(\.isEdited).map(\.path)).map(generated.name))
      generated.outputs = generated.outputs.filter { kept.contains($0.key) }
    }
    try outputs.add(generated.bytes, at: generated.manifest, isFirst: true, over: generated.old)
    for orphan in orphans where !orphan.isEdited { try outputs.remove(orphan.path) }
  }

  private mutating func report(_ orphans: [(path: String, isEdited: Bool)]) {
    for orphan in orphans {
      if orphan.isEdited {
        let advice = "it was edited, so it is kept: delete it if you do not need it"
        console.report(.warning, "no input produces '\(orphan.path)' any more; \(advice)")
      } else if isCheck {
        let name = DisplayText.escaped(orphan.path)
        console.report(["\(name): error: no input produces this output any more [out-of-date]"])
        staleCount += 1
      }
    }
  }
}

/// The inputs and outputs of a configuration in the current state of its folder.
struct BuildPlan {
  let outputs: OutputPlan
  let written: WrittenFiles
  let generated: GeneratedFiles
  let inputs: [FoundInput]

  /// - Parameter run: the run, whose files are read besides the inputs.
  /// - Throws: `ConfigurationMistakes` for patterns without matching files, placeholders for which an input has no
  ///   value, and outputs that cannot all be written.
  init?(_ run: Run) throws {
    let (project, read) = (run.project, run.otherFiles)
    guard let configuration = project.configuration, let search = try run.search() else { return nil }
    generated = search.generated
    var findings = search.findings
    var planned: [PlannedOutput] = []
    var inputs: [FoundInput] = []
    var resolver = PathResolver()
    for input in search.inputs {
      var found = FoundInput(input)
      let outputs = configuration.settings.outputs.of([input], in: configuration.folder)
      if outputs.contains(where: \.isForThemes) {
        if input.isStream {
          throw UsageError.other("'\(input.path)' is a pipe or a device; an output for each theme needs a file")
        }
        found.contents = project.read(input)
      }
      for made in outputs.planned(for: input, try? found.contents?.get(), project, &resolver) {
        findings += made.prefix(1).compactMap(\.mistake)
        planned += made
      }
      inputs.append(found)
    }
    self.inputs = inputs
    outputs = OutputPlan(search.inputs, findings.isEmpty ? planned : [])
    if findings.isEmpty { findings += WrittenFiles.mistake(in: outputs, read: read).map { [$0] } ?? [] }
    try configuration.check(findings)
    written = try WrittenFiles(outputs, read: read)
    try written.refuse([generated.manifest], "the manifest")
  }
}
