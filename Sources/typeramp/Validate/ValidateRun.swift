import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `validate`: checks files on several threads, and reports their findings in the order of the inputs.
struct ValidateRun {
  /// Files and folders to check; empty for the inputs of the configuration.
  private let paths: [String]
  private let arguments: Arguments
  private let console: Console
  /// Whether fixes are made, or shown.
  private let isFixing: Bool
  private var run: Run
  private var reports: CheckReports
  private var status = ExitStatus.success
  private var fixes: FileFixes
  /// The files that were found in folders and are not dictionaries.
  private var skipped: [String] = []
  /// The links in folders that were not followed.
  private var links: [String] = []
  /// The folders to check.
  private var folders: [String] = []
  /// The configurations among the paths of the call.
  private var configurations: [String] = []
  /// The inputs that were found in folders with a configuration of their own, by its path.
  private var nested: [(configuration: String, inputs: [FoundInput])] = []
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
    run = try Run(invocation)
    run.project.options.common.tokens.reportsAllTokens = arguments.has(ValidateOptions.allTokens)
    let settings = run.settings
    try Self.check(arguments, settings)
    reports = try CheckReports(arguments, run.project, console)
    fixes = FileFixes(showsDiff: arguments.has(ValidateOptions.diff), console)
  }

  private static func check(_ arguments: Arguments, _ settings: Settings) throws(UsageError) {
    let isReadingInput = arguments.operands.contains("-")
    if arguments.operands.isEmpty, settings.inputs.isEmpty, settings.infoPlists.isEmpty {
      throw .missingOperand("a file or a folder, '-', or 'inputs' in typeramp.json; 'typeramp init' writes one")
    }
    let isFixing = arguments.has(ValidateOptions.fix)
    if isFixing, isReadingInput { throw .other("'--fix' cannot change standard input") }
    if !isFixing, arguments.has(ValidateOptions.diff) { throw .other("'--diff' needs '--fix'") }
    if (isReadingInput ? 1 : 0) + settings.infoPlists.count(where: { $0 == "-" }) > 1 {
      throw .other("standard input can be read only once")
    }
  }

  mutating func validate() throws -> ExitStatus {
    let inputs = try inputs()
    run.loadFonts(foundIn: folders)
    let infoPlists = run.settings.infoPlists
    if !infoPlists.isEmpty, run.project.options.common.fonts?.hasFiles != true, run.status == .success {
      throw UsageError.other("'--info-plist' needs the app's font files; expected '--fonts PATH'")
    }
    let read = (inputs + nested.flatMap(\.inputs)).map(\.input.argument) + infoPlists + configurations
    try reports.refuse(read.filter { $0 != "-" } + run.otherFiles)
    reports.begin()
    let lists = run.declareFonts()
    reports.add(lists.map { InfoPlist.findings(in: $0, run.project.options(for: $0.source.path)) })
    // Fonts and their lists are a check of their own.
    if paths.isEmpty, run.settings.inputs.isEmpty, !lists.isEmpty { isEmpty = false }
    for path in configurations { _ = open(path, isNamed: true) }
    var work = Outcome.Work(.configured)
    work.keepsBytes = true
    run.begin(inputs.count + nested.reduce(0) { $0 + $1.inputs.count })
    run.project.forEachOutcome(of: inputs, work, jobs: jobs(for: inputs.map(\.input))) { take($0) }
    for (configuration, inputs) in nested {
      open(configuration, isNamed: false)?.forEachOutcome(of: inputs, work, jobs: jobs(for: inputs.map(\.input))) {
        take($0)
      }
    }
    try reports.refuse(run.otherFiles)
    return try finish()
  }

  /// The line that says that letters were not checked, since there are no font files; nil if they were.
  private var uncheckedLetters: String? {
    let languages = run.project.settings.languages
    if languages.isEmpty || run.project.options.common.fonts != nil { return nil }
    let list = languages.map(\.tag).list(upTo: 3) { $0 }
    return "typeramp: note: the letters of \(list) were not checked; pass --fonts with the app's font files"
  }

  /// Ends the reports, and says what was not checked.
  private mutating func finish() throws -> ExitStatus {
    if !pathMistakes.isEmpty, let configuration = run.project.configuration {
      reports.add([FileFindings(configuration.source, pathMistakes.inOrderOfPlaces)])
      status = .failure
    }
    let isMisleading = isEmpty || run.status == .failure && !reports.hasFindings
    try reports.end(isEmpty: isMisleading, unchecked: run.uncheckedCount, console)
    if isEmpty, max(status, run.status) == .success {
      // A check of nothing must not look like a success.
      let places = paths.isEmpty ? "" : " in \(paths.map(DisplayText.escaped).quotedList)"
      console.report(["typeramp: error: no text-style dictionary or design tokens found\(places)"])
      status = .failure
    }
    reportUnread()
    if let line = run.uncheckedFonts { console.report([line]) }
    if let line = uncheckedLetters { console.report([line]) }
    console.report(others.map { "typeramp: note: \($0)" })
    return try reports.finish(max(status, try run.finish(isWhole: paths.isEmpty)), console)
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

  /// Opens a configuration that the call names, or that is within a folder, and reports what is wrong with it. Nil if
  /// that is something.
  private mutating func open(_ path: String, isNamed: Bool) -> Project? {
    do throws(FileError) {
      let opened = OpenProject(try Configuration(at: path, isNamed: false), options: arguments.texts, in: DiskFiles())
      let findings = isNamed ? opened.findings : opened.project.configuration?.findings ?? []
      if let source = opened.project.configuration?.source, isNamed || !findings.isEmpty {
        reports.add([FileFindings(source, findings.inOrderOfPlaces)])
        isEmpty = false
      }
      for problem in opened.problems { run.fail(problem) }
      return findings.isEmpty ? opened.project : nil
    } catch {
      run.fail(error)
      return nil
    }
  }

  /// Reports the findings in an input.
  private mutating func take(_ outcome: Outcome) {
    let outcome = isFixing ? fixed(outcome) : announced(outcome)
    run.record(outcome)
    // A list of fonts is not a candidate.
    if !outcome.input.argument.hasSuffix("Info.plist") { skipped += outcome.skipped }
    // Other files may have no outputs.
    if paths.isEmpty { pathMistakes += outcome.pathMistakes.filter { !pathMistakes.contains($0) } }
    if !outcome.files.isEmpty { isEmpty = false }
    reports.add(outcome.files)
    run.advance()
  }

  /// The outcome after the fixes are made.
  private mutating func fixed(_ outcome: Outcome) -> Outcome {
    guard let (bytes, options) = outcome.fixable else { return outcome }
    let input = outcome.input
    do throws(FileError) {
      let compile = { Compilation($0, path: input.path, options: options[0]) }
      guard let made = try fixes.make(in: bytes, of: input, compile: compile) else { return outcome }
      if arguments.has(ValidateOptions.diff) { return outcome.suggesting(made.refuses) }
      let compilations = options.map { Compilation(made.bytes, path: input.path, options: $0) }
      return outcome.replaced(by: compilations).suggesting(made.refuses)
    } catch {
      run.fail(error)
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
  /// The inputs without duplicates, even if several paths lead to one: those in the call, otherwise those of the
  /// configuration.
  private mutating func inputs() throws -> [FoundInput] {
    if paths.isEmpty {
      return run.settings.inputs.isEmpty ? [] : try run.inputs([]).map { FoundInput($0) }
    }
    var resolver = PathResolver()
    var resolvedPaths: Set<ExactString> = []
    var inputs: [FoundInput] = []
    for input in paths.map({ Input(argument: $0) }) {
      if input.kind == .folder { folders.append(input.argument) }
      if input.kind == .file, Files.name(of: input.argument) == Configuration.fileName {
        configurations.append(input.argument)
        continue
      }
      var errors: [FileError] = []
      let found = run.project.find(at: input, leaveOut: { links.append($0) }, fail: { errors.append($0) })
      for error in errors { run.fail(error) }
      inputs += found.filter { resolvedPaths.insert(ExactString($0.input.resolvedPath(&resolver))).inserted }
    }
    if !arguments.has(ConfigurationOptions.config), !arguments.has(ConfigurationOptions.noConfig) {
      others = Configuration.notes(on: inputs.map(\.input), readWith: run.project.configuration?.path)
      let used = run.project.configuration?.path
      let groups = try Dictionary(grouping: inputs) { found in
        found.isNamed ? used : try Configuration.nearest(toNamed: Files.folder(of: found.input.argument)) ?? used
      }
      nested = groups.compactMap { path, inputs in path == used ? nil : path.map { ($0, inputs) } }.sorted {
        $0.0 < $1.0
      }
      inputs = groups[used] ?? []
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
