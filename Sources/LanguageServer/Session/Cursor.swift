import TypeRampProject

/// What is at an offset of a document.
struct Cursor {
  /// The keys that lead to the container, and indices in arrays.
  private(set) var path: [String] = []
  /// The keys of the values around the offset, the outermost first.
  private(set) var keys: [Range<Int>] = []
  /// The innermost dictionary or array around the offset.
  private(set) var container: Node
  /// The member of the dictionary that the offset touches; nil between members, and in an array.
  private(set) var member: Node.Member?
  /// The key or the value that the offset touches; nil between them.
  private(set) var node: Node?
  /// Whether `node` is the key of `member`.
  private(set) var isKey = false

  init(_ offset: Int, in tree: Tree) {
    container = tree.root
    while step(to: offset) {}
  }

  /// The path to the member or element itself.
  var fullPath: [String] { member.map { path + [$0.name] } ?? path }

  /// Moves into the child that is around the offset; returns false if it has reached the innermost.
  private mutating func step(to offset: Int) -> Bool {
    if container.kind == .array {
      for (index, element) in container.elements.enumerated() where element.touches(offset) {
        return enter(element, named: String(index), at: offset)
      }
    }
    for member in container.members {
      if member.key.range.lowerBound > offset { break }
      let isKey = member.key.touches(offset)
      guard isKey || member.value.touches(offset) else { continue }
      self.member = member
      keys.append(member.key.range)
      if !isKey { return enter(member.value, named: member.name, at: offset) }
      (node, self.isKey) = (member.key, true)
      return false
    }
    return false
  }

  private mutating func enter(_ value: Node, named name: String, at offset: Int) -> Bool {
    guard value.kind == .dictionary || value.kind == .array else {
      node = value
      return false
    }
    path.append(name)
    (container, member) = (value, nil)
    return true
  }
}

extension Node {
  /// Whether an offset is in a value or next to it; the brackets of a container are not in it.
  fileprivate func touches(_ offset: Int) -> Bool {
    guard kind == .dictionary || kind == .array else { return range.lowerBound...range.upperBound ~= offset }
    if offset <= range.lowerBound { return false }
    if offset < range.upperBound { return true }
    // A container that is not closed goes on behind its last element.
    let isClosed = range.count > 1 && bytes.last.map("}])>".utf8.contains) ?? false
    let rest = source.text[range.upperBound..<min(offset, source.text.count)]
    return !isClosed && rest.allSatisfy { $0.isWhitespace || $0 == UInt8(ascii: ",") }
  }
}
