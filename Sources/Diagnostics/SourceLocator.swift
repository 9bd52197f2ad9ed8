public import Documents

/// Finds out where byte ranges of one source lie: for people, for editors and in the file. The lines are counted once, in
/// `init`.
public struct SourceLocator: Sendable {
  private let converter: LocationConverter
  private let columns: UnitCounts

  /// Counts the lines of a source.
  public init(_ source: Source) {
    converter = LocationConverter(source)
    columns = .utf16(source.text)
  }

  /// The location of a range of `Source.text`. An empty range is widened by the character that follows it, or by a column
  /// where its line ends, so that there is something to mark.
  public func location(of range: Range<Int>) -> SourceLocation {
    let location = converter.location(of: range)
    guard converter.hasLines else {
      return SourceLocation(bytes: converter.fileRange(of: location.range), positions: nil, utf16: nil)
    }
    let start = utf16(location.start, at: location.range.lowerBound)
    let isPastLine = location.end.line == location.start.line && location.range.isEmpty
    let end =
      isPastLine
      ? Position(line: start.line, column: start.column + 1) : utf16(location.end, at: location.range.upperBound)
    return SourceLocation(
      bytes: converter.fileRange(of: location.range), positions: (location.start, location.end), utf16: (start, end))
  }

  /// Where a finding begins, in words: `path:line:column`; in a binary property list `path: key.path: byte N`.
  package func place(of finding: Diagnostic) -> String {
    converter.place(of: finding.range, keyPath: finding.keyPath)
  }

  /// The position with its column in UTF-16 units.
  private func utf16(_ position: Position, at offset: Int) -> Position {
    let line = (offset - position.column + 1)..<offset
    return Position(line: position.line, column: columns.units(in: line) + 1)
  }
}

/// Where something lies in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The bytes of the file, from 0, a byte-order mark counted.
  public let bytes: Range<Int>
  /// Where it begins, the column in UTF-8 bytes; nil in a binary property list, which has no lines.
  public let start: Position?
  /// The position behind its last byte, the column in UTF-8 bytes; nil in a binary property list.
  public let end: Position?
  /// Where it begins, the column in UTF-16 units, as editors and SARIF count; nil in a binary property list.
  public let utf16Start: Position?
  /// The position behind its last byte, the column in UTF-16 units; nil in a binary property list.
  public let utf16End: Position?

  init(bytes: Range<Int>, positions: (start: Position, end: Position)?, utf16: (start: Position, end: Position)?) {
    self.bytes = bytes
    start = positions?.start
    end = positions?.end
    utf16Start = utf16?.start
    utf16End = utf16?.end
  }
}
