import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// What a configuration says.
struct BuildSettings: Sendable {
  /// Patterns of paths, as nodes of the configuration.
  var inputs: [Node] = []
  var outputs: [OutputSettings] = []
  var fonts: [String] = []
  var policy = RulePolicy()
  var dialect = CompilationOptions.Dialect.typeramp
  var displayScale = 3
  var tokens = TokenSettings()
  /// The path of the mapping file of tokens.
  var map: String?

  /// The keys at the top. To add one, declare it here, with the property that it sets.
  static let keys: [ConfigurationKey<BuildSettings>] = [
    ConfigurationKey("$schema", .string, "the JSON Schema that editors check the file with") { _, _ in },
    ConfigurationKey(
      "inputs", .paths("a list of paths, such as \"Styles/*.plist\"", isEmptyAllowed: false), \.inputs,
      "style dictionaries, or design tokens: paths, with `*` and `?` within a name and `**` for any folders",
      isRequired: true),
    // Its elements are looked at by themselves.
    ConfigurationKey(
      "outputs", .list("a list of outputs", definition: "output"), "what is made of each input", isRequired: true
    ) { _, _ in },
    ConfigurationKey(
      "fonts", .paths("a list of paths", isEmptyAllowed: true), "font files, and folders of them"
    ) { settings, paths in settings.fonts = paths.compactMap(\.string) },
    ConfigurationKey(
      "rules", .dictionary("a dictionary of rule ids and severities", definition: "rules"),
      "severities by rule id; `typeramp explain` lists the rules"
    ) { _, _ in },
    ConfigurationKey("strict", .boolean, \.policy.isStrict, "warnings are errors"),
    .choice("dialect", "the reader that dictionaries are for", \.dialect),
    ConfigurationKey(
      "displayScale", .oneOf([1, 2, 3], "1, 2 or 3"), \.displayScale, "pixels in a point, for metrics"),
    ConfigurationKey(
      "from",
      .choice("a kind of input", among: { TokenSettings.Kind.names }, read: TokenSettings.Kind.init(named:)),
      \.tokens.kind, "what the inputs are, whatever they look like"),
    .choice("conformance", "how strictly design tokens are taken", \.tokens.conformance),
    ConfigurationKey(
      "remBase", .number(NumberRange(upTo: 1000, isPositive: true)), \.tokens.remBase,
      "points in a rem of design tokens"),
    ConfigurationKey("map", .path, "a file that says which token is which text style") { $0.map = $1 },
  ]

  /// The schema of the whole file.
  static let schema = Schema(keys)

  /// The schema of `rules`.
  static let rules = Schema(
    Rule.all.map { SchemaKey([$0.id], ruleLevel, $0.description.summary) },
    names: KeyNames(Rule.all.map(\.id), noun: "rule", expected: "one that 'typeramp explain' lists"))

  private static let ruleLevel = ValueType<RulePolicy.Level>.choice("a severity")
}

/// What a configuration says of one kind of output.
struct OutputSettings: Sendable {
  private var format = Emitter.json
  /// With `{name}` for the name of the input.
  var path = ""
  /// What is said of the emitter's options, in order.
  private var values: [(option: EmitterOption, value: String)] = []

  /// The emitter with its options set.
  var emitter: Emitter { values.reduce(format) { $0.setting($1.option, to: $1.value) ?? $0 } }

  /// The keys of an output in some format; those of other formats come last.
  static func keys(for format: String?) -> [ConfigurationKey<OutputSettings>] {
    let own = Emitter.all.filter { $0.name == format }
    let others = Emitter.all.filter { $0.name != format }
    return (own + others).reduce(into: general) { keys, emitter in
      let options = emitter.options.filter { option in !keys.contains { $0.name == option.name } }
      keys += options.map { key($0, of: emitter) }
    }
  }

  /// The schema of an output in a format; that of all keys where the format is unknown.
  static func schema(of format: String?) -> Schema {
    let keys = keys(for: format)
    guard let format else { return Schema(keys) }
    let others = keys.compactMap { key in key.format.flatMap { $0 == format ? nil : (key.name, $0) } }
    return Schema(
      keys.filter { $0.format == nil || $0.format == format },
      elsewhere: Dictionary(
        others.map { ($0, "is for '\($1)', not for '\(format)'") }, uniquingKeysWith: { first, _ in first }))
  }

  /// The keys of outputs, whatever their format.
  private static let general: [ConfigurationKey<OutputSettings>] = [
    ConfigurationKey(
      "format",
      .choice("one of \(Emitter.all.map(\.name).quotedList)", among: { Emitter.all.map(\.name) }) {
        Emitter(named: $0)
      },
      \.format, "what is written", isRequired: true),
    ConfigurationKey(
      "path", .outputPath, \.path, "where it is put; `{name}` is the input's file name without its extension",
      isRequired: true),
  ]

  private static func key(_ option: EmitterOption, of emitter: Emitter) -> ConfigurationKey<OutputSettings> {
    ConfigurationKey(option.name, option.values.type(option.accepts), option.help, format: emitter.name) {
      $0.values.append((option, $1))
    }
  }
}

extension EmitterOption.Values {
  /// The type of a value, as a text.
  fileprivate func type(_ accepts: @escaping @Sendable (String) -> Bool) -> ValueType<String> {
    switch self {
    case .choice(let names):
      .choice("one of \(names.quotedList)", among: { names }, read: { accepts($0) ? $0 : nil })
    case .text(_, let expected): .text(expected) { accepts($0) ? $0 : nil }
    }
  }
}
