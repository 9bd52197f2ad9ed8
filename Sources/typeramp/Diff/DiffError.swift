import Diagnostics
import TypeRampKit

/// An error for which a version of a dictionary cannot be compared.
struct DiffError {
  let finding: Diagnostic
  let path: String
  /// The line and the column; nil in a binary property list.
  let start: Position?
  /// `path:line:column`.
  let place: String

  /// More errors of one rule in one file are left out.
  private static let limit = 50

  /// The errors of a compilation, file by file.
  static func errors(of compilation: Compilation) -> [DiffError] {
    compilation.files.flatMap { file -> [DiffError] in
      let errors = FileFindings(file.source, file.findings.filter { $0.severity == .error })
      if errors.findings.isEmpty { return [] }
      let locator = SourceLocator(file.source)
      return errors.first(limit).map { finding in
        DiffError(
          finding: finding, path: file.source.path, start: locator.location(of: finding.range).start,
          place: locator.place(of: finding.range, keyPath: finding.keyPath))
      }
    }
  }
}
