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
  var emitter = Emitter.json
  /// `{name}` stands for the name of the input.
  var path = ""
  var options = EmissionOptions()

  /// The keys of an output. Some are for one format only.
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
}
