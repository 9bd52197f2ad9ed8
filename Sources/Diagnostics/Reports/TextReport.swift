package import Documents

/// The findings of one file as text for people and for tools that read compilers:
/// `path:line:column: severity: message [rule-id]`, the marked line under it, and notes in the same form.
package struct TextReport {
  private let places: Places
  private let colours: Colours

  /// A report on a source. Its lines are counted here, once.
  package init(of source: Source, isColoured: Bool = false) {
    self.init(in: Places(source), isColoured: isColoured)
  }

  init(in places: Places, isColoured: Bool = false) {
    self.places = places
    colours = Colours(isOn: isColoured)
  }

  /// The lines of one finding.
  package func lines(for finding: Diagnostic) -> [String] {
    let severity = finding.severity
    var lines = [
      "\(head(severity, at: finding.range, keyPath: finding.keyPath)): \(DisplayText.escaped(finding.message)) [\(finding.id)]"
    ]
    lines += frame(finding.range, severity)
    for note in finding.notes {
      lines.append("\(head(.note, at: note.range)): \(DisplayText.escaped(note.message))")
      lines += frame(note.range, .note)
    }
    if let fix = finding.fix { lines.append("      = fix: \(DisplayText.escaped(fix.message))") }
    return lines
  }

  /// `path:line:column: severity`; a binary file has no lines, so there the key path and the byte's offset stand for them.
  private func head(_ severity: Severity, at range: Range<Int>, keyPath: String? = nil) -> String {
    let path = DisplayText.escaped(places.source.path)
    let name = colours.painted(severity.rawValue, as: severity)
    guard places.hasLines else {
      return path + (keyPath.map { ": " + DisplayText.escaped($0) } ?? "") + ": byte \(range.lowerBound): \(name)"
    }
    let position = places.lines.position(of: range.lowerBound)
    return "\(path):\(position.line):\(position.column): \(name)"
  }

  private func frame(_ range: Range<Int>, _ severity: Severity) -> [String] {
    places.hasLines ? CodeFrame(places.place(of: range), in: places).lines(severity, in: colours) : []
  }
}
