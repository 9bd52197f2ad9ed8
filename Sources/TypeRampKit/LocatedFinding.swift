/// A finding with its position in its file, for reports on several files.
package struct LocatedFinding: Sendable {
  package let finding: Diagnostic
  /// The path of the file.
  package let path: String
  /// The line and the column; nil in a binary property list.
  package let start: Position?
  /// `path:line:column`.
  package let place: String

  /// More findings of one rule in one file are left out.
  private static let limit = 50

  /// Findings of a compilation, file by file.
  package static func all(
    of compilation: Compilation, where isListed: (Diagnostic) -> Bool = { _ in true }
  ) -> [LocatedFinding] {
    compilation.files.flatMap { file -> [LocatedFinding] in
      let listed = FileFindings(file.source, file.findings.filter(isListed)).first(limit)
      // A locator counts the lines of its file.
      if listed.isEmpty { return [] }
      let locator = SourceLocator(file.source)
      return listed.map { finding in
        LocatedFinding(
          finding: finding, path: file.source.path, start: locator.location(of: finding.range).start,
          place: locator.place(of: finding.range, keyPath: finding.keyPath))
      }
    }
  }
}
