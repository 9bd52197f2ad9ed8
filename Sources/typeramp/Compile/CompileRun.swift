import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// One run of `compile`: reads and compiles every input, then puts all outputs in place at once.
struct CompileRun {
  private let plan: OutputPlan
  private let written: WrittenFiles
  private let console: Console
  private var compiler: Compiler
  private let fonts: FontSettings
  private let isCheck: Bool
  private let jobs: Int
  private let depfile: String?
  private let argumentFiles: [String]
  /// The configuration and the mapping file, if there are any.
  private let otherFiles: [String]
  /// The themes and contexts in the call, and those of the inputs.
  private let named: VariantChoice
  private var choices = ChoiceUse()
  /// The outputs for standard output, printed after the call has been validated.
  private var printed: [FileContent] = []

  init(_ invocation: Invocation, _ configuration: Configuration?, plan: OutputPlan) throws {
    let arguments = invocation.arguments
    self.plan = plan
    console = invocation.console
    jobs = arguments.jobs.count(for: plan.inputs.count)
    depfile = arguments[CompileOptions.depfile]
    argumentFiles = invocation.argumentFiles
    // Before anything is read: settings and inputs can be pipes.
    written = try WrittenFiles(plan, others: depfile.map { [$0] } ?? [], read: argumentFiles)
    let settings = try RunSettings(arguments, configuration)
    compiler = Compiler(options: settings.options, skipsNonDictionaries: arguments.has(CompileOptions.found))
    fonts = settings.fonts
    isCheck = arguments.has(CompileOptions.check)
    otherFiles = settings.files
    named = settings.named
  }

  mutating func run() throws -> ExitStatus {
    try refuseFolders()
    var status = ExitStatus.success
    compiler.options.fonts = fonts.catalog(keepsContents: plan.needsFontContents, console, &status)
    try refuseOutputsOverOtherFiles()
    let dependencies = try depfile.map { _ in
      try Depfile(targets: plan.outputs.compactMap(\.path), dependencies: filesRead).text
    }
    var outputs = OutputSet(isCheck: isCheck)
    // Without a requested font the outputs would differ.
    if status == .failure { outputs.abandon() }
    let early = compiler.outcomesOfStreams(plan.inputs, plan)
    compiler.forEachOutcome(of: plan.inputs, plan, jobs: jobs, early: early) { _, outcome in
      do throws(FileError) {
        status = max(status, try take(outcome, into: &outputs))
      } catch {
        // The other inputs are still compiled, so that one run reports all errors.
        console.report(error)
        status = .failure
        outputs.abandon()
      }
    }
    if try choices.status(compiler.options.tokens, named: named) == .failure {
      status = .failure
      outputs.abandon()
    }
    for content in printed { try console.print(content) }
    if status == .success, !isCheck, let depfile, let dependencies { try outputs.add(dependencies, at: depfile) }
    try outputs.commit()
    for output in outputs.stale { console.report(output.lines) }
    if !outputs.stale.isEmpty {
      console.report(["typeramp: \(StaleOutput.summary(outputs.stale.count)); run the command without '--check'"])
    }
    return outputs.stale.isEmpty ? status : max(status, .findings)
  }

  /// Throws for a folder that is not a project of tokens.
  private func refuseFolders() throws(UsageError) {
    for input in plan.inputs where input.kind == .folder {
      guard TokenProject(input, compiler.options.tokens) == nil else { continue }
      throw .other(
        "'\(input.path)' is a folder; name its files, list them in \(Configuration.fileName) for 'typeramp build', or use "
          + "'--from' if it is one project of design tokens")
    }
  }

  /// Throws if an output would replace a file that is read besides the inputs and the argument files.
  private func refuseOutputsOverOtherFiles() throws(UsageError) {
    if written.isEmpty { return }
    let tokens = compiler.options.tokens
    // Inputs of tokens have to be read to find out what they refer to.
    let others = Parallel.map(plan.inputs, jobs: jobs) { input in
      input.files(tokens).filter { $0 != input.argument }
    }
    for file in others.joined() { try written.refuse(file) }
    for file in otherFiles + (compiler.options.fonts?.paths ?? []) { try written.refuse(file) }
  }

  private mutating func take(
    _ outcome: Compiler.Outcome, into outputs: inout OutputSet
  ) throws(FileError) -> ExitStatus {
    console.report(outcome.reports)
    console.report(outcome.notes)
    choices.add(outcome.choices)
    if let error = outcome.error { console.report(error) }
    for (path, content) in outcome.outputs {
      if let path { try outputs.add(content, at: path) } else { printed.append(content) }
    }
    return outcome.status
  }

  /// All files that are read, without standard input.
  private var filesRead: [String] {
    plan.inputs.flatMap { $0.files(compiler.options.tokens) } + argumentFiles + otherFiles
      + (compiler.options.fonts?.paths ?? [])
  }
}
