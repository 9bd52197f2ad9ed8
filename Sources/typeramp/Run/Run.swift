import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of a command: what its inputs are compiled with, and what has come of them so far.
struct Run {
  let console: Console
  let settings: RunSettings
  /// What the inputs are read and compiled with.
  var workspace: Workspace
  private(set) var status = ExitStatus.success
  /// Why inputs could not be read, a sentence each.
  private(set) var failures: [String] = []
  /// How many inputs have errors, or could not be read.
  private(set) var incomplete = 0
  /// The files that the inputs were read from, without standard input.
  private var inputFiles: [String] = []
  /// Those of them that the inputs refer to.
  private var referredFiles: [String] = []
  /// The files of arguments and settings, and fonts.
  private var settingsFiles: [String]
  private var choices = ChoiceUse()
  private var unchecked = UncheckedFonts()
  private var progress: Progress?

  /// The files that were read besides the inputs themselves.
  var otherFiles: [String] { settingsFiles + referredFiles }

  /// All files that were read, without standard input.
  var allFiles: [String] { inputFiles + settingsFiles }

  init(_ settings: RunSettings, _ invocation: Invocation) {
    self.settings = settings
    console = invocation.console
    workspace = Workspace(options: settings.options)
    settingsFiles = invocation.argumentFiles + settings.files
    console.report(settings.languages.notes)
  }

  /// - Parameter languages: those of the app, if neither the call nor the configuration names them.
  init(_ invocation: Invocation, languages: LanguageChoice? = nil) throws {
    self.init(try RunSettings(invocation, languages: languages), invocation)
  }

  /// The inputs that a call names, otherwise those of the configuration.
  func inputs(_ operands: [String]) throws -> [Input] {
    if !operands.isEmpty { return operands.map { Input(argument: $0) } }
    guard let configuration = settings.configuration, !configuration.settings.inputs.isEmpty else {
      throw UsageError.missingOperand(
        "an input, '-' for standard input, or 'inputs' in \(Configuration.fileName); 'typeramp init' writes one")
    }
    let search = try InputSearch(configuration, GeneratedFiles(of: configuration), read: settings.files)
    try configuration.check(search.findings)
    return search.inputs
  }

  /// The themes and contexts for which the configuration has outputs of an input.
  func configuredVariants(of input: Input) -> @Sendable (InputContents) -> [VariantChoice] {
    let (options, outputs) = (workspace.options, settings.configuration?.settings.outputs ?? [])
    return { outputs.variants(of: input, $0, options) }
  }

  /// Shows the progress from now on.
  ///
  /// - Parameter inputs: how many inputs there are.
  mutating func begin(_ inputs: Int) { progress = Progress(of: inputs) }

  /// Reads the fonts of the call or the configuration, and reports those that cannot be read.
  ///
  /// - Parameters:
  ///   - keepsContents: whether an output embeds fonts.
  ///   - folders: searched for fonts if none are given.
  mutating func loadFonts(keepsContents: Bool = false, foundIn folders: [String] = []) {
    let fonts =
      settings.fonts.isEmpty && !folders.isEmpty
      ? ProjectFonts(foundIn: folders, ios: settings.ios, languages: settings.languages.known)
      : ProjectFonts(
        settings.fonts, ios: settings.ios, languages: settings.languages.known, keepsContents: keepsContents)
    workspace.options.fonts = fonts?.catalog
    settingsFiles += fonts?.catalog.paths ?? []
    for problem in fonts?.problems ?? [] {
      console.report(problem)
      if problem.isError { status = .failure }
    }
  }

  /// Records what has come of an input, and reports its findings.
  ///
  /// - Parameter isReported: whether a finding is reported.
  mutating func take(_ outcome: Outcome, where isReported: (Diagnostic) -> Bool = { _ in true }) {
    record(outcome)
    console.report(outcome.files.map { FileFindings($0.source, $0.findings.filter(isReported)) })
    console.report(outcome.notes)
    if !outcome.isComplete {
      status = max(status, .findings)
      incomplete += 1
    }
    advance()
  }

  /// Counts an input, after everything about it was reported.
  mutating func advance() { progress?.advance() }

  /// Records what has come of an input, and reports only if it could not be read.
  mutating func record(_ outcome: Outcome) {
    progress?.clear()
    inputFiles += outcome.paths
    referredFiles += outcome.paths.filter { ExactString($0) != outcome.input.key }
    choices.add(outcome.choices)
    unchecked.add(outcome.uncheckedFonts)
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
    try choices.check(workspace.options.tokens, named: settings.named, isWhole: isWhole)
    return hasUnknownChoices ? .failure : status
  }
}

/// The options of the commands that show tables.
enum TableOptions {
  static let all =
    [
      RuleOptions.rule.declaration, RuleOptions.strict.declaration, RuleOptions.dialect.declaration,
      FontOptions.fonts.declaration, FontOptions.ios.declaration, FontOptions.languages.declaration,
    ] + TokenOptions.all + ConfigurationOptions.all
}
