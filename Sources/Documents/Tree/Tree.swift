/// A document as it was written: it keeps order, duplicate keys and ranges, and decodes nothing.
///
/// The tree is one flat array. The children of a container follow it; those of a dictionary alternate between keys and
/// values. Each record stores where its subtree ends, so a child is skipped in one step and no depth can overflow a
/// stack.
///
/// An immutable class, because every node holds its tree: copying a structure took half of the time of a run.
package final class Tree: Sendable {
  package let source: Source
  package let format: DocumentFormat
  let records: [Record]
  /// The files that were read with it.
  let files: TreeFiles

  /// - Parameter records: a root and its descendants in document order, followed by those of other files.
  init(source: Source, format: DocumentFormat, records: [Record], files: TreeFiles = .none) {
    self.source = source
    self.format = format
    self.records = records
    self.files = files
  }

  /// Whether a node is a string equal to a text, byte by byte; nil if it is not a string or has to be decoded. Most
  /// compared strings differ in length.
  func isText(_ text: String, at index: Int) -> Bool? {
    let record = records[index]
    guard record.kind == .string, record.isPlain else { return nil }
    return Int(record.end - record.start) == text.utf8.count && source.text.hasText(text, at: Int(record.start))
  }

  package var root: Node { Node(tree: self, index: 0) }

  /// Sixteen bytes for each node: at most eight bytes of tree for each byte of the densest document.
  struct Record: Sendable {
    let kind: Node.Kind
    /// Whether the string is exactly the bytes of the range, without escapes.
    var isPlain: Bool
    let start: UInt32
    var end: UInt32
    /// The index after this node's last descendant.
    var next: UInt32
  }
}
