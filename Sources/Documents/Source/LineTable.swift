/// Where the lines of a source begin; made when something is reported, never before.
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

  /// The place of the byte at `offset`.
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

/// A place for people: lines from 1, columns in UTF-8 bytes from 1, as the Swift compiler prints them.
public struct Position: Hashable, Sendable {
  public let line: Int
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
