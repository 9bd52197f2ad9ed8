import OperatingSystem

/// The settings in a configuration. Its paths are relative to its folder.
package struct Settings: Sendable {
  /// Paths and patterns, as nodes of the configuration.
  package var inputs: [Node] = []
  package var outputs: [OutputSettings] = []
  package var fonts: [String] = []
  /// The paths of the Info.plist of each target that has the fonts.
  package var infoPlists: [String] = []
  /// The iOS version of the system's fonts; nil for the newest known.
  package var ios: IOSFonts?
  /// The languages of the app; empty if they are unknown.
  package var languages: [LanguageLetters] = []
  /// The path of the list of known findings.
  package var baseline: String?
  package var policy = RulePolicy()
  package var overrides: [RuleOverride] = []
  package var dialect = CompilationOptions.Dialect.typeramp
  package var displayScale = 3
  package var tokens = ImportOptions()
  /// The path of the mapping file of tokens.
  package var map: String?

  package init() {}

  /// The options for the inputs, without fonts and the mapping file.
  package var options: CompilationOptions {
    var options = CompilationOptions(dialect: dialect)
    options.displayScale = displayScale
    options.rules = policy
    options.tokens = tokens
    return options
  }

  /// The top-level keys. To add one, declare it here with its property.
  ///
  /// - Parameter isForBuild: whether the configuration must define outputs.
  static func keys(isForBuild: Bool) -> [Key<Settings>] {
    [
      Key("$schema", .string, "the JSON Schema that editors check the file with") { _, _ in },
      Key(
        "inputs", .paths("a list of paths, such as \"Styles/*.plist\"", isEmptyAllowed: false),
        "style dictionaries, or design tokens: paths, with `*` and `?` within a name and `**` for any folders",
        isRequired: isForBuild
      ) { $0.inputs = $1 },
      // Its elements are bound separately.
      Key(
        "outputs", .list("a list of outputs", definition: "output"), "the files to write for each input",
        isRequired: isForBuild
      ) { _, _ in },
      Key("fonts", .paths("a list of paths", isEmptyAllowed: true), "font files, and folders of them") {
        $0.fonts = $1.compactMap(\.string)
      },
      Key(
        "infoPlist", .onePathOrMore,
        "the app's Info.plist, or a list of those of the app and its extensions: each UIAppFonts must list the fonts"
      ) { $0.infoPlists = $1 },
      Key("ios", .iOSVersion, "the iOS version whose fonts count, such as `\"17\"`; the newest by default") {
        $0.ios = $1
      },
      Key("languages", .languages, "the languages of the app: fonts must have their letters") { $0.languages = $1 },
      Key("baseline", .path, "a list of known findings, which `validate` does not report") { $0.baseline = $1 },
      Key(
        "rules", .dictionary("a dictionary of rule ids and severities", definition: "rules"),
        "severities by rule id; `typeramp explain` lists the rules"
      ) { _, _ in },
      Key("overrides", .list("a list of overrides", definition: "override"), "rules for some of the files") { _, _ in },
      Key("strict", .boolean, "warnings are errors") { $0.policy.isStrict = $1 },
      Key("dialect", .choice(), "the dialect to check against") { $0.dialect = $1 },
      Key("displayScale", .oneOf([1, 2, 3], "1, 2 or 3"), "pixels in a point, for metrics") { $0.displayScale = $1 },
      Key(
        "from", .choice("a kind of input", among: { ImportOptions.Kind.names }, read: ImportOptions.Kind.init(named:)),
        "the form of the inputs (default: by their content)"
      ) { $0.tokens.kind = $1 },
      Key("conformance", .choice(), "how strictly design tokens are read") { $0.tokens.conformance = $1 },
      Key("remBase", .number(NumberRange(upTo: 1000, isPositive: true)), "points in a rem of design tokens") {
        $0.tokens.remBase = $1
      },
      Key("bare", .choice(), "the unit of numbers without one in design tokens") { $0.tokens.bare = $1 },
      Key(
        "themes", .names("a dictionary of theme groups and themes", canBeNull: true),
        "the theme of each group of a Tokens Studio project, null for none; `\"\"` is for themes without a group"
      ) { $0.tokens.themes = $1 },
      Key(
        "contexts", .names("a dictionary of modifiers and contexts"),
        "the context of each modifier of a resolver document"
      ) { $0.tokens.contexts = $1 },
      Key("map", .path, "a file that says which token is which text style") { $0.map = $1 },
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
