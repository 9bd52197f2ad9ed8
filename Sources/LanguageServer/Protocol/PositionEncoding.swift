import TypeRampProject
import Writing

/// What the columns of a client count: bytes of UTF-8, or UTF-16 units. Lines and columns begin with 0.
struct PositionEncoding: Sendable {
  var isUTF16 = true

  var name: String { isUTF16 ? "utf-16" : "utf-8" }

  func offset(of position: Node?, in locator: SourceLocator) -> Int {
    locator.offset(
      ofLine: position?["line"]?.integer ?? 0, column: position?["character"]?.integer ?? 0, isUTF16: isUTF16)
  }

  /// The bytes of a range; empty at its start if it ends before.
  func offsets(of range: Node, in locator: SourceLocator) -> Range<Int> {
    let start = offset(of: range["start"], in: locator)
    return start..<max(start, offset(of: range["end"], in: locator))
  }

  /// Exactly a range of bytes.
  func range(_ range: Range<Int>, in locator: SourceLocator) -> JSONValue { json(locator.location(of: range)) }

  /// A range to mark, which is never empty.
  func mark(_ range: Range<Int>, in locator: SourceLocator) -> JSONValue { json(locator.mark(of: range)) }

  private func json(_ location: SourceLocation) -> JSONValue {
    let (start, end) =
      isUTF16 ? (location.utf16Start, location.utf16End) : (location.start, location.end)
    return .object([("start", json(start)), ("end", json(end))])
  }

  /// A binary file has no lines: its start.
  private func json(_ position: Position?) -> JSONValue {
    .object([
      ("line", .integer((position?.line ?? 1) - 1)), ("character", .integer((position?.column ?? 1) - 1)),
    ])
  }
}
