/// The settings of one kind of output.
package struct OutputSettings: Sendable {
  private var format = Emitter.json
  /// With `{name}` for the name of the input, and placeholders for themes and contexts.
  package var path = ""
  /// The node of the path in the configuration.
  package var pathNode: Node?
  /// The patterns of its inputs, as nodes of the configuration; empty for all inputs.
  private(set) var inputs: [Node] = []
  private var styles = StyleScope.all
  /// The configured options of the emitter, in order.
  private var values: [(option: EmitterOption, value: String)] = []

  /// The emitter with its options set.
  package var emitter: Emitter {
    var emitter = values.reduce(format) { $0.setting($1.option, to: $1.value) ?? $0 }
    emitter.styles = styles
    return emitter
  }

  /// Whether an input has this output.
  ///
  /// - Parameter folder: the configuration's folder.
  package func has(_ input: Input, in folder: String) -> Bool {
    inputs.isEmpty || inputs.contains { input.matches($0, in: folder) }
  }

  /// The schema of an output in a format; with the keys of all formats if the format is unknown.
  static func schema(of format: String?) -> Schema<OutputSettings> {
    let own = Emitter.all.filter { $0.name == format }
    let others = Emitter.all.filter { $0.name != format }
    guard let format, !own.isEmpty else { return Schema(general + keys(of: others)) }
    let keys = general + keys(of: own)
    let elsewhere = others.flatMap { other in other.options.map { ($0.name, other.name) } }
      .filter { name, _ in !keys.contains { $0.name == name } }
      .map { ($0, "is for '\($1)', not for '\(format)'") }
    return Schema(keys, elsewhere: Dictionary(elsewhere) { first, _ in first })
  }

  /// The keys of outputs in any format.
  private static let general: [Key<OutputSettings>] = [
    Key(
      "format",
      .choice("one of \(Emitter.all.map(\.name).quotedList)", among: { Emitter.all.map(\.name) }) {
        Emitter(named: $0)
      },
      "the output format", isRequired: true
    ) { $0.format = $1 },
    Key(
      "path", .outputPath,
      "the file to write; `{name}` is the input's file name without its extension, `{theme}` each theme, `{GROUP}` each theme of "
        + "a group or context of a modifier",
      isRequired: true
    ) { $0.path = $1 },
    Key(
      "inputs", .paths("a list of paths, such as \"Acme/*.json\"", isEmptyAllowed: false),
      "those of the inputs that have this output: paths and patterns; all by default"
    ) { $0.inputs = $1 },
    Key("styles", .choice(), "all thirteen styles, or those that the dictionary defines") { $0.styles = $1 },
  ]

  /// The keys of formats. A key of several formats is that of the first.
  private static func keys(of emitters: [Emitter]) -> [Key<OutputSettings>] {
    emitters.reduce(into: []) { keys, emitter in
      let options = emitter.options.filter { option in !keys.contains { $0.name == option.name } }
      keys += options.map { option in
        Key(option.name, option.values.type(option.accepts), "\(emitter.name): \(option.help)") {
          $0.values.append((option, $1))
        }
      }
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
    case .flag: ValueType(ValueType<Bool>.boolean.description) { $0.boolean?.description }
    }
  }
}
