import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `validate`: checks files on several threads, and reports their findings in the order of the inputs.
struct ValidateRun {
  /// Files and folders to check; empty for the inputs of the configuration.
  private let paths: [String]
  private let arguments: Arguments
  private let settings: RunSettings
  private let console: Console
  /// Whether fixes are made, or shown.
  private let isFixing: Bool
  private let isUpdatingBaseline: Bool
  private var run: Run
  private var reports: ReportSet
  private var baseline: Baseline?
  private var status = ExitStatus.success
  private var fixes: FileFixes
  /// How many files were found in folders and are not style dictionaries.
  private var skipped = 0
  /// The folders to check.
  private var folders: [String] = []
  /// Notes on files whose own configuration is not that of the run.
  private var others: [String] = []
  /// The mistakes in the paths of outputs in the configuration.
  private var pathMistakes: [Diagnostic] = []
  /// Whether there was nothing to check: an Info.plist has only the fonts of an app.
  private var isEmpty = true

  init(_ invocation: Invocation) throws {
    arguments = invocation.arguments
    paths = arguments.operands
    console = invocation.console
    isFixing = arguments.has(ValidateOptions.fix)
    isUpdatingBaseline = arguments.has(ValidateOptions.updateBaseline)
    settings = try RunSettings(invocation)
    try Self.check(arguments, settings)
    run = Run(settings, invocation)
    let baselines = [settings.baseline].compactMap(\.self)
    reports = try ReportSet(
      arguments, isStrict: settings.options.common.rules.isStrict, others: isUpdatingBaseline ? baselines : [], console)
    if !isUpdatingBaseline { try reports.refuse(baselines) }
    fixes = FileFixes(showsDiff: arguments.has(ValidateOptions.diff), console)
    let isUpdated = isUpdatingBaseline
    baseline = try settings.baseline.map { try Baseline(at: $0, isUpdated: isUpdated) }
  }

  private static func check(_ arguments: Arguments, _ settings: RunSettings) throws(UsageError) {
    let isReadingInput = arguments.operands.contains("-")
    if arguments.operands.isEmpty, settings.configuration?.settings.inputs.isEmpty ?? true {
      throw .missingOperand("a file or a folder, '-' for standard input, or 'inputs' in \(Configuration.fileName)")
    }
    let isFixing = arguments.has(ValidateOptions.fix)
    if isFixing, isReadingInput { throw .other("'--fix' cannot change standard input") }
    if !isFixing, arguments.has(ValidateOptions.diff) { throw .other("'--diff' needs '--fix'") }
    if (isReadingInput ? 1 : 0) + settings.infoPlists.count(where: \.isStandardInput) > 1 {
      throw .other("standard input can be read only once")
    }
    if settings.baseline == nil, arguments.has(ValidateOptions.updateBaseline) {
      throw .other("'--update-baseline' needs '--baseline FILE'")
    }
  }

  mutating func validate() throws -> ExitStatus {
    let inputs = try inputs()
    let outputs = settings.configuration?.settings.outputs ?? []
    run.loadFonts(keepsContents: outputs.contains(where: \.needsFontContents), foundIn: folders)
    if !settings.infoPlists.isEmpty, run.workspace.options.fonts?.hasFiles != true, run.status == .success {
      throw UsageError.other("'--info-plist' needs the app's font files; expected '--fonts PATH'")
    }
    let files = (inputs.all + settings.infoPlists).filter { !$0.isStandardInput }.map(\.argument)
    try reports.refuse(files + run.otherFiles)
    reports.begin()
    for infoPlist in settings.infoPlists { check(infoPlist: infoPlist) }
    let (options, found, keepsBytes) = (run.workspace.options, inputs.found, isFixing)
    run.begin(inputs.all.count)
    run.workspace.forEachOutcome(of: inputs.all, jobs: jobs(for: inputs.all)) { input in
      var work = Outcome.Work()
      work.outputs = { outputs.checked(input, $0, options) }
      work.others = found.contains(input) ? .skipped : .compiled
      work.keepsBytes = keepsBytes
      return work
    } take: { outcome in
      take(outcome)
    }
    try reports.refuse(run.otherFiles)
    return try finish()
  }

  /// Ends the reports, and says what was not checked.
  private mutating func finish() throws -> ExitStatus {
    if !pathMistakes.isEmpty, let configuration = settings.configuration {
      reports.add([FileFindings(configuration.source, pathMistakes.inOrderOfPlaces)])
      status = .failure
    }
    try reports.end(isEmpty: isEmpty || run.status == .failure && !reports.summary.hasFindings, console)
    if isEmpty, max(status, run.status) == .success {
      // A check of nothing must not look like a success.
      let places = paths.isEmpty ? "" : " in \(paths.map(DisplayText.escaped).quotedList)"
      console.report(["typeramp: error: no style dictionary and no design tokens were found\(places)"])
      status = .failure
    }
    if skipped > 0, !isEmpty {
      let what = skipped == 1 ? "1 file was skipped because it does" : "\(skipped) files were skipped because they do"
      console.report([
        "typeramp: note: \(what) not look like a style dictionary or design tokens; name a file to check it"
      ])
    }
    if let line = run.uncheckedFonts { console.report([line]) }
    console.report(others.map { "typeramp: note: \($0)" })
    status = max(status, try run.finish())
    // An updated baseline would lose the findings of files that could not be read.
    if isUpdatingBaseline, status != .failure, let baseline {
      console.report(try baseline.write())
      if baseline.unlisted > 0 { status = max(status, .findings) }
    }
    return status
  }

  /// Checks an Info.plist, and adds its fonts to the options of the rules.
  private mutating func check(infoPlist input: Input) {
    do throws(FileError) {
      let document = Document(try input.read(), path: input.path)
      run.workspace.options.declareFonts(of: document)
      add([InfoPlist.findings(in: document, run.workspace.options.options(for: input.path))])
    } catch {
      run.fail(error)
    }
  }

  /// Reports the findings in an input.
  private mutating func take(_ outcome: Outcome) {
    let outcome = isFixing ? fixed(outcome) : outcome
    run.record(outcome)
    // A list of fonts is not a candidate.
    if !outcome.input.argument.hasSuffix("Info.plist") { skipped += outcome.skipped }
    // Other files may have no outputs.
    if paths.isEmpty { pathMistakes += outcome.pathMistakes.filter { !pathMistakes.contains($0) } }
    if !outcome.files.isEmpty { isEmpty = false }
    add(outcome.files)
    run.advance()
  }

  /// The outcome after the fixes are made.
  private mutating func fixed(_ outcome: Outcome) -> Outcome {
    guard let (bytes, options) = outcome.fixable else { return outcome }
    let input = outcome.input
    do throws(FileError) {
      let compile = { Compilation($0, path: input.path, options: options[0]) }
      guard let fixed = try fixes.make(in: bytes, of: input, compile: compile) else { return outcome }
      return outcome.replaced(by: options.map { Compilation(fixed, path: input.path, options: $0) })
    } catch {
      run.fail(error)
      return outcome
    }
  }

  private mutating func add(_ files: [FileFindings]) {
    let fresh = files.map { baseline?.fresh($0) ?? $0 }
    // Findings written to the baseline are known from now on.
    if fresh.contains(where: \.hasErrors) && !isUpdatingBaseline { status = max(status, .findings) }
    reports.add(fresh, known: zip(files, fresh).reduce(0) { $0 + $1.0.findings.count - $1.1.findings.count })
  }
}

// MARK: - What is checked

extension ValidateRun {
  /// The inputs without duplicates, even if several paths lead to one: those in the call, otherwise those of the
  /// configuration.
  private mutating func inputs() throws -> Inputs {
    if paths.isEmpty { return Inputs(all: try run.inputs([]), found: []) }
    var resolver = PathResolver()
    var resolvedPaths: Set<ExactString> = []
    var inputs = Inputs(all: [], found: [])
    let workspace = run.workspace
    for input in paths.map({ Input(argument: $0) }) {
      if input.kind == .folder { folders.append(input.argument) }
      var errors: [FileError] = []
      let found = FolderSearch.inputs(in: input, of: workspace.store, workspace.options.tokens) { errors.append($0) }
      for error in errors { run.fail(error) }
      for (input, isNamed) in found where resolvedPaths.insert(ExactString(input.resolvedPath(&resolver))).inserted {
        inputs.all.append(input)
        if !isNamed { inputs.found.insert(input) }
      }
    }
    if !arguments.has(ConfigurationOptions.config), !arguments.has(ConfigurationOptions.noConfig) {
      others = Configuration.notes(on: inputs.all, readWith: settings.configuration?.path)
    }
    return inputs
  }

  /// What is checked.
  private struct Inputs {
    var all: [Input]
    /// Those that were found in a folder: they are skipped if they do not look like dictionaries or tokens.
    var found: Set<Input>
  }

  /// The number of threads, fewer for large files: each thread may have two of them in memory.
  private func jobs(for inputs: [Input]) -> Int {
    // A fix changes a file that others may refer to, so each file is read after the fixes in those before it.
    if isFixing, !arguments.has(ValidateOptions.diff) { return 1 }
    let usual = 4 << 20
    let largest = inputs.reduce(usual) { max($0, $1.size ?? 0) }
    return min(arguments.jobs(for: inputs.count), max(8 * usual / largest, 1))
  }
}
