import Documents

/// The line of a source that a finding is in, with the bytes that are meant underlined.
///
/// ```
///     7 |   <key>titel</key>
///       |        ^~~~~
/// ```
struct CodeFrame {
  /// More of a line than a terminal shows is not printed: files can be one line of many megabytes.
  private static let width = 100
  private static let tabWidth = 4

  private let number: String
  private let code: String
  private let indent: Int
  private let length: Int

  init(_ range: Range<Int>, in source: Source, lines: LineTable) {
    let line = lines.position(of: range.lowerBound).line
    let whole = lines.range(ofLine: line)
    let start = min(range.lowerBound, whole.upperBound)
    let end = max(start, min(range.upperBound, whole.upperBound))
    let window = Self.window(around: start, in: whole, of: source.text)
    let before = Self.shown(source.text[window.lowerBound..<start])
    let marked = Self.shown(source.text[start..<min(end, max(window.upperBound, start))])
    let after = Self.shown(source.text[min(end, window.upperBound)..<window.upperBound])
    number = String(line)
    code = before + marked + after
    indent = before.count
    length = max(1, marked.count)
  }

  /// The two lines, aligned on a gutter.
  var lines: [String] {
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let mark = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: length - 1)
    return [gutter.dropLast(number.count) + "\(number) | \(code)", "\(gutter) | \(mark)"]
  }

  /// The part of a line to show: all of it when it is short, else as much around `offset`.
  private static func window(around offset: Int, in line: Range<Int>, of text: [UInt8]) -> Range<Int> {
    guard line.count > width else { return line }
    var start = max(line.lowerBound, offset - width / 2)
    var end = min(line.upperBound, start + width)
    while start > line.lowerBound, text[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, text[end] & 0xC0 == 0x80 { end += 1 }
    return start..<max(end, offset)
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let pieces = text.split(separator: "\t", omittingEmptySubsequences: false).map { DisplayText.escaped(String($0)) }
    return pieces.joined(separator: String(repeating: " ", count: tabWidth))
  }
}
