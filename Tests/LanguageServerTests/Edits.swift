import Foundation

/// Edits of the protocol, applied by lines and bytes of UTF-8, or units of UTF-16.
enum Edits {
  /// The text after the edits of a document in an edit of the workspace; nil if it has none.
  static func applied(_ edit: Any?, at uri: String, to text: String) -> String? {
    changes(edit)[uri].map { apply($0, to: text) }
  }

  /// The edits of each document in an edit of the workspace.
  static func changes(_ edit: Any?) -> [String: [[String: Any]]] {
    (edit as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
  }

  /// Applies edits from the last to the first, so that none moves another.
  static func apply(_ edits: [[String: Any]], to text: String, utf16: Bool = false) -> String {
    var bytes = Array(text.utf8)
    for (range, new) in edits.map({ (Self.range($0["range"], in: bytes, utf16), $0["newText"] as? String ?? "") })
      .sorted(by: { $0.0.lowerBound > $1.0.lowerBound })
    {
      bytes.replaceSubrange(range, with: Array(new.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func range(_ json: Any?, in bytes: [UInt8], _ utf16: Bool) -> Range<Int> {
    let range = json as? [String: [String: Int]] ?? [:]
    return offset(range["start"], in: bytes, utf16)..<offset(range["end"], in: bytes, utf16)
  }

  private static func offset(_ position: [String: Int]?, in bytes: [UInt8], _ utf16: Bool) -> Int {
    var line = position?["line"] ?? 0
    var start = 0
    while line > 0, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) { (line, start) = (line - 1, end + 1) }
    let column = position?["character"] ?? 0
    let before = utf16 ? String(decoding: bytes[start...], as: UTF8.self).utf16.prefix(column) : nil
    return min(start + (before.map { String(decoding: $0, as: UTF16.self).utf8.count } ?? column), bytes.count)
  }

  /// The position of an offset in bytes.
  static func position(of offset: Int, in text: String, utf16: Bool = false) -> [String: Int] {
    let before = Array(text.utf8.prefix(offset))
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = utf16 ? String(decoding: before[start...], as: UTF8.self).utf16.count : offset - start
    return ["line": line, "character": column]
  }

  /// The text without the mark `|`, and the position of the mark.
  static func marked(_ text: String, utf16: Bool = false) -> (text: String, position: [String: Int]) {
    let offset =
      text.utf8.firstIndex(of: UInt8(ascii: "|")).map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
    return (text.replacing("|", with: "", maxReplacements: 1), position(of: offset, in: text, utf16: utf16))
  }
}
