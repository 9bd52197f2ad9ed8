import TypeRampProject
import Writing

/// What the columns of a client count: bytes of UTF-8, or UTF-16 units. Lines and columns begin with 0.
struct PositionEncoding: Sendable {
  var isUTF16 = true

  var name: String { isUTF16 ? "utf-16" : "utf-8" }

  func offset(of position: Node?, in text: TextPositions) -> Int { text.offset(of: position, isUTF16: isUTF16) }

  /// The bytes of a range; empty at its start if it ends before.
  func offsets(of range: Node, in text: TextPositions) -> Range<Int> {
    let start = offset(of: range["start"], in: text)
    return start..<max(start, offset(of: range["end"], in: text))
  }

  func position(_ offset: Int, in text: TextPositions) -> JSONValue { text.json(offset, isUTF16: isUTF16) }

  func range(_ range: Range<Int>, in text: TextPositions) -> JSONValue {
    .object([("start", position(range.lowerBound, in: text)), ("end", position(range.upperBound, in: text))])
  }

  /// A range to mark, which is never empty. A binary file has no lines: its start.
  func mark(_ range: Range<Int>, in locator: SourceLocator) -> JSONValue {
    let mark = locator.mark(of: range)
    return .object([
      ("start", json(isUTF16 ? mark.utf16Start : mark.start)), ("end", json(isUTF16 ? mark.utf16End : mark.end)),
    ])
  }

  private func json(_ position: Position?) -> JSONValue {
    .object([
      ("line", .integer((position?.line ?? 1) - 1)), ("character", .integer((position?.column ?? 1) - 1)),
    ])
  }
}
