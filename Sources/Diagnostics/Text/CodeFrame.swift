import Documents

/// The source line of a finding, with the marked bytes underlined.
///
/// ```
///     7 |   <key>titel</key>
///       |        ^~~~~
/// ```
struct CodeFrame {
  private let number: String
  /// The line as it is shown; cut if it is long.
  private let code: String
  private let indent: Int
  private let length: Int

  /// - Parameter columns: those of the terminal, into which the line fits with its gutter.
  /// - Returns: nil for a file without lines.
  init?(_ range: Range<Int>, in locator: SourceLocator, columns: Int) {
    let width = max(columns - 8, 12)
    let mark = locator.mark(of: range)
    guard let position = mark.start else { return nil }
    let text = locator.source.text
    let line = locator.lines.range(ofLine: position.line)
    let start = min(mark.range.lowerBound, line.upperBound)
    let end = max(start, min(mark.range.upperBound, line.upperBound))
    let marked = FrameText(text[start..<end], limit: width)
    let markWidth = max(1, marked.columns)
    let after = FrameText(text[end..<line.upperBound], limit: width - marked.columns)
    let room = max(width / 2, width - markWidth - after.columns)
    let before = FrameText(text[line.lowerBound..<start], isBeforeMark: true, limit: room)
    let middle = marked.cut(to: width - before.columns)
    number = String(position.line)
    code = before.text + middle.text + after.cut(to: width - before.columns - middle.columns).text
    indent = before.columns
    length = max(1, middle.columns)
  }

  /// The two lines with their gutter; the mark has the colour of the severity.
  func lines(_ severity: Severity, in colours: Colours) -> [String] {
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let mark = colours.painted("^" + String(repeating: "~", count: length - 1), as: severity)
    return [
      gutter.dropLast(number.count) + "\(number) | \(code)",
      "\(gutter) | \(String(repeating: " ", count: indent))\(mark)",
    ]
  }
}

/// Part of a line as a terminal shows it: the mark or the text on one side of it, cut at the end away from the mark.
/// Only what may be shown is read: a line can be many megabytes long.
private struct FrameText {
  /// The displayed text and the columns of each character; the character nearest to the mark is first.
  private var cells: [(text: String, columns: Int)] = []
  private var isBeforeMark: Bool
  private(set) var columns = 0

  private static let tabWidth = 4
  /// A character can have any number of combining marks; this many bytes for each column are enough for every language.
  private static let bytesPerColumn = 16

  /// As much of some bytes as fits into `limit` columns: of their end if they are before the mark, else of their start.
  init(_ bytes: ArraySlice<UInt8>, isBeforeMark: Bool = false, limit: Int) {
    self.isBeforeMark = isBeforeMark
    let most = (limit + 1) * Self.bytesPerColumn
    var seen = isBeforeMark ? bytes.suffix(most).drop(while: isContinuation) : bytes.prefix(most)
    while seen.endIndex < bytes.endIndex, isContinuation(bytes[seen.endIndex]) { seen.removeLast() }
    let text = DisplayText.lines(String(decoding: seen, as: UTF8.self))
    for character in isBeforeMark ? Array(text.reversed()) : Array(text) where columns <= limit { add(character) }
    self = cut(to: limit)
  }

  var text: String { isBeforeMark ? cells.reversed().map(\.text).joined() : cells.map(\.text).joined() }

  /// The text cut to `limit` columns, with an ellipsis for what is left out.
  func cut(to limit: Int) -> FrameText {
    guard columns > limit else { return self }
    var result = self
    while result.columns > max(0, limit - 1), let last = result.cells.popLast() { result.columns -= last.columns }
    if limit > 0 { result.add("…") }
    return result
  }

  private mutating func add(_ character: Character) {
    let isTab = character == "\t"
    let text = isTab ? String(repeating: " ", count: Self.tabWidth) : DisplayText.escaped(String(character))
    cells.append((text, DisplayWidth.columns(of: text)))
    columns += cells[cells.count - 1].columns
  }
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
