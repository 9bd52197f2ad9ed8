/// A finding with its position in its file, for reports on several files.
package struct LocatedFinding: Sendable {
  package let finding: Diagnostic
  package let path: String
  /// The line and the column; nil in a binary property list.
  package let start: Position?
  /// `path:line:column`.
  package let place: String

  /// Findings of a compilation, file by file.
  package static func all(
    of compilation: Compilation, where isListed: (Diagnostic) -> Bool
  ) -> [LocatedFinding] {
    all(in: FindingExcerpt(compilation.files.map { FileFindings($0.source, $0.findings.filter(isListed)) }, .page))
  }

  static func all(in excerpt: FindingExcerpt) -> [LocatedFinding] {
    excerpt.files.flatMap { file -> [LocatedFinding] in
      // A locator counts the lines of its file.
      if file.findings.isEmpty { return [] }
      let locator = SourceLocator(file.source)
      return file.findings.map { finding in
        LocatedFinding(
          finding: finding, path: file.source.path, start: locator.location(of: finding.range).start,
          place: locator.place(of: finding.range, keyPath: finding.keyPath))
      }
    }
  }
}
