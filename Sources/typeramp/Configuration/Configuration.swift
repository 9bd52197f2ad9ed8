import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// A configuration of `build`, with everything that is wrong with it.
struct BuildConfiguration {
  static let fileName = "typeramp.json"
  /// The id of its findings.
  static let id = "configuration"

  let source: Source
  private(set) var settings = BuildSettings()
  private(set) var findings: [Diagnostic] = []

  init(_ document: Document) {
    source = document.source
    switch document.tree {
    case .failure(let error): findings = [Diagnostic(error)]
    case .success(let tree): read(tree.root)
    }
  }

  private mutating func read(_ root: Node) {
    if let mistake = root.mistakeUnlessDictionary(expected: "a dictionary with 'inputs' and 'outputs'") {
      return report([mistake])
    }
    settings = read(root, into: BuildSettings(), BuildSettings.keys, BuildSettings.schema, keyPath: "")
    for output in root.value(of: "outputs").map({ Array($0.elements) }) ?? [] { readOutput(output) }
    if let rules = root.value(of: "rules") { readRules(rules) }
  }

  private mutating func readOutput(_ node: Node) {
    if let mistake = node.mistakeUnlessDictionary(expected: "an output with 'format' and 'path'") {
      return report([mistake])
    }
    let format = node.value(of: "format")?.string
    settings.outputs.append(
      read(
        node, into: OutputSettings(), OutputSettings.keys(for: format), OutputSettings.schema(of: format),
        keyPath: "outputs"))
  }

  private mutating func readRules(_ node: Node) {
    let fields = BuildSettings.rules.bind(node, keyPath: "rules")
    report(fields.mistakes)
    for field in fields.all {
      guard case .success(let level as RulePolicy.Level)? = field.value else { continue }
      settings.policy.levels[field.member.name] = level
    }
  }

  /// Reads the values of a dictionary's keys into settings.
  private mutating func read<Settings>(
    _ node: Node, into settings: Settings, _ keys: [ConfigurationKey<Settings>], _ schema: Schema, keyPath: String
  ) -> Settings {
    let fields = schema.bind(node, keyPath: keyPath)
    report(fields.mistakes)
    var settings = settings
    for field in fields.all {
      guard let key = keys.first(where: { field.member.isNamed($0.name) }), case .success(let value)? = field.value
      else { continue }
      key.take(value, &settings)
    }
    return settings
  }

  private mutating func report(_ mistakes: [SchemaMistake]) {
    findings += mistakes.map { mistake in
      let finding = Finding(mistake)
      return Diagnostic(
        id: Self.id, severity: .error, message: finding.message, range: finding.node.range, keyPath: finding.keyPath,
        notes: finding.notes, fix: finding.fix)
    }
  }
}
