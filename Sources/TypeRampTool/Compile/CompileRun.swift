import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRamp

/// One run of `compile`: reads and compiles every input, then puts all outputs in place at once.
struct CompileRun {
  private let plan: OutputPlan
  private let console: Console
  private var context: RuleContext
  private let fonts: FontSettings
  private let policy: RulePolicy
  private let emission: EmissionOptions
  private let displayScale: Int
  private let isCheck: Bool
  private let depfile: String?
  private let argumentFiles: [String]

  init(_ invocation: Invocation, plan: OutputPlan) throws {
    let arguments = invocation.arguments
    self.plan = plan
    console = invocation.console
    context = try RuleOptions.context(arguments)
    fonts = FontSettings(arguments)
    policy = try RuleOptions.policy(arguments)
    emission = EmissionOptions(arguments)
    displayScale = arguments[CompileOptions.displayScale] ?? 3
    isCheck = arguments.has(CompileOptions.check)
    depfile = arguments[CompileOptions.depfile]
    argumentFiles = invocation.argumentFiles
  }

  mutating func run() throws -> ExitStatus {
    var status = ExitStatus.success
    context.fonts = fonts.catalog(console, &status)
    let dependencies = try dependencies?.text
    var outputs = OutputSet(isCheck: isCheck)
    // Without the fonts that were asked for the outputs would be others.
    if status == .failure { outputs.abandon() }
    for input in plan.inputs {
      do throws(FileError) {
        status = max(status, try compile(input, into: &outputs))
      } catch {
        // The others are compiled all the same: what is wrong with them is told in this run.
        console.report(error)
        status = .failure
        if error.action == .write { outputs.abandon() }
      }
    }
    if status == .success, !isCheck, let depfile, let dependencies { try outputs.add(dependencies, at: depfile) }
    try outputs.commit()
    for output in outputs.stale { console.report(output.lines) }
    return outputs.stale.isEmpty ? status : max(status, .findings)
  }

  private func compile(_ input: Input, into outputs: inout OutputSet) throws(FileError) -> ExitStatus {
    var status = ExitStatus.success
    for document in try input.documents(context.tokens) {
      status = max(status, try compile(document, of: input, into: &outputs))
    }
    return status
  }

  private func compile(
    _ document: Document, of input: Input, into outputs: inout OutputSet
  ) throws(FileError) -> ExitStatus {
    let compilation = Compilation(document, context: context, policy: policy, displayScale: displayScale)
    // Fallbacks and whatever else merely informs belong to `validate`.
    console.report(compilation) { $0.severity > .note }
    guard let table = compilation.table else { return .findings }
    for output in plan.outputs(of: input) {
      let text = output.emitter.emit(table, emission)
      if let path = output.path { try outputs.add(text, at: path) } else { try console.print(text) }
    }
    return .success
  }

  private var dependencies: Depfile? {
    get throws(UsageError) {
      guard depfile != nil else { return nil }
      return try Depfile(
        targets: plan.outputs.compactMap(\.path),
        dependencies: plan.inputs.filter { !$0.isStandardInput }.flatMap { $0.files(context.tokens) } + argumentFiles
          + (context.tokens.map.map { [$0.source.path] } ?? [])
          + (context.fonts?.paths ?? []))
    }
  }
}

extension EmissionOptions {
  /// What the arguments say of the outputs.
  fileprivate init(_ arguments: Arguments) {
    self.init()
    css.mode = arguments[CompileOptions.cssMode] ?? css.mode
    css.prefix = arguments[CompileOptions.cssPrefix] ?? css.prefix
    css.fontURL = arguments[CompileOptions.cssFontURL]
    swift.name = arguments[CompileOptions.swiftName]
    swift.access = arguments[CompileOptions.swiftAccess] ?? swift.access
  }
}
