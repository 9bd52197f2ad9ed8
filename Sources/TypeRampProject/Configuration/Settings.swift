package import DesignTokens
import Diagnostics
package import Documents
import FileSystem
package import TypeRampKit

/// The settings in a configuration. Its paths are relative to its folder.
package struct Settings: Sendable {
  /// Paths and patterns, as nodes of the configuration.
  package var inputs: [Node] = []
  package var outputs: [OutputSettings] = []
  package var fonts: [String] = []
  /// The path of the app's Info.plist.
  package var infoPlist: String?
  /// The iOS version of the system's fonts; nil for the newest known.
  package var ios: IOSFonts?
  /// The path of the list of known findings.
  package var baseline: String?
  package var policy = RulePolicy()
  package var overrides: [RuleOverride] = []
  package var dialect = CompilationOptions.Dialect.typeramp
  package var displayScale = 3
  package var tokens = TokenSettings()
  /// The path of the mapping file of tokens.
  package var map: String?

  package init() {}

  /// The top-level keys. To add one, declare it here with its property.
  ///
  /// - Parameter isForBuild: whether the configuration must define outputs.
  static func keys(isForBuild: Bool) -> [ConfigurationKey<Settings>] {
    [
      ConfigurationKey("$schema", .string, "the JSON Schema that editors check the file with") { _, _ in },
      ConfigurationKey(
        "inputs", .paths("a list of paths, such as \"Styles/*.plist\"", isEmptyAllowed: false), \.inputs,
        "style dictionaries, or design tokens: paths, with `*` and `?` within a name and `**` for any folders",
        isRequired: isForBuild),
      // Its elements are bound separately.
      ConfigurationKey(
        "outputs", .list("a list of outputs", definition: "output"), "the files to write for each input",
        isRequired: isForBuild
      ) { _, _ in },
      ConfigurationKey(
        "fonts", .paths("a list of paths", isEmptyAllowed: true), "font files, and folders of them"
      ) { settings, paths in settings.fonts = paths.compactMap(\.string) },
      ConfigurationKey("infoPlist", .path, "the app's Info.plist: its UIAppFonts must list the fonts") {
        $0.infoPlist = $1
      },
      ConfigurationKey("ios", .iOSVersion, "the iOS version whose fonts count, such as `\"17\"`; the newest by default")
      {
        $0.ios = $1
      },
      ConfigurationKey("baseline", .path, "a list of known findings, which `validate` does not report") {
        $0.baseline = $1
      },
      ConfigurationKey(
        "rules", .dictionary("a dictionary of rule ids and severities", definition: "rules"),
        "severities by rule id; `typeramp explain` lists the rules"
      ) { _, _ in },
      ConfigurationKey(
        "overrides", .list("a list of overrides", definition: "override"), "rules for some of the files"
      ) { _, _ in },
      ConfigurationKey("strict", .boolean, \.policy.isStrict, "warnings are errors"),
      .choice("dialect", "the dialect to check against", \.dialect),
      ConfigurationKey(
        "displayScale", .oneOf([1, 2, 3], "1, 2 or 3"), \.displayScale, "pixels in a point, for metrics"),
      ConfigurationKey(
        "from",
        .choice("a kind of input", among: { TokenSettings.Kind.names }, read: TokenSettings.Kind.init(named:)),
        \.tokens.kind, "the form of the inputs (default: by their content)"),
      .choice("conformance", "how strictly design tokens are read", \.tokens.conformance),
      ConfigurationKey(
        "remBase", .number(NumberRange(upTo: 1000, isPositive: true)), \.tokens.remBase,
        "points in a rem of design tokens"),
      ConfigurationKey(
        "themes", .names("a dictionary of theme groups and themes"), \.tokens.themes,
        "the theme of each group of a Tokens Studio project; `\"\"` is for themes without a group"),
      ConfigurationKey(
        "contexts", .names("a dictionary of modifiers and contexts"), \.tokens.contexts,
        "the context of each modifier of a resolver document"),
      ConfigurationKey("map", .path, "a file that says which token is which text style") { $0.map = $1 },
    ]
  }

  /// The schema of the whole file.
  static let schema = Schema(keys(isForBuild: false))

  /// The schema of `rules`.
  static let rules = Schema<[String: RulePolicy.Level]>(
    Rule.all.map { rule in
      Key([rule.id], ruleLevel, rule.description.summary) { $0[rule.id] = $1 }
    },
    names: { ruleNames })

  private static let ruleNames = KeyNames(
    Rule.all.map(\.id), noun: "rule", expected: "one that 'typeramp explain' lists")

  private static let ruleLevel = ValueType<RulePolicy.Level>.choice("a severity")
}
