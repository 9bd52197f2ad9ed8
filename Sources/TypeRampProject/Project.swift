package import OperatingSystem
@_exported public import TypeRampKit

/// Dictionaries and design tokens as the program reads them: a file, the files in a folder, or the inputs of a
/// `typeramp.json` with its settings. The library, the editor and every command begin with one.
public struct Project: Sendable {
  package let configuration: Configuration?
  /// What the configuration says, and what the call says, which counts.
  package let settings: Settings
  /// What the call says.
  package let call: Settings
  /// Where files are read.
  package private(set) var store: any FileStore
  /// The known findings; nil if the settings name no baseline.
  package private(set) var baseline: Baseline?
  package var options: InputOptions
  /// The files that were read for the settings, without standard input.
  package private(set) var files: [String]
  /// Those of the configuration, or those in the folder that was opened.
  package internal(set) var inputs: [FoundInput] = []

  /// The revision whose files are read; nil for those on disk.
  private var revision: RevisionFiles?

  /// Prepares a project. No file is read.
  ///
  /// - Parameter options: the texts of each option that a call gives, by the option's name.
  /// - Throws: for texts that contradict each other.
  package init(
    _ configuration: Configuration?, options: [String: [String]], in store: any FileStore = DiskFiles()
  ) throws(ProjectError) {
    var call = Settings()
    try call.set(options)
    var settings = configuration?.settings ?? call
    if configuration != nil { try settings.set(options) }
    if settings.isTooStrict { throw ProjectError("'--conformance strict' is for DTCG; expected '--from dtcg'") }
    self.init(configuration, settings, call: call, in: store)
  }

  /// Prepares a project without a call. No file is read.
  package init(configuration: Configuration?, in store: any FileStore) {
    self.init(configuration, configuration?.settings ?? Settings(), call: Settings(), in: store)
  }

  private init(_ configuration: Configuration?, _ settings: Settings, call: Settings, in store: any FileStore) {
    (self.configuration, self.settings, self.call, self.store) = (configuration, settings, call, store)
    options = InputOptions(settings, call: call, folder: configuration?.folder ?? "")
    files = configuration.map { [$0.path] } ?? []
  }

  /// The configuration's folder; empty for the working directory, and without a configuration.
  package var folder: String { configuration?.folder ?? "" }

  /// The files of a revision, with the settings of the files in the working tree.
  package func reading(_ revision: RevisionFiles) -> Project {
    var project = self
    (project.store, project.revision) = (revision.store, revision)
    project.options.common.rules.known = options.common.rules.known?.renamed(revision.workingPath)
    return project
  }

  package func reading(_ store: any FileStore) -> Project {
    var project = self
    project.store = store
    return project
  }

  /// The path on disk of a file in the store, for which rules and outputs are configured.
  package func workingPath(_ path: String) -> String { revision?.workingPath(of: path) ?? path }

  /// The input in the working tree, for which outputs are configured.
  func configured(_ input: Input) -> Input {
    input.isStandardInput ? input : Input(argument: workingPath(input.argument))
  }

  package func options(for path: String) -> CompilationOptions { options.options(for: workingPath(path)) }

  package mutating func readMap() throws(FileError) {
    guard let path = settings.map else { return }
    let input = Input(argument: path, in: store)
    options.common.tokens.map = TokenMap(Document(try input.read(from: store), path: input.path))
    if !input.isStandardInput { files.append(path) }
  }

  /// Reads the baseline of the settings; one that is missing lists nothing.
  ///
  /// - Parameter isUpdated: whether the run writes it.
  package mutating func readBaseline(isUpdated: Bool = false) throws {
    guard let path = settings.baseline else { return }
    let baseline = try Baseline(at: path)
    (self.baseline, options.common.rules.known) = (baseline, baseline.known)
    if !baseline.isMissing, !isUpdated { files.append(path) }
  }

  /// Reads the fonts of the settings, and returns what is wrong with them.
  ///
  /// - Parameters:
  ///   - keepsContents: whether fonts are embedded (default: if an output of the configuration embeds them).
  ///   - folders: searched for fonts if the settings name none.
  package mutating func loadFonts(
    languages: [LanguageLetters], keepsContents: Bool? = nil, foundIn folders: [String] = []
  ) -> [ProjectFonts.Problem] {
    let isSearch = settings.fonts.isEmpty && !folders.isEmpty
    let fonts = ProjectFonts(
      isSearch ? folders : settings.fonts, isSearch: isSearch, ios: settings.ios, languages: languages,
      keepsContents: keepsContents ?? settings.needsFontContents, in: store, within: topOfFonts)
    var catalog = fonts?.catalog
    catalog?.someAreRegistered = settings.outputs.contains { $0.emitter.registersFonts == true }
    catalog?.measure = FontMeasures().measure
    options.common.fonts = catalog
    files += catalog?.paths ?? []
    return fonts?.problems ?? []
  }

  /// The folder that no link to a font may leave; nil if a call names the fonts, whose folders often link elsewhere.
  private var topOfFonts: String? { call.fonts.isEmpty ? folder : nil }

  /// Reads the font files of the settings one by one, in the order of their names.
  package func forEachFont(_ body: (FontSearch.Found) throws -> Void) rethrows {
    try FontSearch.read(settings.fonts, in: store, within: topOfFonts, each: body)
  }

  /// Reads an Info.plist, notes if Xcode preprocesses it, and adds the fonts that it declares, for the rules.
  package mutating func declareFonts(at path: String, note: (String) -> Void = { _ in }) throws(FileError) -> Document {
    let input = Input(argument: path, in: store)
    var document = Document(try input.read(from: store), path: input.path)
    if let plain = document.preprocessed {
      document = Document(plain)
      note("typeramp: note: \(DisplayText.escaped(input.path)) is read without its lines for the preprocessor")
    }
    if case .success(let tree) = document.tree {
      let names = Set(InfoPlist(tree.root).fontFiles.map(\.name))
      options.common.fonts?.declarations.append((input.path, names))
    }
    return document
  }

  /// The languages of the app: those of the settings, otherwise, if they are asked for, those that its files have.
  ///
  /// - Parameter searches: whether they are asked for even if the call does not.
  package func languages(searching searches: Bool = false) -> ProjectLanguages {
    guard settings.languages.isEmpty, settings.searchesLanguages || searches else {
      return ProjectLanguages(settings.languages)
    }
    var languages = ProjectLanguages([])
    if configuration != nil || settings.searchesLanguages {
      languages = ProjectLanguages(in: folder.isEmpty ? "." : folder)
    }
    if languages.known.isEmpty, settings.searchesLanguages {
      languages.problems.append("no languages found in \(Configuration.fileName), .lproj folders or string catalogs")
    }
    return languages
  }

  /// The files for the inputs of the configuration; nil if it has none.
  ///
  /// - Parameters:
  ///   - read: the files that are read besides the inputs.
  ///   - listed: the paths and patterns of inputs, if they are others.
  package func search(read: [String] = [], listed: [Node]? = nil) throws -> InputSearch? {
    guard let configuration, !settings.inputs.isEmpty else { return nil }
    return try InputSearch(
      configuration, read: files + read, in: store, listed: listed, folder: revision?.path, workingPath: workingPath)
  }
}

// MARK: - The library

extension Project {
  /// Opens a configuration, with its inputs, fonts, rules and settings of design tokens.
  ///
  /// - Parameters:
  ///   - path: the path of a `typeramp.json`; its own paths are relative to its folder.
  ///   - buffers: contents by path that are read instead of the files there, such as the unsaved files of an editor.
  /// - Throws: `ProjectError` for a configuration or a font file that cannot be read or has mistakes, with all of them.
  public init(configuration path: String, buffers: [String: [UInt8]] = [:]) throws(ProjectError) {
    let store = MemoryFiles(buffers, over: DiskFiles())
    let configuration: Configuration
    do throws(FileError) { configuration = try Configuration(at: path, in: store) } catch {
      throw ProjectError(error.message)
    }
    let opened = OpenProject(configuration, in: store)
    let mistakes = FileFindings(configuration.source, opened.findings).lines
    if let problem = mistakes.isEmpty ? opened.problems.first : mistakes { throw ProjectError(problem) }
    self = opened.project
  }

  /// Opens a file, or the dictionaries and design tokens in a folder; no configuration is read.
  ///
  /// - Parameters:
  ///   - path: the path of a file or a folder.
  ///   - options: what the files are compiled with.
  ///   - buffers: contents by path that are read instead of the files there, such as the unsaved files of an editor.
  /// - Throws: `ProjectError` if a folder cannot be read.
  public init(
    at path: String, options: CompilationOptions = CompilationOptions(), buffers: [String: [UInt8]] = [:]
  ) throws(ProjectError) {
    self.init(configuration: nil, in: MemoryFiles(buffers, over: DiskFiles()))
    self.options = InputOptions(options)
    let found = find(at: Input(argument: path, in: store))
    if let error = found.errors.first { throw ProjectError(error.message) }
    inputs = found.inputs
  }

  /// Reads and compiles all inputs on all processors; returns them in order, one for each theme of the outputs that a
  /// configuration lists. In a folder, files that are neither dictionaries nor design tokens are passed over.
  ///
  /// - Throws: `ProjectError` if a file cannot be read. Mistakes in a file are findings of its compilation.
  public func compilations() throws(ProjectError) -> [Compilation] {
    var compilations: [Compilation] = []
    let work = Outcome.Work(.configured, keepsCompilations: true)
    try forEachOutcome(of: inputs, work, jobs: Parallel.processors) { (outcome) throws(ProjectError) in
      if let error = outcome.error { throw ProjectError(error.message) }
      if let configuration, let mistake = outcome.pathMistakes.first {
        throw ProjectError(FileFindings(configuration.source, [mistake]).lines)
      }
      compilations += outcome.compilations.map(\.compilation)
    }
    return compilations
  }
}

extension FileFindings {
  /// The first line of each finding, joined; empty without findings.
  fileprivate var lines: String {
    findings.flatMap { DiagnosticFormatter(of: source).lines(for: $0).prefix(1) }.joined(separator: "\n")
  }
}
