import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let validate = Command(
    name: "validate",
    abstract: "Check dictionaries and design tokens for mistakes.",
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
    ], shared: Setting.ofTables
  ) { invocation in
    try CheckReports.reporting(invocation) {
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

  /// What `audit` and `fit` have too, besides the reports.
  static let ofOtherChecks =
    [
      all.declaration, Setting.baseline.declaration, ConfigurationOptions.updateBaseline.declaration,
      Setting.rules.declaration, Setting.strict.declaration, Setting.fonts.declaration, JobOptions.jobs.declaration,
    ] + Setting.ofTokens.map(\.declaration) + ConfigurationOptions.all

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
  private var checks: CheckRuns
  private var reports: CheckReports
  private var status = ExitStatus.success
  private var fixes: FileFixes
  /// What was found in folders: files that are not dictionaries, and links that were not followed.
  private var (skipped, links): ([String], [String]) = ([], [])
  /// Notes on files whose own configuration is not that of the run.
  private var others: [String] = []
  /// Whether there was nothing to check: an Info.plist has only the fonts of an app.
  private var isEmpty = true

  private static let work = Outcome.Work(.configured, keepsBytes: true)

  init(_ invocation: Invocation) throws {
    (arguments, console) = (invocation.arguments, invocation.console)
    isFixing = arguments.has(ValidateOptions.fix)
    checks = try CheckRuns(invocation)
    for index in checks.all.indices {
      checks.all[index].project.options.common.tokens.reportsAllTokens = arguments.has(ValidateOptions.allTokens)
    }
    try Self.check(arguments, checks.all.map(\.settings))
    reports = try CheckReports(invocation, checks.projects)
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
    let lists = checks.all.flatMap(\.settings.infoPlists)
    try reports.refuse((read + lists).filter { $0 != "-" } + checks.otherFiles)
    checks.begin(&reports)
    for index in checks.all.indices { check(inputs[index], index) }
    try reports.refuse(checks.otherFiles)
    return try finish()
  }

  private mutating func loadFonts(_ index: Int) throws(UsageError) {
    checks.all[index].loadFonts(foundIn: checks.all[index].scope.paths.filter { Files.kind(of: $0) == .folder })
    let run = checks.all[index]
    if !run.settings.infoPlists.isEmpty, run.project.options.common.fonts?.hasFiles != true, run.status == .success {
      let message = "'--info-plist' needs the app's font files; expected '--fonts PATH'"
      if checks.all.count == 1 { throw .other(message) }
      checks.all[index].fail(message + checks.suffix(index))
    }
  }

  private mutating func check(_ inputs: Inputs, _ index: Int) {
    let lists = checks.all[index].declareFonts()
    let (project, isWhole) = (checks.all[index].project, checks.all[index].scope.isWhole)
    reports.add(
      lists.map { InfoPlist.findings(in: $0, project.options(for: $0.source.path)) }, of: project.settings)
    // Fonts and their lists are a check of their own.
    if isWhole, project.settings.inputs.isEmpty, !lists.isEmpty { isEmpty = false }
    for path in inputs.configurations { check(configurationAt: path, index) }
    if !inputs.findings.isEmpty { isEmpty = false }
    report(inputs.findings, of: project)
    checks.all[index].begin(inputs.all.count)
    var (pathMistakes, planned): ([Diagnostic], [PlannedOutput]) = ([], [])
    project.forEachOutcome(of: inputs.all, Self.work, jobs: jobs(for: inputs.all.map(\.input))) { outcome in
      take(outcome, index)
      // Files that are not inputs may have no outputs.
      guard inputs.configured.contains(outcome.input) else { return }
      pathMistakes += outcome.pathMistakes.filter { !pathMistakes.contains($0) }
      planned += outcome.planned
    }
    // What 'build' refuses to write.
    if pathMistakes.isEmpty, isWhole {
      let plan = OutputPlan(inputs.all.map(\.input).filter(inputs.configured.contains), planned)
      pathMistakes += WrittenFiles.mistake(in: plan, read: checks.all[index].otherFiles).map { [$0] } ?? []
    }
    report(pathMistakes, of: project)
  }

  private mutating func report(_ mistakes: [Diagnostic], of project: Project) {
    guard let configuration = project.configuration, !mistakes.isEmpty else { return }
    reports.add([FileFindings(configuration.source, mistakes.inOrderOfPlaces)], of: project.settings)
    status = .failure
  }

  /// Ends the reports, and says what was not checked.
  private mutating func finish() throws -> ExitStatus {
    let isMisleading = isEmpty || checks.status == .failure && !reports.hasFindings
    try reports.end(isEmpty: isMisleading, unchecked: checks.all.uncheckedFonts.count)
    if isEmpty, max(status, checks.status) == .success {
      // A check of nothing must not look like a success.
      let paths = arguments.operands
      let places = paths.isEmpty ? "" : " in \(paths.quotedList)"
      console.report(.error, "no text-style dictionary or design tokens found\(places)")
      status = .failure
    }
    report(skipped, "file", "look like a text-style dictionary or design tokens", ["was skipped", "were skipped"])
    report(links, "link", "stay in the folder", ["was left out", "were left out"])
    checks.all.reportUncheckedFonts()
    reportUncheckedLetters()
    for note in others { console.report(.note, note) }
    try checks.all.checkChoices()
    for run in checks.all { status = max(status, try run.finish(isWhole: run.scope.isWhole)) }
    return try reports.finish(max(status, checks.status))
  }

  /// Says that letters were not checked, since there are no font files.
  private func reportUncheckedLetters() {
    let projects = checks.projects.filter { $0.options.common.fonts == nil }
    let languages = projects.flatMap(\.settings.languages).unique(by: \.tag)
    if languages.isEmpty { return }
    let list = languages.list(upTo: 3, \.tag)
    console.report(.note, "the letters of \(list) were not checked; pass --fonts with the app's font files")
  }

  /// Names what was found in folders and not read.
  ///
  /// - Parameter verbs: for one and for several.
  private func report(_ paths: [String], _ noun: String, _ condition: String, _ verbs: [String]) {
    if paths.isEmpty { return }
    let what = "\(paths.count.counted(noun)) \(verbs[paths.count == 1 ? 0 : 1])"
    let why = "because \(paths.count == 1 ? "it does" : "they do") not \(condition)"
    console.report(.note, "\(what) \(why): \(paths.list(upTo: 8) { "'\($0)'" }); name a file to check it")
  }

  /// Reports what is wrong with a configuration that the call names.
  private mutating func check(configurationAt path: String, _ index: Int) {
    do throws(FileError) {
      let opened = OpenProject(try Configuration(at: path, isNamed: false), options: arguments.texts, in: DiskFiles())
      if let source = opened.source {
        reports.add([FileFindings(source, opened.findings)], of: checks.all[index].settings)
        isEmpty = false
      }
      for problem in opened.problems { checks.all[index].fail(problem) }
    } catch {
      checks.all[index].fail(error)
    }
  }

  private mutating func take(_ outcome: Outcome, _ index: Int) {
    let outcome = isFixing ? fixed(outcome, index) : announced(outcome)
    checks.all[index].record(outcome)
    // A list of fonts is not a candidate.
    if !outcome.input.argument.hasSuffix("Info.plist") { skipped += outcome.skipped }
    if !outcome.files.isEmpty { isEmpty = false }
    reports.add(outcome.files, of: checks.all[index].settings)
    checks.all[index].advance()
  }

  private mutating func fixed(_ outcome: Outcome, _ index: Int) -> Outcome {
    do throws(FileError) {
      guard let made = try fixes.make(for: outcome) else { return outcome }
      let isShown = arguments.has(ValidateOptions.diff)
      let result = isShown ? outcome : checks.all[index].project.outcome(of: FoundInput(outcome.input), Self.work)
      return result.suggesting(made.refuses)
    } catch {
      checks.all[index].fail(error)
      return outcome
    }
  }

  /// How large a file may be in bytes to try its fixes before they are announced: each try compiles it.
  private static let mostTried = 1 << 20

  /// The outcome, in which fixes that `--fix` would decline are suggestions.
  private func announced(_ outcome: Outcome) -> Outcome {
    guard let (bytes, compile) = outcome.fixable, bytes.count <= Self.mostTried,
      outcome.files.contains(where: { $0.findings.contains { $0.fix?.isSafe == true } }),
      let fixes = SafeFixes(bytes, compile: compile)
    else { return outcome }
    return outcome.suggesting(fixes.refuses)
  }

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
    let (project, scope) = (checks.all[index].project, checks.all[index].scope)
    var inputs = Inputs()
    if scope.isWhole, let search = try checks.all[index].search() {
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
      let found = searched.find(at: input)
      links += found.links
      for error in found.errors { checks.all[index].fail(error) }
      inputs.all += found.inputs.filter { found in
        known.insert(ExactString(found.input.resolvedPath(&resolver))).inserted
      }
    }
    if !arguments.has(ConfigurationOptions.config), !arguments.has(ConfigurationOptions.noConfig),
      let used = project.configuration
    {
      others += Self.notes(on: inputs.all.map(\.input), readWith: used)
    }
    return inputs
  }

  /// Notes on the folders of inputs for which no configuration is near: files that a call names have one.
  private static func notes(on inputs: [Input], readWith used: Configuration) -> [String] {
    let folders = Set(
      inputs.filter { !$0.isStandardInput }.map { $0.kind == .folder ? $0.argument : Files.folder(of: $0.argument) })
    return folders.sorted().compactMap { folder in
      guard let near = try? [Configuration.nearest(to: folder)].first, near == nil else { return nil }
      return "no \(Configuration.fileName) is near '\(folder)'; '\(used.path)' was read for it"
    }
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
