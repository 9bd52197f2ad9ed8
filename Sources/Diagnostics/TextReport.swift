package import Documents

/// The findings of one file as text for people and for tools that read compilers:
/// `path:line:column: severity: message [rule-id]`, the marked line under it, and notes in the same form.
package struct TextReport {
  private let source: Source
  private let lines: LineTable

  /// A report on a source. Its lines are counted here, once.
  package init(of source: Source) {
    self.source = source
    lines = LineTable(source)
  }

  /// The lines of one finding.
  package func lines(for diagnostic: Diagnostic) -> [String] {
    let id = diagnostic.id
    var result = [
      "\(place(diagnostic.range, keyPath: diagnostic.keyPath)): \(diagnostic.severity): \(shown(diagnostic.message)) [\(id)]"
    ]
    result += frame(diagnostic.range)
    for note in diagnostic.notes {
      result += ["\(place(note.range)): note: \(shown(note.message))"] + frame(note.range)
    }
    if let fix = diagnostic.fix { result.append("      = fix: \(shown(fix.message))") }
    return result
  }

  /// `path:line:column`; a binary file has no lines, so there the key path and the byte's offset stand for them.
  private func place(_ range: Range<Int>, keyPath: String? = nil) -> String {
    let path = shown(source.path)
    guard source.encoding != .binary else {
      return path + (keyPath.map { ": " + shown($0) } ?? "") + ": byte \(range.lowerBound)"
    }
    let position = lines.position(of: range.lowerBound)
    return "\(path):\(position.line):\(position.column)"
  }

  private func frame(_ range: Range<Int>) -> [String] {
    source.encoding == .binary ? [] : CodeFrame(range, in: source, lines: lines).lines
  }

  private func shown(_ text: String) -> String { DisplayText.escaped(text) }
}
