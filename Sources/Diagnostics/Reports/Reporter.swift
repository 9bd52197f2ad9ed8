/// A form in which findings are reported. Each is a file of this folder.
///
/// To add one, write its file and put it into `all`.
package struct Reporter: Sendable {
  /// What `--report` calls it: `sarif`.
  package let name: String
  /// What it is for, in half a sentence.
  package let summary: String
  /// Whether people read it, so that nothing need be written of nothing; programs expect a whole report.
  package var isForPeople = false
  /// Makes the writer of one report.
  let makeWriter: @Sendable (ReportOptions) -> any ReportWriter

  package static let all: [Reporter] = [
    .text, .xcode, .github, .gitlab, .rdjson, .json, .sarif, .junit, .checkstyle,
  ]

  /// The form that the environment reads from the program's output: GitHub's in GitHub Actions and Xcode's in its
  /// build log. Text everywhere else; GitLab, too, reads reports only from files.
  ///
  /// - Parameter environment: the value of an environment variable, if it is set.
  package static func `default`(environment: (String) -> String?) -> Reporter {
    if environment("GITHUB_ACTIONS") == "true" { return .github }
    return environment("XCODE_VERSION_ACTUAL") == nil ? .text : .xcode
  }
}

/// Writes one report, file after file, so that the report need not fit into memory.
protocol ReportWriter: Sendable {
  /// Writes what precedes the first file.
  mutating func begin(to output: inout some TextOutputStream)
  /// Writes one file and its findings.
  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream)
  /// Writes what follows the last file.
  mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream)
}

extension ReportWriter {
  func begin(to output: inout some TextOutputStream) {}
  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {}
}
