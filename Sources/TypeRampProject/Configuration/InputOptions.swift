import OperatingSystem

/// The options of each input: those of the run, with the rules that are configured for its file.
package struct InputOptions: Sendable {
  package var common: CompilationOptions
  private let overrides: [RuleOverride]
  private let outputs: [OutputSettings]
  private let folder: String
  /// The levels that a call sets, which take precedence over all others.
  private let levels: [String: RulePolicy.Level]

  /// The same options for every file.
  package init(_ options: CompilationOptions) {
    (common, overrides, outputs, folder, levels) = (options, [], [], "", [:])
  }

  init(_ settings: Settings, call: Settings, folder: String) {
    (common, overrides, self.folder, levels) = (settings.options, settings.overrides, folder, call.policy.levels)
    outputs = settings.outputs
  }

  package func options(for path: String) -> CompilationOptions {
    let registersSome = common.fonts?.someAreRegistered ?? false
    if overrides.isEmpty, !registersSome { return common }
    var options = common
    let answers = registersSome ? outputs.of([Input(argument: path)], in: folder).map(\.emitter.registersFonts) : []
    if answers.contains(true), !answers.contains(false) { options.fonts?.declarations = [] }
    options.rules.levels.merge(overrides.levels(for: path, in: folder)) { $1 }
    options.rules.levels.merge(levels) { $1 }
    return options
  }
}

/// Rule levels in a configuration for some of the files.
package struct RuleOverride: Sendable {
  /// Patterns of paths, relative to the configuration's folder, with their nodes.
  var files: [(glob: Glob, node: Node)] = []
  var levels: [String: RulePolicy.Level] = [:]

  static let schema = Schema<RuleOverride>([
    Key(
      "files", .paths("a list of paths, such as \"Legacy/*.plist\"", isEmptyAllowed: false),
      "the files: paths and patterns, as in `inputs`", isRequired: true
    ) { override, nodes in override.files = nodes.map { (Glob($0.string ?? ""), $0) } },
    Key(
      "rules", .dictionary("a dictionary of rule ids and severities", definition: "rules"),
      "severities by rule id", isRequired: true
    ) { _, _ in },
  ])
}

extension [RuleOverride] {
  /// The levels for a file; of two overrides for it, the later takes precedence.
  func levels(for path: String, in folder: String) -> [String: RulePolicy.Level] {
    if isEmpty { return [:] }
    let names = Glob.names(of: Files.relative(path, to: folder.isEmpty ? "." : folder))
    return filter { $0.files.contains { $0.glob.matches(names) } }.reduce(into: [:]) { levels, override in
      levels.merge(override.levels) { $1 }
    }
  }
}
