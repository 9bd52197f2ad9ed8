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

  /// The maximum width of the line, in columns. With the gutter, a frame fits into a terminal of 80 columns.
  private static let width = 72

  /// - Returns: nil for a file without lines.
  init?(_ range: Range<Int>, in locator: SourceLocator) {
    let mark = locator.mark(of: range)
    guard let position = mark.start else { return nil }
    let text = locator.source.text
    let line = locator.lines.range(ofLine: position.line)
    let start = min(mark.range.lowerBound, line.upperBound)
    let end = max(start, min(mark.range.upperBound, line.upperBound))
    let marked = FrameText(startOf: text[start..<end], limit: Self.width)
    let markWidth = max(1, marked.columns)
    let after = FrameText(startOf: text[end..<line.upperBound], limit: Self.width - marked.columns)
    let room = max(Self.width / 2, Self.width - markWidth - after.columns)
    let before = FrameText(endOf: text[line.lowerBound..<start], limit: room)
    let middle = marked.cut(to: Self.width - before.columns)
    number = String(position.line)
    code = before.text + middle.text + after.cut(to: Self.width - before.columns - middle.columns).text
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
