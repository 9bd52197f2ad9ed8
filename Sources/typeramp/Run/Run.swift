import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of a command: what its inputs are compiled with, and what has come of them so far.
struct Run {
  let console: Console
  /// What the inputs are read and compiled with.
  var project: Project
  /// The languages of the app, and those that are left out.
  let languages: ProjectLanguages
  private(set) var status = ExitStatus.success
  /// Why inputs could not be read, a sentence each.
  private(set) var failures: [String] = []
  /// How many inputs have errors, or could not be read.
  private(set) var incomplete = 0
  /// The files that the inputs were read from, without standard input.
  private var inputFiles: [String] = []
  /// Those of them that the inputs refer to.
  private var referredFiles: [String] = []
  private let argumentFiles: [String]
  private var choices = ThemeUse()
  private(set) var unchecked = UncheckedFonts()
  private var progress: Progress?

  /// The settings of the configuration and the call.
  var settings: Settings { project.settings }

  /// The files that were read besides the inputs themselves.
  var otherFiles: [String] { argumentFiles + project.files + referredFiles }

  /// All files that were read, without standard input.
  var allFiles: [String] { inputFiles + argumentFiles + project.files }

  /// - Parameter searchesLanguages: whether the languages of the project are of interest if none are named.
  init(_ invocation: Invocation, _ configuration: Configuration?, searchesLanguages: Bool = false) throws {
    console = invocation.console
    argumentFiles = invocation.argumentFiles
    project = try Project(configuration, options: invocation.arguments.texts)
    languages = project.languages(searching: searchesLanguages)
    if project.settings.map == "-", invocation.arguments.operands.contains("-") {
      throw UsageError.other("standard input can be read only once")
    }
    try project.readMap()
    try project.readBaseline(isUpdated: invocation.arguments.has(ConfigurationOptions.updateBaseline))
    console.report(languages.notes)
  }

  /// A run with the configuration that a call names, otherwise with the nearest one.
  init(_ invocation: Invocation, searchesLanguages: Bool = false) throws {
    try self.init(invocation, Configuration.load(invocation.arguments), searchesLanguages: searchesLanguages)
  }

  /// The inputs that a call names, otherwise those of the configuration.
  func inputs(_ operands: [String]) throws -> [Input] {
    if !operands.isEmpty { return operands.map { Input(argument: $0) } }
    guard let search = try search() else {
      throw UsageError.missingOperand(
        "an input, '-' for standard input, or 'inputs' in \(Configuration.fileName); 'typeramp init' writes one")
    }
    try project.configuration?.check(search.findings)
    return search.inputs
  }

  /// The inputs of the configuration; nil if it has none.
  func search() throws -> InputSearch? { try project.search(read: argumentFiles) }

  /// The only input that a call names, otherwise the only one of the configuration.
  func input(_ operands: [String]) throws -> Input {
    let inputs = try inputs(operands)
    if inputs.count == 1 { return inputs[0] }
    let names = inputs.map { DisplayText.escaped($0.path) }.quotedList(upTo: 8)
    throw UsageError.other("expected one input, not \(inputs.count): \(names)")
  }

  /// Shows the progress from now on.
  ///
  /// - Parameter inputs: how many inputs there are.
  mutating func begin(_ inputs: Int) { progress = Progress(of: inputs) }

  /// Reads the fonts of the settings, and reports those that cannot be read.
  ///
  /// - Parameters:
  ///   - keepsContents: whether fonts are embedded (default: if an output of the configuration embeds them).
  ///   - folders: searched for fonts if none are named.
  mutating func loadFonts(keepsContents: Bool? = nil, foundIn folders: [String] = []) {
    for problem in project.loadFonts(languages: languages.known, keepsContents: keepsContents, foundIn: folders) {
      console.report(problem)
      if problem.isError { status = .failure }
    }
  }

  /// Reads the Info.plist files of the settings, for the rules about fonts, and reports those that cannot be read.
  mutating func declareFonts() -> [Document] {
    let console = console
    return settings.infoPlists.compactMap { path in
      do throws(FileError) { return try project.declareFonts(at: path) { console.report([$0]) } } catch {
        fail(error)
        return nil
      }
    }
  }

  /// Loads the fonts, compiles inputs in their order, and reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - keepsContents: whether fonts are embedded.
  ///   - isReported: whether a finding is reported.
  /// - Returns: the outcomes; nil if a font cannot be read.
  mutating func outcomes(
    of inputs: [FoundInput], _ work: Outcome.Work = .showing, keepsContents: Bool = false,
    where isReported: (Diagnostic) -> Bool
  ) -> [Outcome]? {
    loadFonts(keepsContents: keepsContents)
    if status == .failure { return nil }
    let outcomes = inputs.map { project.outcome(of: $0, work) }
    for outcome in outcomes { take(outcome, where: isReported) }
    return outcomes
  }

  /// Records what has come of an input, and reports its findings.
  ///
  /// - Parameter isReported: whether a finding is reported.
  mutating func take(_ outcome: Outcome, where isReported: (Diagnostic) -> Bool = { _ in true }) {
    record(outcome)
    console.report(outcome.reported.map { FileFindings($0.source, $0.findings.filter(isReported)) })
    console.report(outcome.notes)
    if !outcome.isComplete {
      status = max(status, .findings)
      incomplete += 1
    }
    advance()
  }

  /// The styles of the project: of each input, in each theme that is built; without inputs Apple's own. Nil if a font
  /// cannot be read, or an input has errors, which are reported.
  mutating func styles() throws -> StyleTables? {
    if settings.inputs.isEmpty {
      loadFonts()
      return status == .success ? StyleTables(.iOS) : nil
    }
    let inputs = try inputs([]).map { FoundInput($0) }
    let outcomes = outcomes(of: inputs, where: { $0.severity == .error })
    guard let outcomes, max(status, try finish()) == .success else { return nil }
    return StyleTables(outcomes.tables)
  }

  /// Counts an input, after everything about it was reported.
  mutating func advance() { progress?.advance() }

  /// Records what has come of an input, and reports only if it could not be read.
  mutating func record(_ outcome: Outcome) {
    progress?.clear()
    inputFiles += outcome.paths
    referredFiles += outcome.paths.filter { ExactString($0) != outcome.input.key }
    choices.add(outcome.choices)
    unchecked.add(outcome.uncheckedFonts, wereNamed: !settings.fonts.isEmpty)
    if let error = outcome.error { fail(error) }
  }

  /// Reports that a file could not be read.
  mutating func fail(_ error: FileError) {
    console.report(error)
    failures.append(error.message)
    status = .failure
  }

  /// Reports that the run has failed.
  mutating func fail(_ message: String) {
    console.report(["typeramp: error: \(DisplayText.escaped(message))"])
    status = .failure
  }

  /// The line about font names that could not be checked; nil if all were.
  var uncheckedFonts: String? { unchecked.line }

  /// Whether a chosen theme or context is missing in an input, which has a finding about it.
  var hasUnknownChoices: Bool { choices.hasUnknown }

  /// The status after all inputs were taken.
  ///
  /// - Parameter isWhole: whether these are all inputs of the configuration, so that no choice is for another input.
  /// - Throws: if a theme or a context was chosen that no input has.
  func finish(isWhole: Bool = false) throws(ProjectError) -> ExitStatus {
    try choices.check(project.options.common.tokens, named: project.call.choice, isWhole: isWhole)
    return hasUnknownChoices ? .failure : status
  }
}
