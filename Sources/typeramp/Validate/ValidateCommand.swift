import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let validate = Command(
    name: "validate",
    abstract: "Check text-style dictionaries and design tokens for mistakes.",
    examples: [
      "typeramp validate Styles --fonts Fonts",
      "typeramp validate Styles/Brand.plist --fix",
    ],
    discussion: """
      PATH is a file, a folder that is searched for dictionaries, or '-' for standard input. Without PATH the inputs of \
      \(Configuration.fileName) are checked.
      """,
    operands: "[PATH…]",
    options: [
      ValidateOptions.report.declaration, ValidateOptions.fix.declaration, ValidateOptions.diff.declaration,
      ValidateOptions.all.declaration, ValidateOptions.allTokens.declaration, Setting.baseline.declaration,
      ConfigurationOptions.updateBaseline.declaration, Setting.infoPlist.declaration, JobOptions.jobs.declaration,
    ] + Setting.ofTables
  ) { invocation in
    try ReportSet.reporting(invocation) {
      var run = try ValidateRun(invocation)
      return try run.validate()
    }
  }
}

enum ValidateOptions {
  static let report = Option<ReportRequest>(
    "report", placeholder: "FORM[=PATH]", choices: Reporter.all.map(\.name), isRepeatable: true,
    help:
      "\(names), to standard output or to PATH; may be given several times (default: text, or the form of a known CI)"
  ) { ReportRequest($0) }

  private static var names: String { Reporter.all.map(\.name).joined(separator: ", ") }

  static let fix = Flag("fix", help: "make the safe fixes in the files")

  static let diff = Flag("diff", help: "with --fix: show the changes, and make none")

  static let allTokens = Flag(
    "all-tokens", help: "report mistakes in design tokens that no style uses (default: one note counts them)")

  static let all = Flag("all", help: "show every finding in text (default: at most 50 of one rule in a file)")
}

/// One call of `validate`: checks files on several threads, and reports their findings in the order of the inputs.
struct ValidateRun {
  private let arguments: Arguments
  private let console: Console
  /// Whether fixes are made, or shown.
  private let isFixing: Bool
  /// A run for each project.
  private var checks: CheckRuns
  private var reports: CheckReports
  private var status = ExitStatus.success
  private var fixes: FileFixes
  /// The files that were found in folders and are not dictionaries.
  private var skipped: [String] = []
  /// The links in folders that were not followed.
  private var links: [String] = []
  /// Notes on files whose own configuration is not that of the run.
  private var others: [String] = []
  /// Whether there was nothing to check: an Info.plist has only the fonts of an app.
  private var isEmpty = true

  init(_ invocation: Invocation) throws {
    arguments = invocation.arguments
    console = invocation.console
    isFixing = arguments.has(ValidateOptions.fix)
    checks = try CheckRuns(invocation)
    for index in checks.all.indices {
      checks.all[index].run.project.options.common.tokens.reportsAllTokens = arguments.has(ValidateOptions.allTokens)
    }
    try Self.check(arguments, checks.settings)
    reports = try CheckReports(arguments, checks.projects, console)
    fixes = FileFixes(showsDiff: arguments.has(ValidateOptions.diff), console)
  }

  private static func check(_ arguments: Arguments, _ settings: [Settings]) throws(UsageError) {
    let isReadingInput = arguments.operands.contains("-")
    if arguments.operands.isEmpty, settings.contains(where: { $0.inputs.isEmpty && $0.infoPlists.isEmpty }) {
      throw .missingOperand("a file or a folder, '-', or 'inputs' in typeramp.json; 'typeramp init' writes one")
    }
    let isFixing = arguments.has(ValidateOptions.fix)
    if isFixing, isReadingInput { throw .other("'--fix' cannot change standard input") }
    if !isFixing, arguments.has(ValidateOptions.diff) { throw .other("'--diff' needs '--fix'") }
    if (isReadingInput ? 1 : 0) + settings.flatMap(\.infoPlists).count(where: { $0 == "-" }) > 1 {
      throw .other("standard input can be read only once")
    }
  }

  mutating func validate() throws -> ExitStatus {
    let inputs = try checks.all.indices.map { try self.inputs(of: $0) }
    for index in checks.all.indices { try loadFonts(index) }
    let read = inputs.flatMap { $0.all.map(\.input.argument) + $0.configurations }
    let lists = checks.settings.flatMap(\.infoPlists)
    try reports.refuse((read + lists).filter { $0 != "-" } + checks.otherFiles)
    reports.begin()
    checks.reportMistakes(in: &reports)
    for index in checks.all.indices { check(inputs[index], index) }
    try reports.refuse(checks.otherFiles)
    return try finish()
  }

  private mutating func loadFonts(_ index: Int) throws(UsageError) {
    checks.all[index].run.loadFonts(foundIn: checks.all[index].scope.paths.filter { Files.kind(of: $0) == .folder })
    let run = checks.all[index].run
    if !run.settings.infoPlists.isEmpty, run.project.options.common.fonts?.hasFiles != true, run.status == .success {
      throw .other("'--info-plist' needs the app's font files; expected '--fonts PATH'")
    }
  }

  private mutating func check(_ inputs: Inputs, _ index: Int) {
    let (settings, scope) = (checks.all[index].run.settings, checks.all[index].scope)
    let lists = checks.all[index].run.declareFonts()
    let project = checks.all[index].run.project
    reports.add(lists.map { InfoPlist.findings(in: $0, project.options(for: $0.source.path)) }, of: settings)
    // Fonts and their lists are a check of their own.
    if scope.isWhole, settings.inputs.isEmpty, !lists.isEmpty { isEmpty = false }
    for path in inputs.configurations { check(configurationAt: path, index) }
    if let configuration = project.configuration, !inputs.findings.isEmpty {
      reports.add([FileFindings(configuration.source, inputs.findings.inOrderOfPlaces)], of: settings)
      (status, isEmpty) = (.failure, false)
    }
    var work = Outcome.Work(.configured)
    work.keepsBytes = true
    checks.all[index].run.begin(inputs.all.count)
    var (pathMistakes, planned): ([Diagnostic], [PlannedOutput]) = ([], [])
    project.forEachOutcome(of: inputs.all, work, jobs: jobs(for: inputs.all.map(\.input))) { outcome in
      take(outcome, index)
      // Files that are not inputs may have no outputs.
      let isInput = inputs.configured.contains(outcome.input)
      pathMistakes += outcome.pathMistakes.filter { isInput && !pathMistakes.contains($0) }
      if isInput { planned += outcome.planned }
    }
    // What 'build' refuses to write.
    if pathMistakes.isEmpty, scope.isWhole {
      let plan = OutputPlan(inputs.all.map(\.input).filter(inputs.configured.contains), planned)
      pathMistakes += WrittenFiles.mistake(in: plan, read: checks.all[index].run.otherFiles).map { [$0] } ?? []
    }
    if !pathMistakes.isEmpty, let configuration = project.configuration {
      reports.add([FileFindings(configuration.source, pathMistakes.inOrderOfPlaces)], of: settings)
      status = .failure
    }
  }

  /// The line that says that letters were not checked, since there are no font files; nil if they were.
  private var uncheckedLetters: String? {
    let projects = checks.all.map(\.run.project).filter { $0.options.common.fonts == nil }
    let languages = projects.flatMap(\.settings.languages).unique(by: \.tag)
    if languages.isEmpty { return nil }
    let list = languages.map(\.tag).list(upTo: 3) { $0 }
    return "typeramp: note: the letters of \(list) were not checked; pass --fonts with the app's font files"
  }

  /// Ends the reports, and says what was not checked.
  private mutating func finish() throws -> ExitStatus {
    let unchecked = checks.all.map(\.run.unchecked).reduce(UncheckedFonts(), +)
    let isMisleading = isEmpty || checks.status == .failure && !reports.hasFindings
    try reports.end(isEmpty: isMisleading, unchecked: unchecked.count, console)
    if isEmpty, max(status, checks.status) == .success {
      // A check of nothing must not look like a success.
      let paths = arguments.operands
      let places = paths.isEmpty ? "" : " in \(paths.map(DisplayText.escaped).quotedList)"
      console.report(["typeramp: error: no text-style dictionary or design tokens found\(places)"])
      status = .failure
    }
    reportUnread()
    if let line = unchecked.line { console.report([line]) }
    if let line = uncheckedLetters { console.report([line]) }
    console.report(others.map { "typeramp: note: \($0)" })
    for check in checks.all { status = max(status, try check.run.finish(isWhole: check.scope.isWhole)) }
    return try reports.finish(max(status, checks.status), console)
  }

  /// Names what was found in folders and not read.
  private func reportUnread() {
    for (paths, noun, reasons) in [
      (skipped, "file", ["was skipped because it does", "were skipped because they do"]),
      (links, "link", ["was left out because it does", "were left out because they do"]),
    ] where !paths.isEmpty {
      let what = "\(paths.count.counted(noun)) \(reasons[paths.count == 1 ? 0 : 1])"
      let why = noun == "file" ? "not look like a text-style dictionary or design tokens" : "not stay in the folder"
      let list = paths.list(upTo: 8) { "'\(DisplayText.escaped($0))'" }
      console.report(["typeramp: note: \(what) \(why): \(list); name a file to check it"])
    }
  }

  /// Reports what is wrong with a configuration that the call names.
  private mutating func check(configurationAt path: String, _ index: Int) {
    do throws(FileError) {
      let opened = OpenProject(try Configuration(at: path, isNamed: false), options: arguments.texts, in: DiskFiles())
      if let source = opened.source {
        reports.add([FileFindings(source, opened.findings)], of: checks.all[index].run.settings)
        isEmpty = false
      }
      for problem in opened.problems { checks.all[index].run.fail(problem) }
    } catch {
      checks.all[index].run.fail(error)
    }
  }

  private mutating func take(_ outcome: Outcome, _ index: Int) {
    let outcome = isFixing ? fixed(outcome, index) : announced(outcome)
    checks.all[index].run.record(outcome)
    // A list of fonts is not a candidate.
    if !outcome.input.argument.hasSuffix("Info.plist") { skipped += outcome.skipped }
    if !outcome.files.isEmpty { isEmpty = false }
    reports.add(outcome.files, of: checks.all[index].run.settings)
    checks.all[index].run.advance()
  }

  private mutating func fixed(_ outcome: Outcome, _ index: Int) -> Outcome {
    guard let (bytes, options) = outcome.fixable else { return outcome }
    let input = outcome.input
    do throws(FileError) {
      let compile = { Compilation($0, path: input.path, options: options[0]) }
      guard let made = try fixes.make(in: bytes, of: input, compile: compile) else { return outcome }
      if arguments.has(ValidateOptions.diff) { return outcome.suggesting(made.refuses) }
      let compilations = options.map { Compilation(made.bytes, path: input.path, options: $0) }
      return outcome.replaced(by: compilations).suggesting(made.refuses)
    } catch {
      checks.all[index].run.fail(error)
      return outcome
    }
  }

  /// How large a file may be in bytes to try its fixes before they are announced: each try compiles it.
  private static let mostTried = 1 << 20

  /// The outcome, in which fixes that `--fix` would decline are suggestions.
  private func announced(_ outcome: Outcome) -> Outcome {
    guard let (bytes, options) = outcome.fixable, bytes.count <= Self.mostTried,
      outcome.files.contains(where: { $0.findings.contains { $0.fix?.isSafe == true } }),
      let fixes = SafeFixes(bytes, path: outcome.input.path, options: options[0])
    else { return outcome }
    return outcome.suggesting(fixes.refuses)
  }
}

// MARK: - What is checked

extension ValidateRun {
  private struct Inputs {
    var all: [FoundInput] = []
    /// Those that the configuration lists.
    var configured: Set<Input> = []
    /// The configurations among the paths of the call.
    var configurations: [String] = []
    /// The mistakes in the list of the configuration.
    var findings: [Diagnostic] = []
  }

  /// The inputs of a project without duplicates, even if several paths lead to one: those that its configuration lists
  /// if the whole project is checked, and those that are found.
  private mutating func inputs(of index: Int) throws -> Inputs {
    let (project, scope) = (checks.all[index].run.project, checks.all[index].scope)
    var inputs = Inputs()
    if scope.isWhole, let search = try checks.all[index].run.search() {
      inputs.findings = search.findings
      // With a mistake in the list nothing else is checked.
      if !inputs.findings.isEmpty { return inputs }
      inputs.configured = Set(search.inputs)
      inputs.all = search.inputs.map { FoundInput($0) }
    }
    var resolver = PathResolver()
    var known = Set(inputs.all.map { ExactString($0.input.resolvedPath(&resolver)) })
    let searched = project.reading(scope.files(of: project.store, besides: known))
    for input in scope.paths.map({ Input(argument: $0) }) {
      if input.kind == .file, Files.name(of: input.argument) == Configuration.fileName {
        inputs.configurations.append(input.argument)
        continue
      }
      var errors: [FileError] = []
      let found = searched.find(
        at: input, leaveOut: { links.append($0) }, fail: { errors.append($0) })
      for error in errors { checks.all[index].run.fail(error) }
      inputs.all += found.filter { found in
        known.insert(ExactString(found.input.resolvedPath(&resolver))).inserted
      }
    }
    if !arguments.has(ConfigurationOptions.config), !arguments.has(ConfigurationOptions.noConfig) {
      others += Configuration.notes(on: inputs.all.map(\.input), readWith: project.configuration?.path)
    }
    return inputs
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

extension Configuration {
  /// Files that a call names have one configuration. The notes on the folders of inputs for which none is near.
  ///
  /// - Parameter used: the path of the configuration of the run.
  static func notes(on inputs: [Input], readWith used: String?) -> [String] {
    let folders = Set(
      inputs.filter { !$0.isStandardInput }.map { $0.kind == .folder ? $0.argument : Files.folder(of: $0.argument) }
    ).sorted()
    var notes: [String] = []
    for folder in folders {
      guard let used, let near = try? [nearest(to: folder)].first, near == nil else { continue }
      let note =
        "no \(fileName) is near '\(DisplayText.escaped(folder))'; '\(DisplayText.escaped(used))' was read for it"
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
