import TestSupport
import Testing
import TypeRampKit
import Writing

@testable import LanguageServer

/// Positions, edits, and what is at an offset, at the ends of lines, words and files.
struct BufferTests {
  private static func node(_ json: String) throws -> Node {
    try Document(Array(json.utf8), path: "", as: .json).tree.get().root
  }

  private static func buffer(_ text: String) -> Buffer {
    Buffer(uri: "file:///a/A.json", path: "/a/A.json", version: 1, text: Array(text.utf8))
  }

  /// A column behind a line is its end, and a line behind the text is the end of the text. A column of UTF-16 within a
  /// character is behind it.
  @Test(arguments: [
    (0, 7, 7, 7), (0, 8, 7, 7), (0, 2, 2, 6), (0, 4, 4, 7), (1, 1, 9, 9), (1, 2, 9, 9), (2, 2, 12, 12), (3, 1, 14, 14),
    (3, 2, 14, 14), (4, 0, 14, 14), (-1, 0, 0, 0), (0, -1, 0, 0), (2, -1, 11, 11),
  ])
  func aPositionIsAnOffset(line: Int, character: Int, utf8: Int, utf16: Int) throws {
    let position = try Self.node(#"{ "line": \#(line), "character": \#(character) }"#)
    let positions = TextPositions(Array("ä😀x\ny\r\nz\rw".utf8))
    #expect(positions.offset(of: position, isUTF16: false) == utf8)
    #expect(positions.offset(of: position, isUTF16: true) == utf16)
  }

  /// Each change is one of the text that the changes before it have made: of a range, or of all.
  @Test(arguments: [
    ("abc", [], "abc"), ("abc", ["0:1-0:2 "], "ac"), ("abc", ["0:0-0:0 x", "0:1-0:2 "], "xbc"),
    ("abc", ["0:1-0:2 ", "0:0-0:0 x"], "xac"), ("abc", ["{}", "0:1-0:1 1"], "{1}"), ("abc", ["0:0-0:1 x", "{}"], "{}"),
    ("abc", ["0:1-0:1 \\n", "1:0-1:1 x"], "a\nxc"), ("a\nb\nc", ["0:1-1:0 ", "1:0-1:1 x"], "ab\nx"),
    ("abc", ["0:0-0:0 😀", "0:2-0:3 x"], "😀xbc"), ("abc", ["0:3-0:3 x", "0:4-0:4 y"], "abcxy"),
    ("abc", ["0:2-0:1 x"], "abxc"), ("abc", ["9:0-9:9 x"], "abcx"), ("abc\n", ["0:9-0:9 x", "1:0-1:0 y"], "abcx\ny"),
    ("a\r\nb", ["0:1-1:0 "], "ab"), ("a\rb\nc", ["1:0-1:1 ", "1:0-1:0 x"], "a\r\nxc"),
    ("a\nb", ["0:1-0:1 \\r", "1:0-1:0 x"], "a\r\nxb"), ("a\nb\nc\nd", ["1:0-2:1 x\\ny", "3:0-3:1 z"], "a\nx\ny\nz"),
    ("", ["0:0-0:0 a\\n", "1:0-1:0 b"], "a\nb"), ("a\nb\n", ["0:0-9:0 ", "0:0-0:0 x"], "x"),
  ])
  func changesAreMadeInOrder(text: String, changes: [String], expected: String) throws {
    let json = changes.map { change in
      guard let parts = change.wholeMatch(of: /(\d):(\d)-(\d):(\d) (.*)/) else { return #"{ "text": "\#(change)" }"# }
      let (start, end) = (
        "\"line\": \(parts.1), \"character\": \(parts.2)", "\"line\": \(parts.3), \"character\": \(parts.4)"
      )
      return #"{ "range": { "start": { \#(start) }, "end": { \#(end) } }, "text": "\#(parts.5)" }"#
    }
    let list = try Self.node("[\(json.joined(separator: ", "))]")
    let changed = Self.buffer(text).changed(by: list, version: 2, PositionEncoding())
    #expect(String(decoding: changed.text, as: UTF8.self) == expected)
    #expect(changed.version == 2)
  }

  /// Any edits of ranges, in UTF-16 units or bytes, lead to the same text as edits of the text.
  @Test(arguments: [false, true]) func incrementalEditsEqualTheWholeText(utf16: Bool) throws {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["ä", "€", "😀", "\\\"", "{", "}", "\\n", ",", "x", "\\r\\n", "", ":"]
    var buffer = Self.buffer("{ \"Größe😀\": { \"fontName\": \"Ä\" }, \n \"body\": { \"fontSize\": 17 } }")
    for version in 2..<300 {
      let scalars = Array(String(decoding: buffer.text, as: UTF8.self).unicodeScalars)
      // No position is within `\r\n`.
      let places = (0...scalars.count).filter { scalars[..<$0].last != "\r" || scalars[$0...].first != "\n" }
      let index = Int.random(in: places.indices, using: &generator)
      let (start, end) = (
        places[index], places[min(index + Int.random(in: 0...3, using: &generator), places.count - 1)]
      )
      let piece = pieces.randomElement(using: &generator)!
      func position(_ index: Int) -> String { Self.position(of: index, in: scalars, utf16: utf16) }
      let range = "{ \"start\": \(position(start)), \"end\": \(position(end)) }"
      let change = try Self.node("[{ \"range\": \(range), \"text\": \"\(piece)\" }]")
      let positions = buffer.positions
      buffer = buffer.changed(by: change, version: version, PositionEncoding(isUTF16: utf16))
      let inserted = Array(change.elements)[0]["text"]?.string ?? ""
      let expected = scalars[..<start] + Array(inserted.unicodeScalars) + scalars[end...]
      #expect(buffer.text == expected.flatMap { Array(String($0).utf8) })
      let offset = scalars[..<start].reduce(0) { $0 + String($1).utf8.count }
      #expect(positions.json(offset, isUTF16: utf16).line == position(start))
    }
  }

  /// The position of a scalar; `\r\n` and `\r` end a line too.
  private static func position(of index: Int, in scalars: [Unicode.Scalar], utf16: Bool) -> String {
    var (line, column) = (0, 0)
    for (offset, scalar) in scalars[..<index].enumerated() {
      if scalar == "\n" || scalar == "\r" && !(offset + 1 < scalars.count && scalars[offset + 1] == "\n") {
        (line, column) = (line + 1, 0)
      } else {
        column += utf16 ? String(scalar).utf16.count : String(scalar).utf8.count
      }
    }
    return "{ \"line\": \(line), \"character\": \(column) }"
  }

  /// A word is touched from its first character to one past its last, a container only within its brackets, unless it
  /// is not closed.
  @Test(arguments: [
    (#"{ |"a": 17 }"#, ""), (#"{ "|a": 17 }"#, "a key"), (#"{ "a|": 17 }"#, "a key"), (#"{ "a"|: 17 }"#, ""),
    (#"{ "a": |17 }"#, "a value"), (#"{ "a": 17| }"#, "a value"), (#"{ "a": 17 | }"#, ""), (#"{ "a": | 17 }"#, ""),
    (#"{ "a": "|" }"#, "a value"), (#"{ "a": |"x" }"#, ""), (#"{ "a": |{ "b": 1 } }"#, ""),
    (#"{ "a": {| "b": 1 } }"#, "a"), (#"{ "a": { "|b": 1 } }"#, "a.b key"), (#"{ "a": { "b": 1 |} }"#, "a"),
    (#"{ "a": { "b": 1 }| }"#, ""), (#"{ "a": [|1, 2] }"#, "a value"), (#"{ "a": [1,| 2] }"#, "a"),
    (#"{ "a": { "b": 1|"#, "a.b value"),
    (#"{ "a": 1, "|b": 2 }"#, "b key"), (#"{ "a": [[1], [|2]] }"#, "a.1 value"),
  ])
  func aCursorIsInTheInnermost(marked: String, expected: String) throws {
    let (text, position) = Edits.marked(marked)
    let cursor = Cursor(position["character"] ?? 0, in: try #require(Self.buffer(text).tree))
    let what = cursor.isKey ? " key" : cursor.node == nil ? "" : " value"
    #expect(cursor.fullPath.joined(separator: ".") + what == expected)
  }
}
