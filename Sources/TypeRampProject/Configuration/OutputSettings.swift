import Diagnostics
package import Documents
package import TypeRampKit

/// The settings of one kind of output.
package struct OutputSettings: Sendable {
  private var format = Emitter.json
  /// With `{name}` for the name of the input, and placeholders for themes and contexts.
  package var path = ""
  /// The node of the path in the configuration.
  package var pathNode: Node?
  private var styles = StyleScope.all
  /// The configured options of the emitter, in order.
  private var values: [(option: EmitterOption, value: String)] = []

  /// The emitter with its options set.
  package var emitter: Emitter {
    var emitter = values.reduce(format) { $0.setting($1.option, to: $1.value) ?? $0 }
    emitter.styles = styles
    return emitter
  }

  /// The keys of an output in a format; keys of other formats come last.
  static func keys(for format: String?) -> [ConfigurationKey<OutputSettings>] {
    let own = Emitter.all.filter { $0.name == format }
    let others = Emitter.all.filter { $0.name != format }
    return (own + others).reduce(into: general) { keys, emitter in
      let options = emitter.options.filter { option in !keys.contains { $0.name == option.name } }
      keys += options.map { key($0, of: emitter) }
    }
  }

  /// The schema of an output in a format; with all keys if the format is unknown.
  static func schema(of format: String?) -> Schema<OutputSettings> {
    let keys = keys(for: format)
    guard let format else { return Schema(keys) }
    let others = keys.compactMap { key in key.format.flatMap { $0 == format ? nil : (key.name, $0) } }
    return Schema(
      keys.filter { $0.format == nil || $0.format == format },
      elsewhere: Dictionary(
        others.map { ($0, "is for '\($1)', not for '\(format)'") }, uniquingKeysWith: { first, _ in first }))
  }

  /// The keys of outputs in any format.
  private static let general: [ConfigurationKey<OutputSettings>] = [
    ConfigurationKey(
      "format",
      .choice("one of \(Emitter.all.map(\.name).quotedList)", among: { Emitter.all.map(\.name) }) {
        Emitter(named: $0)
      },
      \.format, "the output format", isRequired: true),
    ConfigurationKey(
      "path", .outputPath, \.path,
      "the file to write; `{name}` is the input's file name without its extension, `{theme}` each theme, `{GROUP}` each theme of "
        + "a group or context of a modifier",
      isRequired: true),
    .choice("styles", "all thirteen styles, or those that the dictionary defines", \.styles),
  ]

  private static func key(_ option: EmitterOption, of emitter: Emitter) -> ConfigurationKey<OutputSettings> {
    if case .flag = option.values {
      return ConfigurationKey(option.name, .boolean, option.help, format: emitter.name) {
        $0.values.append((option, $1.description))
      }
    }
    return ConfigurationKey(option.name, option.values.type(option.accepts), option.help, format: emitter.name) {
      $0.values.append((option, $1))
    }
  }
}

extension EmitterOption.Values {
  /// The type of its value, as text.
  fileprivate func type(_ accepts: @escaping @Sendable (String) -> Bool) -> ValueType<String> {
    switch self {
    case .choice(let names):
      .choice("one of \(names.quotedList)", among: { names }, read: { accepts($0) ? $0 : nil })
    case .text(_, let expected): .text(expected) { accepts($0) ? $0 : nil }
    case .flag: .string
    }
  }
}
