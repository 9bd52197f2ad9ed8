import Documents
import Testing

/// What holds for every recovered document.
enum RecoveryLaws {
  /// Reads a text, and checks that its ranges are sane, and its mistakes in order.
  @discardableResult
  static func read(_ document: Document, as format: DocumentFormat?) throws -> RecoveredDocument {
    let recovered = try #require(RecoveredDocument(document, as: format))
    check(recovered.tree.root, in: 0..<document.source.text.count)
    checkMistakes(of: recovered, document)
    return recovered
  }

  private static func check(_ root: Node, in range: Range<Int>) {
    var start = range.lowerBound
    expect(range.lowerBound <= root.range.lowerBound && root.range.upperBound <= range.upperBound, root)
    var open = [(root, range)]
    while let (node, range) = open.popLast() {
      // Decodes everything.
      _ = (node.string, node.number, node.boolean, node.decimal)
      expect(node.range.lowerBound >= range.lowerBound && node.range.upperBound <= range.upperBound, node)
      expect(node.range.lowerBound >= start, node)
      start = node.range.lowerBound
      let children = node.members.flatMap { [$0.key, $0.value] } + Array(node.elements)
      expect(children.reduce(1) { $0 + $1.size } == node.size, node)
      open += children.reversed().map { ($0, node.range) }
    }
  }

  /// `#expect` takes long, so it is called only for a failure.
  private static func expect(_ condition: Bool, _ node: Node) {
    if !condition {
      Issue.record("\(node.kind) at \(node.range) in \(String(decoding: node.source.text, as: UTF8.self))")
    }
  }

  private static func checkMistakes(of recovered: RecoveredDocument, _ document: Document) {
    guard case .failure(let error) = document.tree else {
      #expect(recovered.mistakes.isEmpty)
      return
    }
    #expect(recovered.mistakes.first?.range == error.range)
    #expect(recovered.mistakes.first?.mistake.message == error.mistake.message)
    let lines = LineTable(document.source)
    let numbers = recovered.mistakes.map { lines.position(of: $0.range.lowerBound).line }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<) && numbers.count <= 100)
    #expect(recovered.mistakes.allSatisfy { $0.range.upperBound <= document.source.text.count })
  }
}

extension Node {
  /// The value as text, independent of its position.
  var summary: String {
    switch kind {
    case .dictionary: "{" + members.map { "\($0.name): \($0.value.summary)" }.joined(separator: ", ") + "}"
    case .array: "[" + elements.map(\.summary).joined(separator: ", ") + "]"
    case .string: "'\(string ?? "")'"
    default: "\(kind) \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  /// Every node in it: its kind and its range.
  var outline: [String] {
    ["\(kind) \(range) \(size)"] + members.flatMap { $0.key.outline + $0.value.outline } + elements.flatMap(\.outline)
  }

  /// The path and the range of every key in it.
  func keys(_ path: String = "") -> [String: Range<Int>] {
    var keys: [String: Range<Int>] = [:]
    for (index, element) in elements.enumerated() { keys.merge(element.keys("\(path)/\(index)")) { $1 } }
    for member in members {
      keys["\(path)/\(member.name)"] = member.key.range
      keys.merge(member.value.keys("\(path)/\(member.name)")) { $1 }
    }
    return keys
  }
}

extension Document {
  /// The id of the mistake, if there is one.
  var mistakeID: String? {
    if case .failure(let error) = tree { error.mistake.id } else { nil }
  }
}
