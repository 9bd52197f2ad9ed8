import TypeRampProject

/// Where someone types: new findings there wait until an edit elsewhere, a save or a second of silence.
struct Typing {
  /// What was written last, with a byte on each side, and the end of the key or value before it.
  private let edit: ClosedRange<Int>
  /// The keys of the values around it.
  private let keys: [Range<Int>]

  /// Nil for a document that has not been edited lately.
  init?(in buffer: Buffer) {
    guard let edit = buffer.edit else { return nil }
    let start = buffer.text[..<edit.lowerBound].lastIndex { !$0.isWhitespace && !":\"'".utf8.contains($0) } ?? -1
    self.edit = start...(edit.upperBound + 1)
    // An editor writes both brackets or quotes, and the cursor is between them.
    let isPair = edit.count == 2 && "{[\"'".utf8.contains(buffer.text[edit.lowerBound])
    keys = buffer.tree.map { Cursor(edit.upperBound - (isPair ? 1 : 0), in: $0).keys } ?? []
  }

  /// Whether a finding touches the edit, or is about a value that the edit is in.
  func touches(_ finding: Diagnostic) -> Bool {
    let range = finding.range.lowerBound...finding.range.upperBound
    return edit.overlaps(range) || keys.contains { range.overlaps($0.lowerBound...$0.upperBound) }
  }
}
