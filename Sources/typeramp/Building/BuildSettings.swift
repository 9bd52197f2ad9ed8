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

  /// The keys at the top.
  static let keys: [ConfigurationKey<BuildSettings>] = [
    ConfigurationKey(name: "$schema", expected: "a string") { node, _ in node.string != nil },
    ConfigurationKey(name: "inputs", expected: "a list of paths, such as \"Styles/*.plist\"", isRequired: true) {
      node, settings in
      settings.inputs = Array(node.elements)
      return !settings.inputs.isEmpty && settings.inputs.paths != nil
    },
    // Its elements are read one by one, with keys of their own.
    ConfigurationKey(name: "outputs", expected: "a list of outputs", isRequired: true) { node, _ in
      node.kind == .array && node.size > 1
    },
    ConfigurationKey(name: "fonts", expected: "a list of paths") { node, settings in
      guard node.kind == .array, let paths = Array(node.elements).paths else { return false }
      settings.fonts = paths
      return true
    },
    ConfigurationKey(name: "rules", expected: "a dictionary of rule ids and severities") { node, _ in
      node.kind == .dictionary
    },
    ConfigurationKey(name: "strict", expected: "true or false") { node, settings in
      settings.policy.isStrict = node.boolean ?? false
      return node.boolean != nil
    },
    .choice("dialect", \.dialect),
    ConfigurationKey(name: "displayScale", expected: "1, 2 or 3") { node, settings in
      guard let scale = node.number, [1, 2, 3].contains(scale) else { return false }
      settings.displayScale = Int(scale)
      return true
    },
    .text("from", "one of \(TokenSettings.Kind.names.map { "'\($0)'" }.joined(separator: ", "))", \.tokens.kind) {
      TokenSettings.Kind(named: $0)
    },
    .choice("conformance", \.tokens.conformance),
    ConfigurationKey(name: "remBase", expected: "a number of points greater than zero") { node, settings in
      guard let base = node.number, base > 0, base <= 1000 else { return false }
      settings.tokens.remBase = base
      return true
    },
    ConfigurationKey(name: "map", expected: "a path") { node, settings in
      settings.map = node.path
      return node.path != nil
    },
  ]
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

  /// The keys of an output in some format. The keys of other formats are known too, and refused.
  static func keys(for format: String?) -> [ConfigurationKey<OutputSettings>] {
    let own = Emitter.all.filter { $0.name == format }
    let others = Emitter.all.filter { $0.name != format }
    return (own + others).reduce(into: general) { keys, emitter in
      let options = emitter.options.filter { option in !keys.contains { $0.name == option.name } }
      keys += options.map { key($0, of: emitter) }
    }
  }

  /// The keys of outputs, whatever their format.
  private static let general: [ConfigurationKey<OutputSettings>] = [
    .text(
      "format", "one of \(Emitter.all.map { "'\($0.name)'" }.joined(separator: ", "))", isRequired: true, \.format
    ) { Emitter(named: $0) },
    .text("path", "a path, such as \"Generated/{name}.swift\"", isRequired: true, \.path) {
      $0.isEmpty || $0.utf8.contains(0) || $0.utf8.last == UInt8(ascii: "/") ? nil : $0
    },
  ]

  private static func key(_ option: EmitterOption, of emitter: Emitter) -> ConfigurationKey<OutputSettings> {
    ConfigurationKey(name: option.name, expected: option.values.phrase, format: emitter.name) { node, settings in
      guard let value = node.string, option.accepts(value) else { return false }
      settings.values.append((option, value))
      return true
    }
  }
}

extension EmitterOption.Values {
  /// What a value must be, in a sentence.
  fileprivate var phrase: String {
    switch self {
    case .choice(let names): "one of \(names.map { "'\($0)'" }.joined(separator: ", "))"
    case .text(_, let expected): expected
    }
  }
}
