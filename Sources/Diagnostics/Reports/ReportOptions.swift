/// The settings of a report.
package struct ReportOptions: Sendable {
  /// Whether text is coloured: only on a terminal.
  package var isColoured = false
  /// Whether a warning fails the run, as with `--strict`.
  package var isStrict = false
  /// Whether text shows every finding of a rule in a file, however many there are.
  package var showsAll = false
  /// The version of the program: `1.2.0`.
  package var version: String
  /// The rules in order, for formats that list them.
  package var rules: [RuleDescription] = []
  package var paths = ReportPaths()

  package init(version: String) {
    self.version = version
  }
}
