import OperatingSystem

/// Rule levels in a configuration for some of the files.
package struct RuleOverride: Sendable {
  /// Patterns of paths, relative to the configuration's folder, with their nodes.
  var files: [(glob: Glob, node: Node)] = []
  var levels: [String: RulePolicy.Level] = [:]

  static let schema = Schema<RuleOverride>([
    Key(
      "files", .paths("a list of paths, such as \"Legacy/*.plist\"", isEmptyAllowed: false),
      "the files: paths and patterns, as in `inputs`", isRequired: true
    ) { override, nodes in override.files = nodes.map { (Glob($0.string ?? ""), $0) } },
    Key(
      "rules", .dictionary("a dictionary of rule ids and severities", definition: "rules"),
      "severities by rule id", isRequired: true
    ) { _, _ in },
  ])
}

extension [RuleOverride] {
  /// The levels for a file; of two overrides for it, the later takes precedence.
  ///
  /// - Parameter folder: the configuration's folder.
  func levels(for path: String, in folder: String) -> [String: RulePolicy.Level] {
    if isEmpty { return [:] }
    let name = Files.relative(path, to: folder.isEmpty ? "." : folder)
    return filter { $0.files.contains { $0.glob.matches(name) } }.reduce(into: [:]) { levels, override in
      levels.merge(override.levels) { $1 }
    }
  }
}
