import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `compile`: reads and compiles every input, then puts all outputs in place at once.
struct CompileRun {
  private let plan: OutputPlan
  private let written: WrittenFiles
  private let console: Console
  private var run: Run
  private let isCheck: Bool
  private let jobs: Int
  private let depfile: String?
  private var work: Outcome.Work
  /// The outputs for standard output, printed after the call has been validated.
  private var printed: [[UInt8]] = []
  /// The inputs that have outputs.
  private var made: [Input] = []

  init(_ invocation: Invocation, _ configuration: Configuration?, plan: OutputPlan) throws {
    let arguments = invocation.arguments
    self.plan = plan
    console = invocation.console
    jobs = arguments.jobs(for: plan.inputs.count)
    depfile = arguments[CompileOptions.depfile]
    if depfile != nil { try Depfile.check(targets: plan.files) }
    // Before anything is read: settings and inputs can be pipes.
    written = try WrittenFiles(
      plan, others: depfile.map { [$0] } ?? [], read: invocation.argumentFiles,
      links: arguments.all(CompileOptions.output))
    run = try Run(invocation, configuration)
    run.project.options.common.rules.mildest = .warning
    isCheck = arguments.has(OutputOptions.check)
    work = plan.work
    work.isForPlugin = arguments.has(CompileOptions.found)
  }

  mutating func compile() throws -> ExitStatus {
    let inputs = try foundInputs()
    run.loadFonts(keepsContents: plan.needsFontContents)
    try written.refuse(run.otherFiles)
    var outputs = OutputSet(isCheck: isCheck)
    // Without a requested font the outputs would differ.
    if run.status == .failure { outputs.abandon() }
    run.begin(plan.inputs.count)
    let read = run.project.readingStreams(among: inputs, isAlone: work.isForPlugin)
    run.project.forEachOutcome(of: read, work, jobs: jobs) { take($0, into: &outputs) }
    for (path, content) in plan.sharedFiles(of: made, isWhole: false) {
      guard let reason = try outputs.add(content, at: path, objection: GeneratedFiles.objection) else { continue }
      throw UsageError.other("'\(path)' \(reason) with '--swift-shared'")
    }
    var status = try run.finish()
    if run.hasUnknownChoices { outputs.abandon() }
    try written.refuse(run.otherFiles)
    for content in printed { try console.print(content) }
    if status == .success, !isCheck, let depfile {
      let rules = Depfile(targets: plan.files, dependencies: run.allFiles)
      try outputs.add(Array(rules.text.utf8), at: depfile)
      console.report(
        rules.leftOut.map {
          "typeramp: warning: the depfile leaves out '\(DisplayText.escaped($0))': Make or Ninja would misread its name"
        })
    }
    try outputs.commit()
    if status == .findings, !isCheck {
      let part = run.incomplete < plan.inputs.count ? " for \(run.incomplete) of \(plan.inputs.count) inputs" : ""
      console.report(["typeramp: nothing was written\(part)"])
    }
    for output in outputs.stale { console.report(output.lines) }
    if !outputs.stale.isEmpty {
      console.report(["typeramp: \(StaleOutput.summary(outputs.stale.count)); run the command without '--check'"])
      status = max(status, .findings)
    }
    return status
  }

  /// The inputs; throws for a folder that cannot be read as one.
  private func foundInputs() throws(UsageError) -> [FoundInput] {
    var inputs: [FoundInput] = []
    for input in plan.inputs {
      if let found = run.project.find(at: input, fail: { _ in }).first, found.input == input {
        inputs.append(found)
        continue
      }
      do throws(FileError) {
        let contents = try InputContents(of: input, in: run.project.store, run.project.options.common.tokens)
        inputs.append(FoundInput(input, .success(contents)))
      } catch {
        throw .other(error.message)
      }
    }
    return inputs
  }

  /// Reports an outcome, and stages its outputs. After an error the other inputs are still compiled, so that one run
  /// reports all errors.
  private mutating func take(_ outcome: Outcome, into outputs: inout OutputSet) {
    run.take(outcome)
    if !outcome.outputs.isEmpty { made.append(outcome.input) }
    do throws(FileError) {
      for (path, content) in outcome.outputs {
        if let path { try outputs.add(content, at: path) } else { printed.append(content) }
      }
    } catch {
      run.fail(error)
      outputs.abandon()
    }
  }
}

extension OutputPlan {
  /// The work on each input: to make its outputs.
  var work: Outcome.Work {
    var work = Outcome.Work(.planned(outputs(of:)))
    work.isMaking = true
    return work
  }
}
