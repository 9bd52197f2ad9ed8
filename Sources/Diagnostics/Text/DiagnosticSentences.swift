import Documents

/// The sentences of a finding, for report formats without a field for each of them.
extension Diagnostic {
  /// The message; in a file without lines, followed by the key path and the byte offset of the finding.
  func message(in converter: LocationConverter) -> String {
    guard !converter.hasLines else { return message }
    return message + " (at \(keyPath.map { "'\($0)', " } ?? "")byte \(range.lowerBound))"
  }

  /// The message, the notes with their positions, and the fix, one line each; each line is safe to show.
  func sentences(in converter: LocationConverter) -> [String] {
    let notes = notes.map { "note: \(Self.start(of: $0.range, in: converter)): \($0.message)" }
    let fix = fix.map { ["fix: \($0.message)"] } ?? []
    return ([message(in: converter)] + notes + fix).map(DisplayText.escaped)
  }

  /// `line:column`, or `byte N` in a file without lines.
  private static func start(of range: Range<Int>, in converter: LocationConverter) -> String {
    guard converter.hasLines else { return "byte \(range.lowerBound)" }
    let position = converter.lines.position(of: range.lowerBound)
    return "\(position.line):\(position.column)"
  }
}
