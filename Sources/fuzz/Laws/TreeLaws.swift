import Documents
import Writing

/// Laws for every document that a reader accepts.
enum TreeLaws {
  /// Further nodes are not checked one by one: a binary property list can share one string a million times.
  private static let limit = 20_000

  static func check(_ tree: Tree, _ choice: inout Choice) throws {
    try checkNodes(of: tree)
    guard tree.root.size < limit, let value = JSONValue(tree.root) else { return }
    try checkRoundTrip(of: value, &choice)
  }

  private static func checkNodes(of tree: Tree) throws {
    var pending = [tree.root]
    for _ in 0..<limit {
      guard let node = pending.popLast() else { return }
      try check(node)
      pending += node.elements + node.members.flatMap { [$0.key, $0.value] }
    }
  }

  /// The range of a node is in the text and contains those of its children, and all its values can be read.
  private static func check(_ node: Node) throws {
    try require(node.range.upperBound <= node.source.text.count, "a node lies behind the end")
    _ = (node.string, node.number, node.boolean, node.decimal)
    // Objects of a binary property list may be anywhere.
    if node.source.encoding == .binary { return }
    var last = node.range.lowerBound..<node.range.lowerBound
    for child in node.elements + node.members.flatMap({ [$0.key, $0.value] }) {
      try require(child.range.lowerBound >= last.upperBound, "children are not in order")
      last = child.range
    }
    try require(last.upperBound <= node.range.upperBound, "a child ends behind its parent")
  }

  /// A written value is read back as the same.
  private static func checkRoundTrip(of value: JSONValue, _ choice: inout Choice) throws {
    let json = DocumentFormat.json
    if choice.next(of: [json, json, .xmlPropertyList]).name == DocumentFormat.xmlPropertyList.name {
      if let text = value.xmlPropertyList { try check(Array(text.utf8), as: .xmlPropertyList, is: value) }
    } else {
      try check(Array(choice.next(of: [value.text, value.compactText]).utf8), as: json, is: value)
    }
  }

  private static func check(_ bytes: [UInt8], as format: DocumentFormat, is value: JSONValue) throws {
    let document = Document(bytes, path: "a")
    let detected = try DocumentFormat.detect(in: document.source).name
    try require(detected == format.name, "\(format.name) is read as another")
    guard case .success(let tree) = document.tree, let again = JSONValue(tree.root) else {
      throw BrokenLaw(description: "\(format.name) that was written cannot be read")
    }
    try require(again.isSame(as: value), "\(format.name) that was written says something else")
  }
}
