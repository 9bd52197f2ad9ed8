import OperatingSystem
import Writing

/// The settings of a run: what `typeramp.json` says, then what a call says. Paths are those of files.
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
  /// Whether languages are looked for in the project if none are named.
  package var searchesLanguages = false
  /// The path of the list of known findings.
  package var baseline: String?
  /// Where texts are shown; the last pattern for a key counts.
  package var fit: [FitPattern] = []
  /// The largest text size at which a text that does not fit is a warning.
  package var fitUpTo = FitCheck.defaultLimit
  /// What is measured in place of the placeholders of texts; nil for a number and a word.
  package var placeholders: String?
  package var policy = RulePolicy()
  package var overrides: [RuleOverride] = []
  package var dialect = CompilationOptions.Dialect.typeramp
  package var displayScale = 3
  package var tokens = ImportOptions()
  package var map: String?

  package init() {}

  package var choice: ThemeChoice { ThemeChoice(themes: tokens.themes, contexts: tokens.contexts) }

  /// Whether strict conformance is asked for where there is no specification.
  var isTooStrict: Bool { tokens.conformance == .strict && !tokens.kind.canBeStrict }

  package var needsFontContents: Bool { outputs.contains(where: \.emitter.needsFontContents) }

  /// The options for the inputs, without fonts and the mapping file.
  var options: CompilationOptions {
    var options = CompilationOptions(dialect: dialect)
    options.displayScale = displayScale
    options.rules = policy
    options.tokens = tokens
    return options
  }

  /// Sets what a call says.
  ///
  /// - Parameter options: the texts of each option that is given, by the option's name.
  mutating func set(_ options: [String: [String]]) throws(ProjectError) {
    if options.isEmpty { return }
    for setting in Setting.all {
      if let texts = options[setting.option.name] { try setting.option.set(&self, texts) }
    }
  }

  /// Makes paths relative to the folder of the configuration those of files, and leaves out those that become nil.
  mutating func replacePaths(by path: (String) -> String?) {
    (fonts, infoPlists) = (fonts.compactMap(path), infoPlists.compactMap(path))
    (baseline, map) = (baseline.flatMap(path), map.flatMap(path))
  }
}

extension Settings {
  static let schema: Schema<Settings> = {
    let keys = fileKeys + Setting.all.map { $0.key }
    return Schema(
      keys,
      names: {
        let rules = Rule.all.map { ($0.id, "is a rule; expected it under 'rules'") }
        return KeyNames(keys.map(\.name), elsewhere: Dictionary(rules) { first, _ in first })
      })
  }()

  /// The keys of the file with their meanings, for help.
  package static var keys: [(name: String, meaning: String)] {
    schema.keys.map { ($0.name, $0.summary.replacing("`", by: "'")) }
  }

  private static var fileKeys: [Key<Settings>] {
    [
      Key("$schema", .string, "the JSON Schema that editors check the file with") { _, _ in },
      Key(
        "inputs", .paths("a list of paths, such as \"Styles/*.plist\"", isEmptyAllowed: false),
        "text-style dictionaries, or design tokens: paths, with `*` and `?` within a name and `**` for any folders"
      ) { $0.inputs = $1 },
      // Its elements are bound separately, as those of `overrides` and the members of `rules`.
      Key("outputs", .list("a list of outputs", definition: "output"), "the files to write for each input") { _, _ in },
      Key("overrides", .list("a list of overrides", definition: "override"), "rules for some of the files") { _, _ in },
      Key("fit", .list("a list of widths", definition: "place"), "where texts are shown, for `fit`") { _, _ in },
    ]
  }

  static let rules = Schema<[String: RulePolicy.Level]>(
    Rule.all.map { rule in
      Key([rule.id], ruleLevel, rule.description.summary) { $0[rule.id] = $1 }
    },
    names: { ruleNames })

  private static let ruleNames = KeyNames(
    Rule.all.map(\.id), noun: "rule", expected: "one that 'typeramp explain' lists")

  private static let ruleLevel = ValueType<RulePolicy.Level>.choice("a severity")
}

extension Setting {
  /// In the order of the schema.
  package static let all = [
    fonts, infoPlist, ios, languages, baseline, rules, strict, dialect, displayScale, from, conformance, remBase, bare,
    themes, contexts, map, fitUpTo, placeholders,
  ]

  package static let fonts = Setting(
    "fonts", .paths, times: .several, .paths("PATH"),
    "font files, and folders of them: font names are looked up in them and among the fonts of iOS"
  ) { $0.fonts = $1 }

  package static let infoPlist = Setting(
    "infoPlist", .onePathOrMore, option: "info-plist", times: .several, .paths("FILE"),
    "the Info.plist of the app and of each extension: UIAppFonts must list the fonts"
  ) { $0.infoPlists = $1 }

  package static let ios = Setting(
    "ios", .iOSVersion,
    .text("VERSION", expected: "a version from \(IOSFonts.versions[0]) to \(IOSFonts.newestVersion)") {
      IOSFonts(version: $0)
    }, "the iOS version whose fonts count (default: \(IOSFonts.newestVersion))"
  ) { $0.ios = $1 }

  package static let languages = Setting(
    key: Key("languages", .languages, "the languages of the app: fonts must have their letters") { $0.languages = $1 },
    option: "languages", .languages,
    help: "the app's languages, such as de,ar,zh-Hant; 'project' for the languages of the project's own translations"
  ) { settings, languages in
    if languages.isEmpty { settings.searchesLanguages = true } else { settings.languages = languages }
  }

  package static let baseline = Setting(
    "baseline", .path, .file, "a list of known findings, which are not reported"
  ) { $0.baseline = $1 }

  package static let rules = Setting(
    key: Key(
      "rules", .dictionary("a dictionary of rule ids and severities", definition: "rules"),
      "severities by rule id; `typeramp explain` lists the rules"
    ) { _, _ in }, option: "rule", times: .several, .levels, help: "error, warning, note or off, for a rule"
  ) { settings, levels in settings.policy.levels.merge(levels) { $1 } }

  package static let strict = Setting("strict", .boolean, times: .flag, .flag, "warnings are errors") {
    $0.policy.isStrict = $1
  }

  package static let dialect = Setting(
    "dialect", .choice(), .choice(),
    "dialect to check against; scaledfont is the ScaledFont package 1.0 (default: typeramp)"
  ) { $0.dialect = $1 }

  package static let displayScale = Setting(
    "displayScale", .oneOf([1, 2, 3], "1, 2 or 3"), option: "display-scale",
    .text("1|2|3", choices: ["1", "2", "3"]) { text in Int(text).flatMap { (1...3).contains($0) ? $0 : nil } },
    "pixels in a point, for metrics (default: 3)"
  ) { $0.displayScale = $1 }

  package static let from = Setting(
    "from", .choice("a kind of input", among: { ImportOptions.Kind.names }, read: ImportOptions.Kind.init(named:)),
    .text("FORM", choices: ImportOptions.Kind.names) { ImportOptions.Kind(named: $0) },
    "what the inputs are: \(ImportOptions.Kind.names.joined(separator: ", ")) (default: by their content)"
  ) { $0.tokens.kind = $1 }

  package static let conformance = Setting(
    "conformance", .choice(), .choice(), "strict rejects what the DTCG specification does (default: lenient)"
  ) { $0.tokens.conformance = $1 }

  package static let remBase = Setting(
    "remBase", .number(NumberRange(upTo: 1000, isPositive: true)), option: "rem-base",
    .text("POINTS", expected: "a number of points greater than zero") { text in
      // Swift would also accept hexadecimal digits.
      guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }), let base = Double(text) else { return nil }
      return base > 0 && base <= 1000 ? base : nil
    }, "points in a rem of design tokens (default: 16)"
  ) { $0.tokens.remBase = $1 }

  package static let bare = Setting(
    "bare", .choice(), .choice(),
    "the unit of numbers without one in design tokens (default: px if all font sizes are 6 or more)"
  ) { $0.tokens.bare = $1 }

  package static let themes = Setting(
    "themes", .names("a dictionary of theme groups and themes", canBeNull: true), option: "theme", times: .several,
    .names(.theme),
    "the theme of each group of a Tokens Studio project, null for none; `\"\"` is for themes without a group",
    help: "the theme of a group of a Tokens Studio project; only NAME if it has no group, GROUP= for no theme of it"
  ) { settings, themes in settings.tokens.themes.merge(themes) { $1 } }

  package static let contexts = Setting(
    "contexts", .names("a dictionary of modifiers and contexts"), option: "context", times: .several, .names(.context),
    "the context of each modifier of a resolver document",
    help: "the context of a modifier of a resolver document"
  ) { settings, contexts in settings.tokens.contexts.merge(contexts) { $1 } }

  package static let map = Setting(
    "map", .path, .file, "a file that says which token is which text style",
    help: "a file that maps text styles to tokens: { \"body\": \"text.copy\" }"
  ) { $0.map = $1 }

  package static let fitUpTo = Setting(
    "fitUpTo", .categories, option: "fit-up-to",
    .text("SIZE", choices: ContentSizeCategory.allCases.map(\.shortName)) { ContentSizeCategory(spelling: $0) },
    "the largest text size at which a text must fit (default: \(FitCheck.defaultLimit.shortName))"
  ) { $0.fitUpTo = $1 }

  package static let placeholders = Setting(
    "placeholders", .name, .text("TEXT") { $0.isEmpty ? nil : $0 },
    "what is measured in place of '%@' and '%lld' (default: 'Example' and '1,234')"
  ) { $0.placeholders = $1 }
}
