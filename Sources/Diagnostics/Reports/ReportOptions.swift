/// What a report depends on besides the findings.
package struct ReportOptions: Sendable {
  /// Whether text may have colours: only on a terminal.
  package var isColoured = false
  /// Whether a warning fails a run, as `--strict` has it.
  package var isStrict = false
  /// The version of the program: `1.2.0`.
  package var version: String
  /// Every rule that may be named, in the order of the rules.
  package var rules: [RuleDescription] = []
  package var paths = ReportPaths()

  package init(version: String) {
    self.version = version
  }
}
