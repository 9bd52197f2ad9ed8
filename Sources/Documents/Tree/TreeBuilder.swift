/// Collects the records of a tree in document order. Open containers are kept on an explicit stack, not on the call
/// stack.
struct TreeBuilder {
  private var records: [Tree.Record] = []
  private var open: [Int] = []

  /// - Parameter count: the expected number of nodes, which avoids copies of a growing array.
  init(expecting count: Int = 64) {
    records.reserveLargePages(count)
  }

  /// How many containers are open.
  var depth: Int { open.count }

  /// How many nodes have been added.
  var count: Int { records.count }

  /// The kind of the innermost open container; stored, since readers look at it for every element.
  private(set) var container: Node.Kind?

  /// The first byte of the innermost open container, to report that it is not closed.
  var opening: Range<Int>? {
    open.last.map { Int(records[$0].start)..<(Int(records[$0].start) + 1) }
  }

  /// The contents of the last node, if it is a string.
  var lastString: Range<Int>? {
    guard let last = records.last, last.kind == .string else { return nil }
    return Int(last.start)..<Int(last.end)
  }

  /// Adds a value without children, or a key. Inlined, since it does hardly more than a call.
  @inline(__always) mutating func add(_ kind: Node.Kind, _ range: Range<Int>, isPlain: Bool = true) {
    records.append(
      Tree.Record(
        kind: kind, isPlain: isPlain, start: UInt32(range.lowerBound), end: UInt32(range.upperBound),
        next: UInt32(records.count + 1)))
  }

  /// Opens a dictionary or an array whose first byte is at `start`.
  mutating func begin(_ kind: Node.Kind, at start: Int) throws(SyntaxError) {
    guard open.count < Limits.depth else { throw SyntaxError(CommonMistake.tooDeep, at: start..<(start + 1)) }
    open(kind, at: start)
  }

  /// Opens a container without a depth check, for trees whose depth does not depend on input.
  mutating func open(_ kind: Node.Kind, at start: Int) {
    open.append(records.count)
    container = kind
    add(kind, start..<start)
  }

  /// Closes the innermost container, which ends at `end`.
  mutating func finish(at end: Int) {
    guard let index = open.popLast() else { return }
    records[index].end = UInt32(end)
    records[index].next = UInt32(records.count)
    container = open.last.map { records[$0].kind }
  }

  /// Adds a copy of a node of another tree with its descendants.
  ///
  /// - Parameter offset: is added to all ranges.
  mutating func add(copyOf node: Node, movedBy offset: Int = 0) {
    let shift = records.count - node.index
    for record in node.tree.records[node.index..<(node.index + node.size)] {
      records.append(
        Tree.Record(
          kind: record.kind, isPlain: record.isPlain, start: record.start + UInt32(offset),
          end: record.end + UInt32(offset), next: UInt32(Int(record.next) + shift)))
    }
  }

  /// The finished tree. There must be a root, and every container must be closed.
  func tree(of source: Source, as format: DocumentFormat, files: TreeFiles = .none) -> Tree {
    precondition(open.isEmpty && !records.isEmpty, "a reader finished with an open container or without a root")
    return Tree(source: source, format: format, records: records, files: files)
  }
}
