import Documents

/// The sentences of a finding for formats that have no place of their own for all of them.
extension Places {
  /// The message of a finding; in a binary file also where it lies, for there is no line to tell.
  func message(of finding: Diagnostic) -> String {
    guard !hasLines else { return finding.message }
    let byte = "byte \(finding.range.lowerBound)"
    return finding.message + " (at \(finding.keyPath.map { "'\($0)', " } ?? "")\(byte))"
  }

  /// The message, the notes with their places, and the fix, a line each; each line is safe to show.
  func lines(of finding: Diagnostic) -> [String] {
    let notes = finding.notes.map { "note: \(position(of: $0.range)): \($0.message)" }
    let fix = finding.fix.map { ["fix: \($0.message)"] } ?? []
    return ([message(of: finding)] + notes + fix).map(DisplayText.escaped)
  }

  /// `line:column`, or `byte N`.
  private func position(of range: Range<Int>) -> String {
    guard hasLines else { return "byte \(range.lowerBound)" }
    let position = lines.position(of: range.lowerBound)
    return "\(position.line):\(position.column)"
  }
}
