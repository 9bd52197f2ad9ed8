/// Finds the lines of a source. It is made only when something is reported.
///
/// A text may consist of line endings only, so lines are not stored: for each block of the text, the table stores the
/// line of its first byte.
package struct LineTable: Sendable {
  private let text: [UInt8]
  private let blocks: [Block]

  /// A line, counted from 0, and the offset at which it begins.
  private struct Block: Sendable {
    var line: UInt32
    var start: UInt32
  }

  private static let blockSize = 1024

  /// Creates a table. A line ends after `\n`, `\r\n` or a lone `\r`.
  package init(_ source: Source) {
    text = source.text
    var blocks: [Block] = []
    var current = Block(line: 0, start: 0)
    for offset in stride(from: 0, through: text.count, by: Self.blockSize) {
      blocks.append(current)
      Self.advance(&current, over: offset..<min(offset + Self.blockSize, text.count), of: text)
    }
    self.blocks = blocks
  }

  /// Moves to the line after a block. In a block without carriage returns, line feeds need only be counted.
  private static func advance(_ line: inout Block, over block: Range<Int>, of text: [UInt8]) {
    if text.count(of: .return, in: block) == 0 {
      let count = text.count(of: .newline, in: block)
      guard let last = count == 0 ? nil : text[block].lastIndex(of: .newline) else { return }
      line = Block(line: line.line + UInt32(count), start: UInt32(last + 1))
    } else {
      forEachStart(in: text, block) { start in
        line = Block(line: line.line + 1, start: UInt32(start))
        return true
      }
    }
  }

  package func position(of offset: Int) -> Position {
    let index = min(offset / Self.blockSize, blocks.count - 1)
    var (line, start) = (Int(blocks[index].line), Int(blocks[index].start))
    Self.forEachStart(in: text, (index * Self.blockSize)..<offset) { next in
      (line, start) = (line + 1, next)
      return true
    }
    return Position(line: line + 1, column: offset - start + 1)
  }

  /// The bytes of a line (counted from 1), without its line ending.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line - 1) ?? text.count
    var end = self.start(ofLine: line) ?? text.count
    while end > start, text[end - 1] == .newline || text[end - 1] == .return { end -= 1 }
    return start..<end
  }
}

extension LineTable {
  /// The offset at which a line begins, counted from 0; nil after the last line.
  private func start(ofLine line: Int) -> Int? {
    if line == 0 { return 0 }
    // The last block that begins in a line before this one.
    let index = blocks.partitioningIndex { $0.line >= line } - 1
    var (current, result) = (Int(blocks[index].line), Int?.none)
    let end = index + 1 < blocks.count ? (index + 1) * Self.blockSize : text.count
    Self.forEachStart(in: text, (index * Self.blockSize)..<end) { start in
      current += 1
      if current == line { result = start }
      return current < line
    }
    return result
  }

  /// The offsets after the line endings in a range, until the body returns false.
  private static func forEachStart(in text: [UInt8], _ range: Range<Int>, _ body: (Int) -> Bool) {
    for offset in range where text[offset] <= .return {
      let isLoneReturn = text[offset] == .return && !(offset + 1 < text.count && text[offset + 1] == .newline)
      if text[offset] == .newline || isLoneReturn, !body(offset + 1) { return }
    }
  }
}

/// A line and a column, both counted from 1, as the Swift compiler prints them.
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
