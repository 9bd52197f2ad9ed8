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
    guard root.kind == .dictionary else {
      return report("expected a dictionary with 'inputs' and 'outputs', not \(root.phrase)", at: root)
    }
    settings = read(root, into: BuildSettings(), BuildSettings.keys, keyPath: "")
    for output in root.value(of: "outputs").map({ Array($0.elements) }) ?? [] {
      guard output.kind == .dictionary else {
        report("expected an output with 'format' and 'path', not \(output.phrase)", at: output)
        continue
      }
      let format = output.value(of: "format")?.string
      let keys = OutputSettings.keys(for: format)
      settings.outputs.append(read(output, into: OutputSettings(), keys, keyPath: "outputs.", format))
    }
    readRules(root.value(of: "rules"))
  }

  /// Reads the values of a dictionary's keys into settings.
  private mutating func read<Settings>(
    _ node: Node, into settings: Settings, _ keys: [ConfigurationKey<Settings>], keyPath: String,
    _ format: String? = nil
  ) -> Settings {
    var settings = settings
    var seen: Set<String> = []
    for member in node.members {
      let path = keyPath + member.name
      guard let key = keys.first(where: { $0.name == member.name }) else {
        reportUnknown(member, among: keys.map(\.name), keyPath: path)
        continue
      }
      if !seen.insert(key.name).inserted {
        report("'\(key.name)' stands here a second time", at: member.key, keyPath: path)
      } else if let only = key.format, let format, only != format {
        report("'\(key.name)' is for '\(only)', not for '\(format)'", at: member.key, keyPath: path)
      } else if !key.take(member.value, &settings) {
        report(
          "expected \(key.expected) for '\(key.name)', not \(member.value.phrase)", at: member.value, keyPath: path)
      }
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      report("expected '\(key.name)': \(key.expected)", at: node)
    }
    return settings
  }

  private mutating func readRules(_ node: Node?) {
    for member in node.map({ Array($0.members) }) ?? [] {
      let path = "rules." + member.name
      guard Rule.all.contains(where: { $0.id == member.name }) else {
        reportUnknown(member, among: Rule.all.map(\.id), keyPath: path)
        continue
      }
      guard let level = member.value.string.flatMap(RulePolicy.Level.init(rawValue:)) else {
        report(
          "expected 'error', 'warning', 'note' or 'off', not \(member.value.phrase)", at: member.value, keyPath: path)
        continue
      }
      settings.policy.levels[member.name] = level
    }
  }
}

// MARK: - Mistakes

extension BuildConfiguration {
  private mutating func reportUnknown(_ member: Node.Member, among names: [String], keyPath: String) {
    let suggestion = Spelling.closest(to: member.name, among: names)
    let expectation = suggestion.map { "did you mean '\($0)'?" } ?? "expected one of \(names.joined(separator: ", "))"
    let list = names.count > 20 && suggestion == nil ? "see 'typeramp explain'" : expectation
    report("unknown key '\(member.name)'; \(list)", at: member.key, keyPath: keyPath)
  }

  private mutating func report(_ message: String, at node: Node, keyPath: String? = nil) {
    findings.append(
      Diagnostic(id: Self.id, severity: .error, message: message, range: node.range, keyPath: keyPath))
  }
}
