public import Documents

/// Converts byte ranges of one source into locations for people, for editors and in the file. Lines are counted once,
/// in `init`.
public struct SourceLocator: Sendable {
  private let converter: LocationConverter
  private let columns: UnitCounts

  /// Creates a locator and counts the lines of the source.
  public init(_ source: Source) {
    converter = LocationConverter(source)
    columns = .utf16(source.text)
  }

  /// The location of a range of `Source.text`. An empty range is widened to the next character, or by a column at the
  /// end of a line, so that there is something to mark.
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

  /// The start of a finding as text: `path:line:column`; in a binary property list `path: key.path: byte N`.
  package func place(of finding: Diagnostic) -> String {
    converter.place(of: finding.range, keyPath: finding.keyPath)
  }

  /// The position with its column in UTF-16 units.
  private func utf16(_ position: Position, at offset: Int) -> Position {
    let line = (offset - position.column + 1)..<offset
    return Position(line: position.line, column: columns.units(in: line) + 1)
  }
}

/// A location in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The range in bytes of the file, counted from 0, including a byte-order mark.
  public let bytes: Range<Int>
  /// The start, with the column in UTF-8 bytes; nil in a binary property list, which has no lines.
  public let start: Position?
  /// The position after the last byte, with the column in UTF-8 bytes; nil in a binary property list.
  public let end: Position?
  /// The start, with the column in UTF-16 units, as in editors and SARIF; nil in a binary property list.
  public let utf16Start: Position?
  /// The position after the last byte, with the column in UTF-16 units; nil in a binary property list.
  public let utf16End: Position?

  init(bytes: Range<Int>, positions: (start: Position, end: Position)?, utf16: (start: Position, end: Position)?) {
    self.bytes = bytes
    start = positions?.start
    end = positions?.end
    utf16Start = utf16?.start
    utf16End = utf16?.end
  }
}
