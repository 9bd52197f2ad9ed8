import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// The settings of a run: from the call, and otherwise from the configuration.
struct RunSettings {
  let configuration: Configuration?
  let fonts: FontSettings
  let infoPlist: Input?
  let baseline: String?
  /// The options for the inputs, without fonts.
  let options: InputOptions
  /// The themes and contexts that are chosen in the call itself.
  let named: VariantChoice
  /// The files that were read for the settings.
  let files: [String]

  init(_ arguments: Arguments, _ configuration: Configuration?) throws {
    self.configuration = configuration
    let settings = configuration?.settings ?? Settings()
    let path = { (path: String) in configuration?.path(path) ?? path }
    fonts = FontSettings(
      arguments.has(FontOptions.fonts) ? arguments.all(FontOptions.fonts) : settings.fonts.map(path),
      ios: arguments[FontOptions.ios] ?? settings.ios)
    infoPlist = (arguments[ValidateOptions.infoPlist] ?? settings.infoPlist.map(path)).map(Input.init)
    baseline = arguments[ValidateOptions.baseline] ?? settings.baseline.map(path)
    named = VariantChoice(
      themes: try NamedChoice.dictionary(arguments.all(TokenOptions.theme), .theme),
      contexts: try NamedChoice.dictionary(arguments.all(TokenOptions.context), .context))
    let map = arguments[TokenOptions.map] ?? settings.map.map(path)
    options = InputOptions(
      try CompilationOptions(arguments, settings, map: map.map(Input.init)), overrides: settings.overrides,
      folder: configuration?.folder ?? "", levels: try RuleOptions.levels(arguments))
    files = [configuration?.path, map].compactMap(\.self).filter { $0 != "-" }
  }
}

extension CompilationOptions {
  /// - Parameter map: the mapping file of tokens.
  fileprivate init(_ arguments: Arguments, _ settings: Settings, map: Input?) throws {
    self.init(dialect: arguments[RuleOptions.dialect] ?? settings.dialect)
    displayScale = arguments[CompileOptions.displayScale] ?? settings.displayScale
    rules = settings.policy
    rules.isStrict = rules.isStrict || arguments.has(RuleOptions.strict)
    tokens = settings.tokens
    try tokens.set(arguments, map: map)
  }
}

/// The options of each input: those of the run, with the rules set for its file.
struct InputOptions: Sendable {
  /// The options of a file without overrides.
  private(set) var common: CompilationOptions
  private let overrides: [RuleOverride]
  /// The configuration's folder.
  private let folder: String
  /// The levels set by the call, which take precedence over all others.
  private let levels: [String: RulePolicy.Level]

  init(
    _ options: CompilationOptions, overrides: [RuleOverride] = [], folder: String = "",
    levels: [String: RulePolicy.Level] = [:]
  ) {
    common = options
    common.rules.levels.merge(levels) { $1 }
    self.overrides = overrides
    self.folder = folder
    self.levels = levels
  }

  /// The fonts of the app, for every input.
  var fonts: FontCatalog? {
    get { common.fonts }
    set { common.fonts = newValue }
  }

  var tokens: TokenSettings { common.tokens }

  /// The options, with or without all typography instead of only the text styles.
  func keepingTypography(_ isKept: Bool) -> InputOptions {
    var options = self
    options.common.tokens.keepsTypography = isKept
    return options
  }

  /// The options without findings that are milder than a severity.
  func reporting(_ mildest: Severity) -> InputOptions {
    var options = self
    options.common.rules.mildest = mildest
    return options
  }

  /// The options of a file.
  func options(for path: String) -> CompilationOptions {
    if overrides.isEmpty { return common }
    var options = common
    options.rules.levels.merge(overrides.levels(for: path, in: folder)) { $1 }
    options.rules.levels.merge(levels) { $1 }
    return options
  }
}
