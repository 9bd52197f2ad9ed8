import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// One run of `compile`: reads and compiles every input, then puts all outputs in place at once.
struct CompileRun {
  private let plan: OutputPlan
  private let console: Console
  private var compiler: Compiler
  private let fonts: FontSettings
  private let isCheck: Bool
  private let depfile: String?
  private let argumentFiles: [String]
  /// The mapping file.
  private let otherFiles: [String]

  init(_ invocation: Invocation, plan: OutputPlan) throws {
    let arguments = invocation.arguments
    self.plan = plan
    console = invocation.console
    var options = try RuleOptions.options(arguments)
    options.displayScale = arguments[CompileOptions.displayScale] ?? options.displayScale
    compiler = Compiler(options: options, isFinding: arguments.has(CompileOptions.found))
    fonts = FontSettings(arguments)
    isCheck = arguments.has(CompileOptions.check)
    depfile = arguments[CompileOptions.depfile]
    argumentFiles = invocation.argumentFiles
    otherFiles = TokenOptions.files(arguments)
  }

  mutating func run() throws -> ExitStatus {
    var status = ExitStatus.success
    compiler.options.fonts = fonts.catalog(console, &status)
    let files = filesRead
    for file in files { try plan.refuse(file) }
    let dependencies = try depfile.map { _ in
      try Depfile(targets: plan.outputs.compactMap(\.path), dependencies: files).text
    }
    var outputs = OutputSet(isCheck: isCheck)
    // Without the fonts that were asked for the outputs would be others.
    if status == .failure { outputs.abandon() }
    let early = compiler.resultsOfStreams(plan.inputs, plan)
    for input in plan.inputs {
      do throws(FileError) {
        let result = early[input] ?? compiler.result(of: input, plan.outputs(of: input))
        status = max(status, try take(result, into: &outputs))
      } catch {
        // The others are compiled all the same: what is wrong with them is told in this run.
        console.report(error)
        status = .failure
        outputs.abandon()
      }
    }
    if status == .success, !isCheck, let depfile, let dependencies { try outputs.add(dependencies, at: depfile) }
    try outputs.commit()
    for output in outputs.stale { console.report(output.lines) }
    return outputs.stale.isEmpty ? status : max(status, .findings)
  }

  private func take(_ result: Compiler.Result, into outputs: inout OutputSet) throws(FileError) -> ExitStatus {
    console.report(result.reports)
    if let error = result.error { console.report(error) }
    for (path, text) in result.outputs {
      if let path { try outputs.add(text, at: path) } else { try console.print(text) }
    }
    return result.status
  }

  /// Everything that is read, besides standard input.
  private var filesRead: [String] {
    plan.inputs.flatMap { $0.files(compiler.options.tokens) } + argumentFiles + otherFiles
      + (compiler.options.fonts?.paths ?? [])
  }
}
