package import Documents

/// Formats the findings of one file as text for people and for tools that parse compiler output: `path:line:column:
/// severity: message [rule-id]`, the marked line under it, and notes in the same form.
package struct DiagnosticFormatter {
  private let locator: SourceLocator
  private let colours: Colours
  private let columns: Int?

  /// A formatter for findings in a source.
  ///
  /// - Parameter columns: those of the terminal; nil for lines of any length.
  package init(of source: Source, isColoured: Bool = false, columns: Int? = nil) {
    self.init(SourceLocator(source), isColoured: isColoured, columns: columns)
  }

  init(_ locator: SourceLocator, isColoured: Bool = false, columns: Int? = nil) {
    self.locator = locator
    colours = Colours(isOn: isColoured)
    self.columns = columns
  }

  package func lines(for finding: Diagnostic) -> [String] {
    let severity = finding.severity
    let head = head(severity, at: finding.range, keyPath: finding.keyPath)
    var lines = wrapped("\(head) \(DisplayText.escaped(finding.message)) [\(finding.id)]", severity)
    lines += frame(finding.range, severity)
    for note in finding.notes {
      lines += wrapped("\(self.head(.note, at: note.range)) \(DisplayText.escaped(note.message))", .note)
      lines += frame(note.range, .note)
    }
    if let fix = finding.fix { lines += wrapped("      = \(fix.label): \(DisplayText.escaped(fix.message))", severity) }
    return lines.map(DisplayText.lines)
  }

  /// A text that may have the word of a severity, as lines that fit.
  private func wrapped(_ text: String, _ severity: Severity) -> [String] {
    guard let columns else { return [text] }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.lines(width: columns, margin: "        ") { word in
      word == self.word(of: severity) ? severity.rawValue.count + 1 : DisplayWidth.columns(of: word)
    }
  }

  /// `path:line:column: severity:`.
  private func head(_ severity: Severity, at range: Range<Int>, keyPath: String? = nil) -> String {
    let place = DisplayText.escaped(locator.place(of: range, keyPath: keyPath))
    return "\(place): \(word(of: severity))"
  }

  private func word(of severity: Severity) -> String { colours.painted(severity.rawValue, as: severity) + ":" }

  private func frame(_ range: Range<Int>, _ severity: Severity) -> [String] {
    CodeFrame(range, in: locator, columns: columns ?? 80)?.lines(severity, in: colours) ?? []
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
