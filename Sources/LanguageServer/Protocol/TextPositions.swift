import TypeRampProject
import Writing

/// The lines of a text, to convert offsets to positions of the protocol and back. An editor asks for thousands.
struct TextPositions: Sendable {
  private let text: [UInt8]
  /// The offsets at which the lines begin.
  private let starts: [Int]
  private let columns: UnitCounts
  /// The number of the first line, in positions of clients.
  private let firstLine: Int

  /// A line ends after `\n`, `\r\n` or a lone `\r`.
  init(_ text: [UInt8], firstLine: Int = 0) {
    (self.text, self.firstLine) = (text, firstLine)
    var starts = [0]
    for offset in text.indices where text[offset] == .newline || text[offset] == .return {
      let isPair = text[offset] == .return && offset + 1 < text.count && text[offset + 1] == .newline
      if !isPair { starts.append(offset + 1) }
    }
    self.starts = starts
    columns = UnitCounts(text, areUTF16: true)
  }

  /// The lines with their ends.
  var lines: [ArraySlice<UInt8>] { zip(starts, starts.dropFirst() + [text.count]).map { text[$0..<$1] } }

  /// The line of an offset, counted from 0.
  func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } - 1 }

  /// The position of an offset.
  func json(_ offset: Int, isUTF16: Bool) -> JSONValue {
    let offset = min(max(offset, 0), text.count)
    let line = line(of: offset)
    let before = starts[line]..<offset
    let column = isUTF16 ? columns.units(in: before) : before.count
    return .object([("line", .integer(line)), ("character", .integer(column))])
  }

  /// The offset of a position. A column behind a line is the end of the line, and a line behind the text is the end of
  /// the text.
  func offset(of position: Node?, isUTF16: Bool) -> Int {
    let line = max((position?["line"]?.integer ?? 0) - firstLine, 0)
    let column = max(position?["character"]?.integer ?? 0, 0)
    guard line < starts.count else { return text.count }
    var end = line + 1 < starts.count ? starts[line + 1] : text.count
    while end > starts[line], text[end - 1] == .newline || text[end - 1] == .return { end -= 1 }
    if !isUTF16 { return min(starts[line] + column, end) }
    var (offset, rest) = (starts[line], column)
    while offset < end, rest > 0 || text[offset] & 0xC0 == 0x80 {
      if text[offset] & 0xC0 != 0x80 { rest -= text[offset] >= 0xF0 ? 2 : 1 }
      offset += 1
    }
    return offset
  }
}
