import Documents

/// Converts byte ranges of one source into lines and columns. The lines are counted once, in `init`, and only as far as it is
/// known to be asked for.
struct LocationConverter {
  let source: Source
  let lines: LineTable
  private let offsets: FileOffsets

  init(_ source: Source) {
    self.init(source, lines: LineTable(source))
  }

  /// A converter for the findings in a file.
  init(_ file: FileFindings) {
    let end = file.findings.lazy.flatMap { [$0.range] + $0.notes.map(\.range) }.map(\.upperBound).max() ?? 0
    self.init(file.source, lines: LineTable(file.source, upTo: end))
  }

  private init(_ source: Source, lines: LineTable) {
    self.source = source
    self.lines = lines
    offsets = FileOffsets(source)
  }

  /// Whether lines and columns mean anything: a binary property list has none.
  var hasLines: Bool { source.encoding != .binary }

  /// The location of a range. An empty range is widened, so that there is something to mark: by the character that
  /// follows, or by a column where its line ends.
  func location(of range: Range<Int>) -> Location {
    let range = range.clamped(to: 0..<source.text.count)
    let start = lines.position(of: range.lowerBound)
    guard range.isEmpty else { return Location(range: range, start: start, end: lines.position(of: range.upperBound)) }
    let widened = range.lowerBound..<end(ofCharacterAt: range.lowerBound)
    let isLineEnd = range.lowerBound == lines.range(ofLine: start.line).upperBound
    let end = Position(line: start.line, column: start.column + (isLineEnd ? 1 : widened.count))
    return Location(range: widened, start: start, end: end)
  }

  /// The same range in bytes of the file as it is on the disk.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<source.text.count)
    let start = offsets.offset(of: range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, offsets.offset(of: range.upperBound)))
  }

  /// The end of the character at `offset`, a line ending being one; at the end of the text, `offset` itself.
  private func end(ofCharacterAt offset: Int) -> Int {
    let text = source.text
    guard offset < text.count else { return offset }
    guard hasLines else { return offset + 1 }
    if text[offset] == .return, offset + 1 < text.count, text[offset + 1] == .newline { return offset + 2 }
    return text[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
  }
}

/// A range of a source with the positions of its two ends.
struct Location {
  /// The bytes of the source's text; empty only at the end of the text.
  let range: Range<Int>
  let start: Position
  /// The position behind the last byte, never the same as `start`.
  let end: Position
}
