/// The options of each input: those of the run, with the rules that are configured for its file.
package struct InputOptions: Sendable {
  /// The options of a file without overrides.
  package private(set) var common: CompilationOptions
  private let overrides: [RuleOverride]
  /// The configuration's folder.
  let folder: String
  /// The levels set by the call, which take precedence over all others.
  private let levels: [String: RulePolicy.Level]

  package init(
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
  package var fonts: FontCatalog? {
    get { common.fonts }
    set { common.fonts = newValue }
  }

  package var tokens: ImportOptions {
    get { common.tokens }
    set { common.tokens = newValue }
  }

  /// The lowest severity that is reported.
  package var mildest: Severity {
    get { common.rules.mildest }
    set { common.rules.mildest = newValue }
  }

  /// The options of a file.
  package func options(for path: String) -> CompilationOptions {
    if overrides.isEmpty { return common }
    var options = common
    options.rules.levels.merge(overrides.levels(for: path, in: folder)) { $1 }
    options.rules.levels.merge(levels) { $1 }
    return options
  }
}
