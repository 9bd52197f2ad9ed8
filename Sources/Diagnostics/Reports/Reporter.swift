/// A form in which findings are reported. Each is a file of this folder.
///
/// To add one, write its file and put it into `all`.
package struct Reporter: Sendable {
  /// What `--report` calls it: `sarif`.
  package let name: String
  /// What it is for, in half a sentence.
  package let summary: String
  /// Makes what writes one report.
  let makeWriter: @Sendable (ReportOptions) -> any ReportWriter

  package static let all: [Reporter] = [.text, .xcode, .github, .json, .sarif, .junit, .checkstyle]

  /// The form that the program's surroundings read by themselves: GitHub Actions and Xcode's build log. Text everywhere
  /// else, in GitLab too: it reads reports as files that a job names, never from a job's output.
  ///
  /// - Parameter environment: the value of an environment variable, if it is set.
  package static func `default`(environment: (String) -> String?) -> Reporter {
    if environment("GITHUB_ACTIONS") == "true" { return .github }
    return environment("XCODE_VERSION_ACTUAL") == nil ? .text : .xcode
  }
}

/// Writes one report, file after file, so that no report need ever be held as a whole.
protocol ReportWriter: Sendable {
  /// Writes what stands before the first file.
  mutating func begin(to output: inout some TextOutputStream)
  /// Writes one file and what was found in it.
  mutating func write(_ file: FileFindings, to output: inout some TextOutputStream)
  /// Writes what stands behind the last file.
  mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream)
}

extension ReportWriter {
  func begin(to output: inout some TextOutputStream) {}
  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {}
}
