import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of a command: what its inputs are compiled with, and what has come of them so far.
struct Run {
  let console: Console
  let arguments: Arguments
  /// What the inputs are read and compiled with.
  var project: Project
  /// What is checked, for a command that checks files.
  let scope: ProjectScope
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
  fileprivate var choices = ThemeUse()
  /// Whether the call has runs for other projects too, of which one may have the themes that it chooses.
  var isOneOfSeveral = false
  private(set) var unchecked: Set<String> = []
  private var progress: Progress?

  var settings: Settings { project.settings }

  /// The files that were read besides the inputs themselves.
  var otherFiles: [String] { argumentFiles + project.files + referredFiles }

  /// All files that were read, without standard input.
  var allFiles: [String] { inputFiles + argumentFiles + project.files }

  /// - Parameter searchesLanguages: whether the languages of the project are of interest if none are named.
  init(
    _ invocation: Invocation, _ configuration: Configuration?, scope: ProjectScope = ProjectScope(nil, paths: []),
    searchesLanguages: Bool = false
  ) throws {
    (console, arguments, argumentFiles) = (invocation.console, invocation.arguments, invocation.argumentFiles)
    self.scope = scope
    project = try Project(configuration, options: arguments.texts)
    languages = project.languages(searching: searchesLanguages)
    if project.settings.map == "-", arguments.operands.contains("-") {
      throw UsageError.other("standard input can be read only once")
    }
    try project.readMap()
    try project.readBaseline(isUpdated: arguments.has(ConfigurationOptions.updateBaseline))
    for problem in languages.problems { console.report(.note, problem) }
  }

  /// A run with the configuration that a call names, otherwise with the nearest one.
  init(_ invocation: Invocation, searchesLanguages: Bool = false) throws {
    try self.init(invocation, Configuration.load(invocation.arguments), searchesLanguages: searchesLanguages)
  }

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

  func search() throws -> InputSearch? { try project.search(read: argumentFiles) }

  /// The only input that a call names, otherwise the only one of the configuration.
  func onlyInput() throws -> Input {
    let inputs = try inputs(arguments.operands)
    if inputs.count == 1 { return inputs[0] }
    throw UsageError.other("expected one input, not \(inputs.count): \(inputs.map(\.path).quotedList(upTo: 8))")
  }

  /// Loads the fonts, compiles inputs in their order, and reports what is wrong with them.
  ///
  /// - Parameter keepsContents: whether fonts are embedded.
  /// - Returns: the outcomes; nil if a font cannot be read.
  mutating func outcomes(
    of inputs: [FoundInput], _ work: Outcome.Work = .showing(), keepsContents: Bool = false,
    where isReported: (Diagnostic) -> Bool
  ) -> [Outcome]? {
    loadFonts(keepsContents: keepsContents)
    if status == .failure { return nil }
    let outcomes = inputs.map { project.outcome(of: $0, work) }
    for outcome in outcomes { take(outcome, where: isReported) }
    return outcomes
  }

  /// The styles of the project: of each input, in each theme that is built; without inputs Apple's own. Nil if a font
  /// cannot be read, or an input has errors, which are reported.
  mutating func styles() throws -> StyleTables? {
    // A file of the app that cannot be read is no mistake in the styles.
    let before = status
    status = .success
    defer { status = max(status, before) }
    if settings.inputs.isEmpty {
      loadFonts()
      return status == .success ? StyleTables(.iOS) : nil
    }
    // A strict check is about what uses the styles; 'validate' is about their warnings.
    let isStrict = project.options.common.rules.isStrict
    project.options.common.rules.isStrict = false
    defer { project.options.common.rules.isStrict = isStrict }
    let inputs = try inputs([]).map { FoundInput($0) }
    let outcomes = outcomes(of: inputs, where: { $0.severity == .error })
    status = max(status, try finish())
    guard let outcomes, status == .success else { return nil }
    return StyleTables(outcomes.tables)
  }

  /// Records what has come of an input, and reports its findings.
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

  /// Counts an input, after everything about it was reported.
  mutating func advance() { progress?.advance() }

  /// Records what has come of an input, and reports only if it could not be read.
  mutating func record(_ outcome: Outcome) {
    progress?.clear()
    inputFiles += outcome.paths
    referredFiles += outcome.paths.filter { ExactString($0) != outcome.input.key }
    choices.add(outcome.choices)
    unchecked.formUnion(outcome.uncheckedFonts)
    if let error = outcome.error { fail(error) }
  }

  mutating func fail(_ error: FileError) {
    console.report(error)
    failures.append(error.message)
    status = .failure
  }

  mutating func fail(_ message: String) {
    console.report(.error, message)
    status = .failure
  }

  /// Whether a chosen theme or context is missing in an input, which has a finding about it.
  var hasUnknownChoices: Bool { choices.hasUnknown }

  /// The status after all inputs were taken.
  ///
  /// - Parameter isWhole: whether these are all inputs of the configuration, so that no choice is for another input.
  /// - Throws: if a theme or a context was chosen that no input has.
  func finish(isWhole: Bool = false) throws(ProjectError) -> ExitStatus {
    let named = isOneOfSeveral ? ThemeChoice() : project.call.choice
    try choices.check(project.options.common.tokens, named: named, isWhole: isWhole)
    return hasUnknownChoices ? .failure : status
  }
}

extension [Input] {
  func checkDistinct() throws(UsageError) {
    var resolver = PathResolver()
    _ = try resolvedPaths(&resolver)
  }

  /// The paths without links; throws if two of the inputs are the same file.
  func resolvedPaths(_ resolver: inout PathResolver) throws(UsageError) -> [String] {
    var (paths, known) = ([String](), Set<ExactString>(minimumCapacity: count))
    for input in self {
      paths.append(input.resolvedPath(&resolver))
      if known.insert(ExactString(paths[paths.count - 1])).inserted { continue }
      throw .other("input '\(input.path)' is given twice")
    }
    return paths
  }
}

extension [Run] {
  var uncheckedFonts: Set<String> { reduce([]) { $0.union($1.unchecked) } }

  /// Throws if the call chooses a theme or a context that no project has.
  func checkChoices() throws(ProjectError) {
    guard let named = first(where: \.isOneOfSeveral)?.project.call.choice else { return }
    var choices = ThemeUse()
    for run in self { choices.add(run.choices) }
    try choices.check(named.options(CompilationOptions()).tokens, named: named, isWhole: true)
  }

  /// Names the fonts that could not be checked, since the app's font files are unknown.
  func reportUncheckedFonts() {
    let names = uncheckedFonts
    if names.isEmpty { return }
    let what = names.count.counted("font name") + (names.count == 1 ? " was" : " were")
    let wereNamed = contains { !$0.unchecked.isEmpty && !$0.settings.fonts.isEmpty }
    let advice = wereNamed ? "" : "; pass --fonts with the app's font files"
    self[0].console.report(.note, "\(what) not checked: \(names.sorted().quotedList(upTo: 3))\(advice)")
  }
}

/// The files of some kinds that a call names, and those in folders that it names, each once.
struct OperandSearch {
  private(set) var paths: [(path: String, isNamed: Bool)] = []
  /// How many files were left out in each folder, by the reason.
  private(set) var leftOut: [String: [String: Int]] = [:]
  private(set) var unsearched: [String] = []
  private(set) var errors: [FileError] = []

  /// - Parameter expected: what else a path can be than a folder: `Swift file, xib or storyboard`.
  init(_ scope: ProjectScope, extensions: [String], expected: String) throws(UsageError) {
    let files = scope.files(of: DiskFiles())
    for operand in scope.paths {
      if Files.kind(of: operand) == .folder {
        search(operand, extensions, files)
      } else if Files.hasExtension(operand, among: extensions) {
        paths.append((operand, true))
      } else {
        throw .other("'\(operand)' is not a folder, \(expected)")
      }
    }
    paths = paths.unique { ExactString($0.path) }
  }

  private mutating func search(_ folder: String, _ extensions: [String], _ store: any FileStore) {
    let tree = FileTree(of: folder, in: store, skipping: FileTree.isOfOthers) {
      Files.hasExtension($0, among: extensions)
    }
    errors += tree.errors
    unsearched += tree.skipped.map { Files.path($0, from: ".") ?? $0 }
    for file in tree.files {
      let name = Files.path(file, from: folder) ?? file
      if let (other, reason) = FileTree.exclusion(of: name, in: folder) {
        leftOut[reason, default: [:]][Files.path(other, from: ".") ?? other, default: 0] += 1
      } else {
        paths.append((folder == "." ? name : file, false))
      }
    }
  }

  /// Whether a file at a path within a folder is one of tests or samples, or of a dependency.
  static func isLeftOut(_ path: String, in folder: String) -> Bool {
    FileTree.exclusion(of: path, in: folder) != nil
  }
}

extension [OperandSearch] {
  /// What was left out, in words: the number of files by reason, with their folders.
  var leftOut: [String] {
    let all = reduce(into: [String: [String: Int]]()) { $0.merge($1.leftOut) { $0.merging($1, uniquingKeysWith: +) } }
    let unsearched = flatMap(\.unsearched)
    return all.sorted { $0.key < $1.key }.map { reason, folders in
      "\(folders.values.reduce(0, +).counted("file")) \(reason) in \(folders.keys.sorted().quotedList(upTo: 3))"
    } + (unsearched.isEmpty ? [] : ["dependencies in \(unsearched.sorted().quotedList(upTo: 3))"])
  }
}
