import Documents

/// Finds lines and columns in one source. Its lines are counted when it is made, once.
struct Places {
  let source: Source
  let lines: LineTable
  private let offsets: FileOffsets

  init(_ source: Source) {
    self.source = source
    lines = LineTable(source)
    offsets = FileOffsets(source)
  }

  /// Whether lines and columns mean anything: a binary property list has none.
  var hasLines: Bool { source.encoding != .binary }

  /// Where a range lies, for people: never empty, so that there is something to mark. An empty range is widened by the
  /// character that follows, or by a column where its line ends.
  func place(of range: Range<Int>) -> Place {
    let range = range.clamped(to: 0..<source.text.count)
    let start = lines.position(of: range.lowerBound)
    guard range.isEmpty else { return Place(range: range, start: start, end: lines.position(of: range.upperBound)) }
    let widened = range.lowerBound..<end(ofCharacterAt: range.lowerBound)
    let isLineEnd = range.lowerBound == lines.range(ofLine: start.line).upperBound
    let end = Position(line: start.line, column: start.column + (isLineEnd ? 1 : widened.count))
    return Place(range: widened, start: start, end: end)
  }

  /// The same range in the file as it lies on the disk, in bytes.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<source.text.count)
    let start = offsets.offset(of: range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, offsets.offset(of: range.upperBound)))
  }

  /// What follows the scalar at `offset`; the end of the text follows itself.
  private func end(ofCharacterAt offset: Int) -> Int {
    let text = source.text
    guard offset < text.count else { return offset }
    guard hasLines else { return offset + 1 }
    if text[offset] == .return, offset + 1 < text.count, text[offset + 1] == .newline { return offset + 2 }
    return text[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
  }
}

/// Where a finding lies.
struct Place {
  /// The bytes of the source's text; empty only at the end of the text.
  let range: Range<Int>
  let start: Position
  /// The place behind the last byte, never the same as `start`.
  let end: Position
}
