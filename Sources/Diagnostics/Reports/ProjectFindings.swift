import Documents

extension FileFindings {
  /// The findings of a project, file by file, each with its places in its own file; those of a file itself as they are.
  package var parts: [FileFindings] {
    if source.joinedFiles.isEmpty { return [self] }
    // By where they begin: names that look alike are equal as strings.
    var findings: [Int: [Diagnostic]] = [:]
    for finding in self.findings {
      guard let part = source.joinedFile(at: finding.range.lowerBound) else { continue }
      findings[part.start, default: []].append(finding.moved(to: part, of: source))
    }
    return source.joinedFiles.map { FileFindings($0.source, findings[$0.start] ?? []) }
  }
}

extension Diagnostic {
  /// The same with its places in one of the files of a project. A note about another file says where it is in words.
  fileprivate func moved(to part: Source.JoinedFile, of whole: Source) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: message, range: range.moved(to: part), keyPath: keyPath,
      notes: notes.map { note in
        guard let other = whole.joinedFile(at: note.range.lowerBound), other.start != part.start else {
          return Note(note.message, at: note.range.moved(to: part))
        }
        let position = LineTable(other.source).position(of: note.range.moved(to: other).lowerBound)
        let place = "\(other.source.path):\(position.line):\(position.column)"
        return Note("\(note.message): \(place)", at: range.moved(to: part))
      },
      fix: fix.map { Fix($0.message, isSafe: $0.isSafe, range: $0.range.moved(to: part), replacement: $0.replacement) })
  }
}

extension Range<Int> {
  /// The same range of a file, where it is that of a project; what lies outside the file is its beginning.
  fileprivate func moved(to part: Source.JoinedFile) -> Range<Int> {
    let count = part.source.text.count
    let start = Swift.min(Swift.max(lowerBound - part.start, 0), count)
    return start..<Swift.min(Swift.max(upperBound - part.start, start), count)
  }
}
