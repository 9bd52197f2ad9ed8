import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// What a configuration says.
struct BuildSettings: Sendable {
  /// Patterns of paths, each with its place.
  var inputs: [Node] = []
  var outputs: [OutputSettings] = []
  var fonts: [String] = []
  var policy = RulePolicy()
  var dialect = RuleContext.Dialect.typeramp
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
    Rule.all.map { SchemaKey([$0.id], ruleSeverity, $0.description.summary) },
    names: KeyNames(Rule.all.map(\.id), noun: "rule", expected: "one that 'typeramp explain' lists"))

  /// A severity; nil for none at all.
  private static let ruleSeverity = ValueType<Severity?>.choice(
    "a severity", among: { ["error", "warning", "note", "off"] },
    read: { $0 == "off" ? .some(nil) : Severity(rawValue: $0) })
}

/// What a configuration says of one kind of output.
struct OutputSettings: Sendable {
  var emitter = Emitter.json
  /// With `{name}` for the name of the input.
  var path = ""
  var options = EmissionOptions()

  /// The keys of an output. Which there are follows from its format.
  static let keys: [ConfigurationKey<OutputSettings>] = [
    .text(
      "format", "one of \(Emitter.all.map { "'\($0.name)'" }.joined(separator: ", "))", isRequired: true, \.emitter
    ) { Emitter(named: $0) },
    .text("path", "a path, such as \"Generated/{name}.swift\"", isRequired: true, \.path) {
      $0.isEmpty || $0.utf8.contains(0) || $0.utf8.last == UInt8(ascii: "/") ? nil : $0
    },
    .choice("access", format: "swift", \.options.swift.access),
    .text(
      "type", "a name in UpperCamelCase that hides no type of Swift or UIKit", format: "swift", \.options.swift.name
    ) {
      Emitter.isSwiftTypeName($0) ? $0 : nil
    },
    .choice("mode", format: "css", \.options.css.mode),
    .text("prefix", "letters, digits, '-' and '_', a letter or '_' first", format: "css", \.options.css.prefix) {
      $0.isCSSName ? $0 : nil
    },
    .text("fontURL", "a URL with '{name}' for the PostScript name", format: "css", \.options.css.fontURL) { $0 },
  ]
  /// The keys of an output in a format; all keys where it is unknown.
  static func schema(of format: String?) -> Schema {
    guard let format else { return Schema(keys) }
    let others = keys.compactMap { key in key.format.flatMap { $0 == format ? nil : (key.name, $0) } }
    return Schema(
      keys.filter { $0.format == nil || $0.format == format },
      elsewhere: Dictionary(
        others.map { ($0, "is for '\($1)', not for '\(format)'") }, uniquingKeysWith: { first, _ in first }))
  }
}
