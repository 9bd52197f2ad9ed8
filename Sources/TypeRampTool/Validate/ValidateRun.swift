import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRamp

/// One run of `validate`: looks at every file, reports all that is found.
struct ValidateRun {
  private let paths: [String]
  private var context: RuleContext
  private let infoPlist: Input?
  private let policy: RulePolicy
  private let isFixing: Bool
  private let console: Console
  private let options: ReportOptions
  private let reporter: Reporter
  private let baselinePath: String?
  private let isUpdatingBaseline: Bool

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    paths = arguments.operands
    context = RuleContext(dialect: arguments[RuleOptions.dialect] ?? .typeramp)
    context.fonts = try FontOptions.catalog(arguments, report: invocation.console.report)
    infoPlist = arguments[FontOptions.infoPlist].map(Input.init)
    policy = try RuleOptions.policy(arguments)
    isFixing = arguments.has(ValidateOptions.fix)
    console = invocation.console
    options = ReportOptions(console: console, isStrict: policy.isStrict)
    reporter = arguments[ValidateOptions.report] ?? .default(environment: environmentVariable)
    baselinePath = arguments[ValidateOptions.baseline]
    isUpdatingBaseline = arguments.has(ValidateOptions.updateBaseline)
    if paths.isEmpty { throw UsageError.missingOperand("a file or a folder, or '-' for standard input") }
    if isFixing && paths.contains("-") { throw UsageError.other("'--fix' cannot change standard input") }
    if isUpdatingBaseline && baselinePath == nil { throw UsageError.other("'--update-baseline' needs '--baseline FILE'") }
  }

  func run() throws -> ExitStatus {
    var status = ExitStatus.success
    var output = OutputBuffer()
    var report = Report(reporter, options: options)
    var baseline = try baselinePath.map { try Baseline(at: $0, isNew: isUpdatingBaseline) }
    var progress = Progress(isShown: StandardStream.error.isTerminal)
    report.begin(to: &output)
    if let infoPlist { try run.look(at: infoPlist, &report, &output) }
    for (input, isFound) in inputs(&status) {
      progress.advance()
      guard let file = look(at: input, isFound: isFound, &status) else { continue }
      let fresh = baseline?.fresh(file) ?? file
      if fresh.hasErrors { status = max(status, .findings) }
      report.add(fresh, to: &output)
    }
    progress.clear()
    report.end(to: &output)
    try output.finish()
    if isUpdatingBaseline { try baseline?.write() }
    return status
  }

  /// The files to look at, each once, whatever its paths.
  private func inputs(_ status: inout ExitStatus) -> [(input: Input, isFound: Bool)] {
    var places: Set<String> = []
    var inputs: [(input: Input, isFound: Bool)] = []
    for path in paths {
      do throws(FileError) {
        inputs += try DictionarySearch.inputs(at: path).filter { places.insert($0.input.place).inserted }
      } catch {
        console.report(error)
        status = .failure
      }
    }
    return inputs
  }

  /// What is found in a file; nil when it cannot be read, or was found and is no dictionary.
  private func look(at input: Input, isFound: Bool, _ status: inout ExitStatus) -> FileFindings? {
    do throws(FileError) {
      let bytes = try input.read()
      if isFound, !StyleDictionary.isLikely(bytes, path: input.path) { return nil }
      var compilation = Compilation(bytes, path: input.path, context: context, policy: policy)
      if isFixing, let fixed = SafeFixes.applied(to: bytes, compilation) {
        try StagedFile(fixed, for: input.argument).commit()
        compilation = Compilation(fixed, path: input.path, context: context, policy: policy)
      }
      return FileFindings(compilation.source, compilation.findings)
    } catch {
      console.report(error)
      status = .failure
      return nil
    }
  }
}
