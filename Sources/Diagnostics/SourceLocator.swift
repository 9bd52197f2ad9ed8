public import Documents

/// Converts byte ranges of one source into locations for people, for editors and in the file. Lines are counted once,
/// in `init`.
public struct SourceLocator: Sendable {
  let source: Source
  let lines: LineTable
  private let offsets: FileOffsets
  private let columns: UnitCounts

  /// Creates a locator and counts the lines of the source.
  public init(_ source: Source) {
    self.source = source
    lines = LineTable(source)
    offsets = FileOffsets(source)
    columns = UnitCounts(source.text, areUTF16: true)
  }

  /// Whether lines and columns have a meaning: a binary property list has none.
  private var hasLines: Bool { source.encoding != .binary }

  /// The location of exactly a range of `Source.text`. An empty range stays empty: a fix with one inserts text.
  public func location(of range: Range<Int>) -> SourceLocation {
    let range = range.clamped(to: 0..<source.text.count)
    let start = offsets.offset(of: range.lowerBound)
    let bytes = start..<(range.isEmpty ? start : max(start, offsets.offset(of: range.upperBound)))
    guard hasLines else { return SourceLocation(range: range, bytes: bytes) }
    return SourceLocation(
      range: range, bytes: bytes, start: lines.position(of: range.lowerBound),
      end: lines.position(of: range.upperBound),
      utf16Start: utf16Position(of: range.lowerBound), utf16End: utf16Position(of: range.upperBound))
  }

  /// The location to show for a range, which is never empty: an empty range is widened to the next character, or by a
  /// column at the end of a line, so that there is something to mark.
  package func mark(of range: Range<Int>) -> SourceLocation {
    let range = range.clamped(to: 0..<source.text.count)
    guard range.isEmpty else { return location(of: range) }
    var mark = location(of: range.lowerBound..<end(ofCharacterAt: range.lowerBound))
    if let start = mark.start, range.lowerBound == lines.range(ofLine: start.line).upperBound {
      mark.end = start.next
      mark.utf16End = mark.utf16Start?.next
    }
    return mark
  }

  /// The start of a finding as text: `path:line:column`; in a binary property list `path: key.path: byte N`.
  package func place(of range: Range<Int>, keyPath: String? = nil) -> String {
    guard hasLines else { return source.path + (keyPath.map { ": " + $0 } ?? "") + ": byte \(range.lowerBound)" }
    return "\(source.path):\(start(of: range))"
  }

  /// The start of a range as text: `line:column`, or `byte N` in a binary property list.
  func start(of range: Range<Int>) -> String {
    guard hasLines else { return "byte \(range.lowerBound)" }
    let position = lines.position(of: range.lowerBound)
    return "\(position.line):\(position.column)"
  }

  private func utf16Position(of offset: Int) -> Position {
    let position = lines.position(of: offset)
    return Position(
      line: position.line, column: columns.units(in: (offset - position.column + 1)..<offset) + 1)
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

/// A location in a file.
public struct SourceLocation: Sendable, Hashable {
  /// In bytes of the source's text.
  let range: Range<Int>
  /// The range in bytes of the file, counted from 0, including a byte-order mark.
  public let bytes: Range<Int>
  /// The start, with the column in UTF-8 bytes; nil in a binary property list, which has no lines.
  public fileprivate(set) var start: Position?
  /// The position after the last byte, with the column in UTF-8 bytes; nil in a binary property list.
  public fileprivate(set) var end: Position?
  /// The start, with the column in UTF-16 units, as in editors and SARIF; nil in a binary property list.
  public fileprivate(set) var utf16Start: Position?
  /// The position after the last byte, with the column in UTF-16 units; nil in a binary property list.
  public fileprivate(set) var utf16End: Position?
}

extension Position {
  fileprivate var next: Position { Position(line: line, column: column + 1) }
}
