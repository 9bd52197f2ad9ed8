import Documents

/// The line of a source that a finding is in, with the bytes that are meant underlined.
///
/// ```
///     7 |   <key>titel</key>
///       |        ^~~~~
/// ```
struct CodeFrame {
  private let number: String
  /// The line as it is shown: in part, when it is long.
  private let code: String
  private let indent: Int
  private let length: Int

  /// With the gutter beside it, a frame fits into a terminal of 80 columns.
  private static let width = 72

  init(_ place: Place, in places: Places) {
    let text = places.source.text
    let line = places.lines.range(ofLine: place.start.line)
    let start = min(place.range.lowerBound, line.upperBound)
    let end = max(start, min(place.range.upperBound, line.upperBound))
    let marked = FrameText(startOf: text[start..<end], limit: Self.width)
    let markWidth = max(1, marked.columns)
    let after = FrameText(startOf: text[end..<line.upperBound], limit: Self.width - marked.columns)
    let room = max(Self.width / 2, Self.width - markWidth - after.columns)
    let before = FrameText(endOf: text[line.lowerBound..<start], limit: room)
    let middle = marked.cut(to: Self.width - before.columns)
    number = String(place.start.line)
    code = before.text + middle.text + after.cut(to: Self.width - before.columns - middle.columns).text
    indent = before.columns
    length = max(1, middle.columns)
  }

  /// The two lines, aligned on a gutter, the mark in the colour of a severity.
  func lines(_ severity: Severity, in colours: Colours) -> [String] {
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let mark = colours.painted("^" + String(repeating: "~", count: length - 1), as: severity)
    return [
      gutter.dropLast(number.count) + "\(number) | \(code)",
      "\(gutter) | \(String(repeating: " ", count: indent))\(mark)",
    ]
  }
}
