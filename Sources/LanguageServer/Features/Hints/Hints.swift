import TypeRampProject
import Writing

extension Feature {
  /// The size of each style at the largest text size, behind its key.
  static let hints = Feature(method: "textDocument/inlayHint", capability: ("inlayHintProvider", .boolean(true))) {
    query in
    .array(
      query.styles.filter { [range = query.range] in range.overlaps($0.key) }.map { mark in
        query.hint(query.afterKey(mark.key), mark.styles)
      })
  }

  /// The sizes and the font of each style, above its key, for clients that show no hints.
  static let lenses = Feature(
    method: "textDocument/codeLens", capability: ("codeLensProvider", .object([("resolveProvider", .boolean(false))]))
  ) { query in
    .array(
      query.styles.map { mark in
        let title = "\(mark.styles.shortSizes), \(mark.styles.fonts)"
        let command = JSONValue.object([("title", .string(title)), ("command", .string(""))])
        return .object([("range", query.json(mark.key)), ("command", command)])
      })
  }
}

extension Query {
  /// The offset behind a key with its quotes or tags.
  fileprivate func afterKey(_ key: Range<Int>) -> Int {
    let end = key.upperBound
    if isXML { return min(end + "</key>".utf8.count, buffer.text.count) }
    return end < buffer.text.count && "\"'".utf8.contains(buffer.text[end]) ? end + 1 : end
  }

  fileprivate func hint(_ offset: Int, _ styles: ThemedStyles) -> JSONValue {
    .object([
      ("position", client.encoding.position(offset, in: buffer.positions)), ("label", .string(styles.shortSizes)),
      ("tooltip", .string(styles.fonts)), ("paddingLeft", .boolean(true)),
    ])
  }
}
