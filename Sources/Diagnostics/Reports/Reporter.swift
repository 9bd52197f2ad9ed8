import Documents

/// A format of reports. Each is a file of this folder.
///
/// To add one, write its file and add it to `all`.
package struct Reporter: Sendable {
  /// Its name for `--report`: `sarif`.
  package let name: String
  /// Its purpose, in half a sentence.
  package let summary: String
  /// Whether it is for people, so that nothing is written if there are no findings; programs expect a complete report.
  package private(set) var isForPeople = false
  /// Returns what writes one report.
  let writer: @Sendable (ReportOptions) -> any ReportWriter

  package static let all: [Reporter] = [.text, .xcode, .github, .gitlab, .json, .sarif, .junit]

  /// The format for the current environment: GitHub's in GitHub Actions, and Xcode's in its builds, where each is read
  /// from the program's output. Text everywhere else, including GitLab, which reads reports only from files.
  ///
  /// - Parameter environment: the value of an environment variable, if it is set.
  package static func `default`(environment: (String) -> String?) -> Reporter {
    if environment("GITHUB_ACTIONS") == "true" { return .github }
    return (environment("XCODE_VERSION_ACTUAL") ?? "").isEmpty ? .text : .xcode
  }
}

/// Writes one report, file after file, so that memory stays bounded.
protocol ReportWriter: Sendable {
  /// Writes what precedes the first file.
  mutating func begin(to output: inout some TextOutputStream)
  /// What the report has of the findings of an input.
  func excerpt(of files: [FileFindings]) -> FindingExcerpt
  /// Writes the findings of one file, of which there is at least one.
  mutating func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream)
  /// Writes a file without findings.
  func writeClean(_ source: Source, to output: inout some TextOutputStream)
  /// Writes what follows the last file.
  mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream)
}

extension ReportWriter {
  func begin(to output: inout some TextOutputStream) {}
  func excerpt(of files: [FileFindings]) -> FindingExcerpt { FindingExcerpt(all: files) }
  func writeClean(_ source: Source, to output: inout some TextOutputStream) {}
}

package struct ReportOptions: Sendable {
  /// Whether text is coloured: only on a terminal.
  package var isColoured = false
  /// The columns of the terminal that text is for; nil for lines of any length.
  package var columns: Int?
  /// Whether a warning fails the run, as with `--strict`.
  package var isStrict = false
  /// Whether text shows every finding of a rule in a file, however many there are.
  package var showsAll = false
  /// Whether text says how many findings `--fix` would fix.
  package var offersFixes = false
  /// The version of the program: `1.2.0`.
  package var version: String
  /// The rules in order, for formats that list them.
  package var rules: @Sendable () -> [RuleDescription] = { [] }
  package var paths = ReportPaths()

  package init(version: String) {
    self.version = version
  }
}
