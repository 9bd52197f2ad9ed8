import OperatingSystem
package import Writing

/// The file `typeramp.json`, with all mistakes in it.
///
/// A class, since most runs have none: copying an optional structure of this size would instantiate its type first.
package final class Configuration: Sendable {
  package static let fileName = "typeramp.json"
  /// The beginning of the ids of its findings.
  package static let idPrefix = "configuration-"

  package let source: Source
  package let settings: Settings
  package let findings: [Diagnostic]

  /// - Parameter store: where the files are that it names; nil if it does not matter whether they are there.
  package init(_ document: Document, in store: (any FileStore)? = nil) {
    source = document.source
    var reader = ConfigurationReader(folder: Self.folder(of: document.source.path), store: store)
    switch document.tree {
    case .failure(let error): reader.findings = [Diagnostic(error)]
    case .success(let tree): reader.read(tree.root)
    }
    (settings, findings) = (reader.settings, reader.findings)
  }

  package var path: String { source.path }

  /// The folder to which its paths are relative; empty for the working directory, so that paths stay as written.
  package var folder: String { Self.folder(of: path) }

  /// The keys without which there is nothing to build.
  package var lacking: [Diagnostic] {
    let lists = ["inputs": settings.inputs.isEmpty, "outputs": settings.outputs.isEmpty]
    return Settings.schema.keys.filter { lists[$0.name] ?? false }.map {
      Diagnostic("missing-key", "missing key '\($0.name)'; expected \($0.value.name)", at: nil)
    }
  }

  package static func folder(of path: String) -> String {
    let folder = Files.folder(of: path)
    return folder == "." ? "" : folder
  }

  /// A path in the configuration of a folder. It is always a file, even `-`.
  package static func path(_ path: String, in folder: String) -> String {
    if path == "-" { return Files.join(folder.isEmpty ? "." : folder, path) }
    return path.utf8.first == UInt8(ascii: "/") || folder.isEmpty ? path : Files.join(folder, path)
  }

  /// A path as in the manifest: relative to the configuration's folder if it is in it.
  package static func name(of path: String, in folder: String) -> ExactString {
    ExactString(folder.isEmpty ? path : Files.path(path, from: folder) ?? path)
  }
}

private struct ConfigurationReader {
  private(set) var settings = Settings()
  var findings: [Diagnostic] = []
  private let folder: String
  private let store: (any FileStore)?

  init(folder: String, store: (any FileStore)?) { (self.folder, self.store) = (folder, store) }

  mutating func read(_ root: Node) {
    if let mistake = root.mistakeUnlessDictionary(expected: "a dictionary with 'inputs' and 'outputs'") {
      return report([mistake])
    }
    settings = read(root, into: Settings(), Settings.schema, keyPath: "")
    settings.replacePaths { [self] in leadsOut($0) ? nil : Configuration.path($0, in: folder) }
    if settings.isTooStrict, let node = root.value(of: "conformance") {
      findings.append(.unknownValue("strict conformance is for DTCG; expected 'from' to be 'dtcg'", at: node))
    }
    for node in dictionaries(of: "outputs", in: root, expected: "an output with 'format' and 'path'") {
      readOutput(node)
    }
    if let rules = root.value(of: "rules") { settings.policy.levels = readRules(rules, keyPath: "rules") }
    for node in dictionaries(of: "overrides", in: root, expected: "an override with 'files' and 'rules'") {
      readOverride(node)
    }
    for node in dictionaries(of: "fit", in: root, expected: "a dictionary with 'keys', 'style' and 'width'") {
      readPlace(node)
    }
    for key in [Setting.fonts, .infoPlist, .map, .baseline].map(\.key.name) {
      let (value, mayBeMissing) = (root.value(of: key), key == Setting.baseline.key.name)
      for node in value.map({ $0.kind == .array ? Array($0.elements) : [$0] }) ?? [] {
        reportPath(at: node, mayBeMissing: mayBeMissing)
      }
    }
  }

  /// The elements of a list; reports those that are not dictionaries.
  private mutating func dictionaries(of key: String, in root: Node, expected: String) -> [Node] {
    let elements = root.value(of: key).map { Array($0.elements) } ?? []
    report(elements.compactMap { $0.mistakeUnlessDictionary(expected: expected) })
    return elements.filter { $0.kind == .dictionary }
  }

  private mutating func readOutput(_ node: Node) {
    let format = node.value(of: "format")?.string
    var output = read(node, into: OutputSettings(), OutputSettings.schema(of: format), keyPath: "outputs")
    output.node = node
    settings.outputs.append(output)
    reportExtension(of: output, node)
  }

  /// Reports a path that is the name of a file of another format.
  private mutating func reportExtension(of output: OutputSettings, _ node: Node) {
    guard let path = node.value(of: "path"), node.value(of: "format") != nil,
      let named = Emitter(forFileNamed: Source.fileName(at: output.path)),
      named.fileExtension != output.format.fileExtension
    else { return }
    let message = "this is the name of a '\(named.name)' file, and the format is '\(output.format.name)'"
    findings.append(.unknownValue(message, at: path))
  }

  private mutating func readOverride(_ node: Node) {
    var override = read(node, into: RuleOverride(), RuleOverride.schema, keyPath: "overrides")
    if let rules = node.value(of: "rules") { override.levels = readRules(rules, keyPath: "overrides.rules") }
    settings.overrides.append(override)
  }

  private mutating func readPlace(_ node: Node) {
    let count = findings.count
    var place = read(node, into: FitPattern(), FitPattern.schema, keyPath: "fit")
    place.node = node
    settings.fit.append(place)
    guard findings.count == count, let mistake = place.mistakeOfWidth else { return }
    findings.append(Diagnostic.unknownValue(mistake, at: node).with { $0.range = node.range.prefix(1) })
  }

  private mutating func readRules(_ node: Node, keyPath: String) -> [String: RulePolicy.Level] {
    guard node.kind == .dictionary else { return [:] }
    return read(node, into: [:], Settings.rules, keyPath: keyPath)
  }

  private mutating func read<Settings>(
    _ node: Node, into settings: Settings, _ schema: Schema<Settings>, keyPath: String
  ) -> Settings {
    var settings = settings
    report(schema.bind(node, into: &settings, keyPath: keyPath).mistakes)
    return settings
  }

  /// Reports a path that leads out of the folder, or to nothing. The run reports one that cannot be inspected.
  private mutating func reportPath(at node: Node, mayBeMissing: Bool) {
    guard let text = node.string, !text.isEmpty, let store else { return }
    if leadsOut(text) { return findings.append(.outside(text, at: node)) }
    guard !mayBeMissing, let status = try? store.status(of: Configuration.path(text, in: folder)) else { return }
    if status.kind == nil { findings.append(.missingFile("there is no file or folder '\(text)'", at: node)) }
  }

  private func leadsOut(_ path: String) -> Bool {
    store?.leads(Configuration.path(path, in: folder), outOf: folder) ?? false
  }

  private mutating func report(_ mistakes: [SchemaMistake]) {
    findings += mistakes.map { mistake in
      Diagnostic(mistake).with {
        $0.id = Configuration.idPrefix + mistake.problem.id
        // `validate --fix` changes inputs, not the configuration.
        $0.fix = $0.fix?.suggested
        if mistake.problem.isUnknownValue, mistake.keyPath?.contains("rules") ?? false,
          let word = mistake.node.string, ["none", "disable", "disabled", "ignore", "false"].contains(word)
        {
          $0 = $0.replacing(by: RulePolicy.Level.off.rawValue, isSafe: false)
        }
      }
    }
  }
}

/// The mistakes in a configuration that no schema finds.
extension Diagnostic {
  /// - Parameter id: one of `Configuration.mistakes`.
  fileprivate init(_ id: String, _ message: String, at node: Node?) {
    self.init(id: Configuration.idPrefix + id, severity: .error, message: message, range: node?.range ?? 0..<0)
  }

  static func unknownValue(_ message: String, at node: Node) -> Self { Self("unknown-value", message, at: node) }

  static func missingFile(_ message: String, at node: Node) -> Self { Self("missing-file", message, at: node) }

  /// A path or an option that has no outputs of an input.
  static func placeholder(_ message: String, at node: Node?) -> Self { Self("placeholder", message, at: node) }

  /// An output that cannot be written beside others.
  package static func collision(_ message: String, at path: Node?) -> Self { Self("collision", message, at: path) }

  /// A path, or a match of a pattern, that leads out of the configuration's folder.
  static func outside(_ path: String, at node: Node?) -> Self {
    let rule = "leads out of the folder of the configuration, in which its files must be, links followed"
    return Self("outside", "'\(path)' \(rule)", at: node)
  }
}

extension SchemaMistake.Problem {
  fileprivate var id: String {
    switch self {
    case .unknownKey: "unknown-key"
    case .duplicateKey: "duplicate-key"
    case .missingKey: "missing-key"
    case .value(.unknown, _): "unknown-value"
    case .value(.outOfRange, _): "number-out-of-range"
    case .value: "wrong-type"
    }
  }
}

extension Configuration {
  /// The mistakes in a configuration: the id of each, without its prefix, and what it means.
  package static let mistakes: [(id: String, meaning: String)] = [
    ("unknown-key", "the key is unknown, or has no meaning for this format"),
    ("duplicate-key", "the key is there twice"),
    ("missing-key", "a required key is missing"),
    ("wrong-type", "the value has another type or form than the key expects"),
    ("unknown-value", "the value is none of those that the key expects"),
    ("number-out-of-range", "the number is too small or too large"),
    ("missing-file", "there is no file for a path, or for a pattern of `inputs`"),
    ("outside", "a path leads out of the folder of the configuration"),
    ("collision", "two outputs would be one file or one type, or an output would replace a file that is read"),
    ("placeholder", "an input has no value for a placeholder in the path of an output"),
  ]

  /// The meaning of a finding's id; nil if it is not the id of a mistake in a configuration.
  package static func meaning(ofID id: String) -> String? {
    guard let mistake = mistakes.first(where: { idPrefix + $0.id == id }) else { return nil }
    return "A mistake in typeramp.json, or in the file of --config: \(mistake.meaning). See docs/build.md."
  }
}
