import Documents

/// Converts byte ranges of one source into lines and columns. The lines are counted once, in `init`, up to the last
/// finding.
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

  /// Whether lines and columns have a meaning: a binary property list has none.
  var hasLines: Bool { source.encoding != .binary }

  /// The location of a range. An empty range is widened to the next character, or by a column at the end of a line, so
  /// that there is something to mark.
  func location(of range: Range<Int>) -> Location {
    let range = range.clamped(to: 0..<source.text.count)
    let start = lines.position(of: range.lowerBound)
    guard range.isEmpty else { return Location(range: range, start: start, end: lines.position(of: range.upperBound)) }
    let widened = range.lowerBound..<end(ofCharacterAt: range.lowerBound)
    let isLineEnd = range.lowerBound == lines.range(ofLine: start.line).upperBound
    let end = Position(line: start.line, column: start.column + (isLineEnd ? 1 : widened.count))
    return Location(range: widened, start: start, end: end)
  }

  /// The start of a finding as text: `path:line:column`; in a binary property list `path: key.path: byte N`.
  func place(of range: Range<Int>, keyPath: String?) -> String {
    let path = source.path
    guard hasLines else { return path + (keyPath.map { ": " + $0 } ?? "") + ": byte \(range.lowerBound)" }
    let position = lines.position(of: range.lowerBound)
    return "\(path):\(position.line):\(position.column)"
  }

  /// The range in bytes of the file on disk.
  func fileRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<source.text.count)
    let start = offsets.offset(of: range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, offsets.offset(of: range.upperBound)))
  }

  /// The end of the character at `offset`, where a line ending is one character; at the end of the text, `offset`
  /// itself.
  private func end(ofCharacterAt offset: Int) -> Int {
    let text = source.text
    guard offset < text.count else { return offset }
    guard hasLines else { return offset + 1 }
    if text[offset] == .return, offset + 1 < text.count, text[offset + 1] == .newline { return offset + 2 }
    return text[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
  }
}

/// A range of a source with its start and end positions.
struct Location {
  /// In bytes of the source's text; empty only at the end of the text.
  let range: Range<Int>
  let start: Position
  /// The position after the last byte, never the same as `start`.
  let end: Position
}
