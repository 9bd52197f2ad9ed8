/// A document as it was written: order, duplicate keys and places kept, nothing decoded yet.
///
/// The tree is one flat array. A container's children follow it; a dictionary's are its keys and values by turns. Each
/// record knows where its subtree ends, so a child is skipped in one step and no depth can overflow a stack.
///
/// An immutable class, because every node holds its tree: a structure would be copied with all its parts, which took
/// half of the time of a run.
package final class Tree: Sendable {
  package let source: Source
  package let format: DocumentFormat
  let records: [Record]

  /// A finished tree. `records` holds exactly one root and its descendants.
  init(source: Source, format: DocumentFormat, records: [Record]) {
    self.source = source
    self.format = format
    self.records = records
  }

  package var root: Node { Node(tree: self, index: 0) }

  /// Sixteen bytes for a node: at most eight bytes of tree for each byte of the densest document.
  struct Record: Sendable {
    let kind: Node.Kind
    /// The range's bytes need no decoding: the string is what is written.
    var isPlain: Bool
    let start: UInt32
    var end: UInt32
    /// The index after this node's last descendant.
    var next: UInt32
  }
}
