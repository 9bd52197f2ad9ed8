import Documents

/// Part of a line as a terminal shows it: the mark or the text on one side of it, cut at the end away from the mark.
/// Only what may be shown is read: a line can be many megabytes long.
struct FrameText {
  /// The displayed text and the columns of each character; the character nearest to the mark is first.
  private var cells: [(text: String, columns: Int)] = []
  private let isBeforeMark: Bool
  /// The columns of all cells.
  private(set) var columns = 0

  private static let tabWidth = 4
  /// A character can have any number of combining marks; this many bytes for each column are enough for every language.
  private static let bytesPerColumn = 16

  /// As much of the start of `bytes` as fits into `limit` columns.
  init(startOf bytes: ArraySlice<UInt8>, limit: Int) {
    var seen = bytes.prefix((limit + 1) * Self.bytesPerColumn)
    while seen.endIndex < bytes.endIndex, !seen.isEmpty, isContinuation(bytes[seen.endIndex]) { seen.removeLast() }
    isBeforeMark = false
    add(DisplayText.lines(String(decoding: seen, as: UTF8.self)), limit: limit)
  }

  /// As much of the end of `bytes` as fits into `limit` columns.
  init(endOf bytes: ArraySlice<UInt8>, limit: Int) {
    var seen = bytes.suffix((limit + 1) * Self.bytesPerColumn)
    while bytes.startIndex < seen.startIndex, let first = seen.first, isContinuation(first) { seen.removeFirst() }
    isBeforeMark = true
    add(DisplayText.lines(String(decoding: seen, as: UTF8.self)).reversed(), limit: limit)
  }

  /// The displayed text.
  var text: String { isBeforeMark ? cells.reversed().map(\.text).joined() : cells.map(\.text).joined() }

  /// The text cut to `limit` columns, with an ellipsis for what is left out.
  func cut(to limit: Int) -> FrameText {
    guard columns > limit else { return self }
    var result = self
    while result.columns > max(0, limit - 1), let last = result.cells.popLast() { result.columns -= last.columns }
    if limit > 0 { result.add("…") }
    return result
  }

  private mutating func add(_ characters: some Sequence<Character>, limit: Int) {
    for character in characters {
      add(character)
      if columns > limit { break }
    }
    self = cut(to: limit)
  }

  private mutating func add(_ character: Character) {
    let isTab = character == "\t"
    let text = isTab ? String(repeating: " ", count: Self.tabWidth) : DisplayText.escaped(String(character))
    cells.append((text, DisplayWidth.columns(of: text)))
    columns += cells[cells.count - 1].columns
  }
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
