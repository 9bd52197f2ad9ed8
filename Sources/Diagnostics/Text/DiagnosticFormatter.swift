package import Documents

/// Formats the findings of one file as text for people and for tools that parse compiler output: `path:line:column:
/// severity: message [rule-id]`, the marked line under it, and notes in the same form.
package struct DiagnosticFormatter {
  private let converter: LocationConverter
  private let colours: Colours

  /// A formatter for findings in a source. All lines are counted here, once.
  package init(of source: Source, isColoured: Bool = false) {
    self.init(in: LocationConverter(source), isColoured: isColoured)
  }

  /// A formatter for the findings in a file. Lines are counted up to the last finding.
  package init(of file: FileFindings, isColoured: Bool = false) {
    self.init(in: LocationConverter(file), isColoured: isColoured)
  }

  init(in converter: LocationConverter, isColoured: Bool = false) {
    self.converter = converter
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
    if let fix = finding.fix { lines.append("      = fix: \(DisplayText.escaped(fix.message))") }
    return lines
  }

  /// `path:line:column: severity`.
  private func head(_ severity: Severity, at range: Range<Int>, keyPath: String? = nil) -> String {
    let place = DisplayText.escaped(converter.place(of: range, keyPath: keyPath))
    return "\(place): \(colours.painted(severity.rawValue, as: severity))"
  }

  private func frame(_ range: Range<Int>, _ severity: Severity) -> [String] {
    converter.hasLines ? CodeFrame(converter.location(of: range), in: converter).lines(severity, in: colours) : []
  }
}
