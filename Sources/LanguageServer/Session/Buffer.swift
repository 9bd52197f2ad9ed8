import TypeRampProject

/// A document that is open in the editor, read as far as it can be.
struct Buffer: Sendable {
  /// As the client spells it.
  let uri: String
  let path: String
  let version: Int
  /// The text as it was typed, well-formed or not.
  let document: Document
  /// The tree of the text, recovered if it is malformed; nil if the text cannot be read at all.
  let tree: Tree?
  /// The mistakes of a malformed text.
  let mistakes: [SyntaxError]
  let positions: TextPositions
  /// What the last edit wrote; nil if the text was replaced, or has not been edited for a while.
  var edit: Range<Int>?

  /// The byte-order mark of UTF-8. With it, a text is not decoded again as its XML declaration says.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(uri: String, path: String, version: Int, text: [UInt8]) {
    (self.uri, self.path, self.version) = (uri, path, version)
    // Editors take a mark away; one that is left counts as no column, as in reports.
    let marked = text.starts(with: Self.mark) ? text : Self.mark + text
    document = Document(marked, path: path, as: .dialect(ofPath: path))
    let recovered = RecoveredDocument(document, as: .dialect(ofPath: path))
    tree = recovered?.tree
    mistakes = recovered?.mistakes ?? []
    positions = TextPositions(document.source.text)
  }

  var text: [UInt8] { document.source.text }

  /// The buffer as a file.
  var file: InputFile { InputFile(Self.mark + text, document) }

  var isMalformed: Bool { if case .failure = document.tree { true } else { false } }

  /// The buffer after changes, each of a range of the text or of the whole text.
  func changed(by changes: Node, version: Int, _ encoding: PositionEncoding) -> Buffer {
    var lines = positions.lines
    var edit: Range<Int>?
    for change in changes.elements {
      let replacement = Array((change["text"]?.string ?? "").utf8)
      guard let range = change["range"] else {
        (lines, edit) = (TextPositions(replacement).lines, nil)
        continue
      }
      // Only the lines of the range are changed, and those beside it, since `\r` and `\n` can become one line ending.
      let start = max(range["start"]?["line"]?.integer ?? 0, 0)
      let first = max(0, min(start, lines.count) - 1)
      let end = min(lines.count - 1, max(start, range["end"]?["line"]?.integer ?? 0)) + 1
      let own = first..<min(lines.count, end + 1)
      var text = Array(lines[own].joined())
      let positions = TextPositions(text, firstLine: first)
      let replaced = encoding.offsets(of: range, in: positions)
      text.replaceSubrange(replaced, with: replacement)
      let offset = lines[..<first].reduce(replaced.lowerBound) { $0 + $1.count }
      edit = offset..<(offset + replacement.count)
      lines.replaceSubrange(own, with: TextPositions(text).lines.dropLast(own.upperBound < lines.count ? 1 : 0))
    }
    var buffer = Buffer(uri: uri, path: path, version: version, text: Array(lines.joined()))
    buffer.edit = edit == 0..<buffer.text.count ? nil : edit
    return buffer
  }
}
