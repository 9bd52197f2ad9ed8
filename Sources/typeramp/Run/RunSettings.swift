import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The settings of a run: from the call, and otherwise from the configuration.
struct RunSettings {
  let configuration: Configuration?
  /// Font files, and folders of them.
  let fonts: [String]
  /// The iOS version of the system's fonts; nil for the newest known.
  let ios: IOSFonts?
  /// The languages of the app, and those that are left out.
  let languages: ProjectLanguages
  let infoPlists: [Input]
  let baseline: String?
  /// The options for the inputs, without fonts.
  let options: InputOptions
  /// The themes and contexts that are chosen in the call itself.
  let named: VariantChoice
  /// The words of the call that choose tokens, for a call that is proposed.
  let choices: [String]
  /// The files that were read for the settings.
  let files: [String]

  /// The settings of a call with the configuration that it names, otherwise with the nearest one.
  init(_ invocation: Invocation, languages: LanguageChoice? = nil) throws {
    try self.init(invocation.arguments, Configuration.load(invocation.arguments), languages: languages)
  }

  /// - Parameter languages: those of the app, if neither the call nor the configuration names them.
  init(_ arguments: Arguments, _ configuration: Configuration?, languages: LanguageChoice? = nil) throws {
    self.configuration = configuration
    let settings = configuration?.settings ?? Settings()
    let path = { (path: String) in configuration?.path(path) ?? path }
    fonts = arguments.has(FontOptions.fonts) ? arguments.all(FontOptions.fonts) : settings.fonts.map(path)
    ios = arguments[FontOptions.ios] ?? settings.ios
    self.languages =
      arguments.languages(configuration) ?? languages?.languages(configuration) ?? ProjectLanguages(settings.languages)
    let infoPlists = arguments.all(FontOptions.infoPlist)
    self.infoPlists = (infoPlists.isEmpty ? settings.infoPlists.map(path) : infoPlists).map { Input(argument: $0) }
    baseline = arguments[RuleOptions.baseline] ?? settings.baseline.map(path)
    named = VariantChoice(
      themes: try NamedChoice.dictionary(arguments.all(TokenOptions.theme), .theme),
      contexts: try NamedChoice.dictionary(arguments.all(TokenOptions.context), .context))
    choices =
      arguments.all(TokenOptions.theme).flatMap { $0.words(.theme) }
      + arguments.all(TokenOptions.context).flatMap { $0.words(.context) }
      + (arguments[TokenOptions.map].map { ["--map", $0] } ?? [])
    let map = arguments[TokenOptions.map] ?? settings.map.map(path)
    options = InputOptions(
      try CompilationOptions(arguments, settings, map: map.map { Input(argument: $0) }), overrides: settings.overrides,
      folder: configuration?.folder ?? "", levels: try RuleOptions.levels(arguments))
    files = [configuration?.path, map].compactMap(\.self).filter { $0 != "-" }
  }
}

extension CompilationOptions {
  /// - Parameter map: the mapping file of tokens.
  fileprivate init(_ arguments: Arguments, _ settings: Settings, map: Input?) throws {
    self = settings.options
    dialect = arguments[RuleOptions.dialect] ?? dialect
    displayScale = arguments[OutputOptions.displayScale] ?? displayScale
    rules.isStrict = rules.isStrict || arguments.has(RuleOptions.strict)
    try tokens.set(arguments, map: map)
  }
}

extension Configuration {
  /// The configuration of a call: the one that it names, otherwise the nearest one, in the working directory or above.
  ///
  /// - Throws: `ConfigurationMistakes` if it has some.
  static func load(_ arguments: Arguments) throws -> Configuration? {
    let named = arguments[ConfigurationOptions.config]
    if arguments.has(ConfigurationOptions.noConfig) {
      if named != nil { throw UsageError.other("'--config' and '--no-config' exclude each other") }
      return nil
    }
    guard let path = try named ?? nearest(to: arguments.operands) else { return nil }
    return try load(path)
  }

  /// The configuration nearest to the files and folders of a call; nearest to the working directory without any. Files
  /// of no project, such as an old version to compare with, are read with the configuration of the others.
  private static func nearest(to operands: [String]) throws -> String? {
    let paths = operands.compactMap { path in
      (try? Files.knownKind(of: path)).map { $0 == .folder ? path : Files.folder(of: path) }
    }
    if paths.isEmpty { return try nearest(to: ".") }
    // A folder that cannot be entered has no input that can be read, which is reported.
    let found = Set(Set(paths).compactMap { (try? nearest(to: $0)).flatMap(\.self) }).sorted()
    guard found.count <= 1 else {
      let list = found.prefix(2).map(DisplayText.escaped).quotedList
      throw UsageError.other("the inputs have different configurations: \(list); expected '--config FILE'")
    }
    return found.first
  }

  /// The configuration at a path.
  static func load(_ path: String, isForBuild: Bool = false) throws -> Configuration {
    let configuration = try Configuration(at: path, isForBuild: isForBuild)
    try configuration.check(configuration.findings)
    return configuration
  }

  /// Throws the findings in the configuration, if there are some, in the order of the file.
  func check(_ findings: [Diagnostic]) throws(ConfigurationMistakes) {
    if !findings.isEmpty { throw ConfigurationMistakes(file: FileFindings(source, findings.inOrderOfPlaces)) }
  }
}

/// Mistakes in a configuration, with which nothing is done.
struct ConfigurationMistakes: Error {
  let file: FileFindings
}
