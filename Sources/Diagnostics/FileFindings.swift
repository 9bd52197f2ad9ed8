public import Documents
import Writing

/// A file and its findings; a clean file has none.
public struct FileFindings: Sendable {
  /// The file, decoded.
  public let source: Source
  /// The findings, in the order of their positions.
  public let findings: [Diagnostic]

  /// - Parameter findings: the findings in the order in which they are reported.
  package init(_ source: Source, _ findings: [Diagnostic]) {
    self.source = source
    self.findings = findings
  }

  /// Whether one of the findings is an error that no baseline lists.
  package var hasErrors: Bool { findings.contains { $0.severity == .error && !$0.isKnown } }
}

// MARK: - Projects

extension FileFindings {
  package var withSuggestions: FileFindings {
    FileFindings(source, findings.map { finding in finding.with { $0.fix = $0.fix?.suggested } })
  }

  /// The findings in a joined source for each file, with ranges in that file; otherwise only these findings.
  package var byFile: [FileFindings] {
    if source.joinedFiles.isEmpty { return [self] }
    // By offset: as strings, paths that look alike can be equal.
    var findings: [Int: [Diagnostic]] = [:]
    for finding in self.findings {
      guard let file = source.joinedFile(at: finding.range.lowerBound) else { continue }
      findings[file.start, default: []].append(finding.moved(to: file, of: source))
    }
    return source.joinedFiles.map { FileFindings($0.source, findings[$0.start] ?? []) }
  }
}

extension Diagnostic {
  /// The finding with ranges in one of the joined files. A note about another file has the position in its message.
  fileprivate func moved(to file: Source.JoinedFile, of whole: Source) -> Diagnostic {
    with { finding in
      finding.range = range.moved(to: file)
      finding.fix?.range = fix?.range.moved(to: file) ?? range
      finding.notes = notes.map { note in
        guard let other = whole.joinedFile(at: note.range.lowerBound), other.start != file.start else {
          return Note(note.message, at: note.range.moved(to: file))
        }
        let place = SourceLocator(other.source).place(of: note.range.moved(to: other))
        return Note("\(note.message): \(place)", at: finding.range)
      }
    }
  }
}

extension Range<Int> {
  /// A range of the joined source as a range of the file, clamped to the file.
  fileprivate func moved(to file: Source.JoinedFile) -> Range<Int> {
    let count = file.source.text.count
    let start = Swift.min(Swift.max(lowerBound - file.start, 0), count)
    return start..<Swift.min(Swift.max(upperBound - file.start, start), count)
  }
}
