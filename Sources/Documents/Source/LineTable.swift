/// The offsets at which the lines of a source begin. It is made only when something is reported.
package struct LineTable: Sendable {
  private let text: [UInt8]
  private let starts: [Int]

  /// A line ends after `\n`, `\r\n` or a lone `\r`.
  package init(_ source: Source) {
    text = source.text
    var starts = [0]
    for offset in text.indices {
      let isLoneReturn = text[offset] == .return && !(offset + 1 < text.count && text[offset + 1] == .newline)
      if text[offset] == .newline || isLoneReturn { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The position of the byte at `offset`.
  package func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The bytes of a line (counted from 1), without its line ending.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : text.count
    while end > start, text[end - 1] == .newline || text[end - 1] == .return { end -= 1 }
    return start..<end
  }
}

/// A line and a column for people to read, both counted from 1, as the Swift compiler prints them.
public struct Position: Hashable, Sendable {
  /// The line, counted from 1. A line ends after `\n`, `\r\n` or a lone `\r`.
  public let line: Int
  /// The column in bytes of UTF-8, counted from 1.
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
