package import Documents

/// Formats the findings of one file as text for people and for tools that parse compiler output: `path:line:column:
/// severity: message [rule-id]`, the marked line under it, and notes in the same form.
package struct DiagnosticFormatter {
  private let locator: SourceLocator
  private let colours: Colours

  /// A formatter for findings in a source.
  package init(of source: Source, isColoured: Bool = false) {
    self.init(SourceLocator(source), isColoured: isColoured)
  }

  init(_ locator: SourceLocator, isColoured: Bool = false) {
    self.locator = locator
    colours = Colours(isOn: isColoured)
  }

  /// The lines of one finding.
  package func lines(for finding: Diagnostic) -> [String] {
    let severity = finding.severity
    let head = head(severity, at: finding.range, keyPath: finding.keyPath)
    var lines = ["\(head): \(DisplayText.escaped(finding.message)) [\(finding.id)]"]
    lines += frame(finding.range, severity)
    for note in finding.notes {
      lines.append("\(self.head(.note, at: note.range)): \(DisplayText.escaped(note.message))")
      lines += frame(note.range, .note)
    }
    if let fix = finding.fix { lines.append("      = \(fix.label): \(DisplayText.escaped(fix.message))") }
    return lines.map(DisplayText.lines)
  }

  /// `path:line:column: severity`.
  private func head(_ severity: Severity, at range: Range<Int>, keyPath: String? = nil) -> String {
    let place = DisplayText.escaped(locator.place(of: range, keyPath: keyPath))
    return "\(place): \(colours.painted(severity.rawValue, as: severity))"
  }

  private func frame(_ range: Range<Int>, _ severity: Severity) -> [String] {
    CodeFrame(range, in: locator)?.lines(severity, in: colours) ?? []
  }
}

extension Diagnostic.Fix {
  /// Only what `--fix` does is called a fix.
  fileprivate var label: String { isSafe ? "fix" : "suggestion" }
}

/// The sentences of a finding, for report formats without a field for each of them.
extension Diagnostic {
  /// The message; in a file without lines, followed by the key path and the byte offset of the finding.
  func message(in source: Source) -> String {
    guard source.encoding == .binary else { return message }
    return message + " (at \(keyPath.map { "'\($0)', " } ?? "")byte \(range.lowerBound))"
  }

  /// The message, the notes with their positions, and the fix, one line each; each line is safe to show.
  func sentences(in locator: SourceLocator) -> [String] {
    let notes = notes.map { "note: \(locator.start(of: $0.range)): \($0.message)" }
    let fix = fix.map { ["\($0.label): \($0.message)"] } ?? []
    return ([message(in: locator.source)] + notes + fix).map(DisplayText.escaped)
  }
}
