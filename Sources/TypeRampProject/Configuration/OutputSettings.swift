package struct OutputSettings: Sendable {
  package private(set) var format = Emitter.json
  /// With `{name}` for the name of the input, and placeholders for themes and contexts.
  package var path = ""
  var node: Node?
  /// The patterns of its inputs, with their nodes in the configuration; empty for all inputs.
  private(set) var inputs: [(glob: Glob, node: Node)] = []
  package private(set) var styles = StyleScope.all
  private(set) var options: [ConfiguredOption] = []

  /// Its format with the options that do not depend on a theme.
  package var emitter: Emitter {
    options.reduce(format) { (try? $1.set(in: $0, for: InputThemes.Combination())) ?? $0 }
  }

  package func emitter(
    for input: Input, _ theme: InputThemes.Combination = InputThemes.Combination()
  ) throws(InputThemes.Mistake) -> Emitter {
    var theme = theme
    theme.values[OutputPath.name] = input.name
    var emitter = format
    for option in options { emitter = try option.set(in: emitter, for: theme) }
    emitter.styles = styles
    return emitter
  }

  /// Whether an input has this output.
  ///
  /// - Parameter name: its path in the configuration's folder.
  func has(_ name: String) -> Bool { inputs.isEmpty || inputs.contains { $0.glob.matches(name) } }

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
    ) { settings, nodes in settings.inputs = nodes.map { (Glob($0.string ?? ""), $0) } },
    Key("styles", .choice(), "all thirteen styles, or those that the dictionary defines") { $0.styles = $1 },
  ]

  /// The keys of formats. A key of several formats is that of the first.
  private static func keys(of emitters: [Emitter]) -> [Key<OutputSettings>] {
    emitters.reduce(into: []) { keys, emitter in
      let options = emitter.options.filter { option in !keys.contains { $0.name == option.name } }
      keys += options.map { option in
        Key(option.name, ConfiguredOption.type(of: option), "\(emitter.name): \(option.help)") {
          $0.options.append(ConfiguredOption(option: option, choices: $1))
        }
      }
    }
  }
}
