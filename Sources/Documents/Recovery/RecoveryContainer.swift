/// A container that is open in a malformed text.
///
/// The indentation decides what closes it: a key at the column of the members of an outer dictionary closes all
/// containers in between, and so does a bracket in a line that is indented like the one with the opening bracket.
/// Otherwise a container without its bracket would swallow the rest of the text. Columns and indentations do not
/// decrease from a container to those in it, so a binary search finds them.
struct RecoveryContainer {
  let kind: Node.Kind
  /// The opening bracket or tag; nil for a root that has none, or that has been closed.
  var opening: Range<Int>?
  /// The indentation of the line in which it opens.
  let indentation: Int
  /// The least column of a member that begins a line; before the first one, the column of the container around it.
  var column: Int
  var ownsColumn = false
  /// The end of the last thing in it.
  var end: Int
  /// Where the value of the last key would be, if that has none so far.
  var place: Int?
  /// Whether a member or an element has ended, and no separator has followed.
  var isComplete = false

  /// The bracket or tag that is missing; nil if none is.
  func closer(in text: [UInt8]) -> String? {
    switch opening.map({ text[$0.lowerBound] }) {
    case nil: nil
    case UInt8(ascii: "{"): "}"
    case UInt8(ascii: "["): "]"
    case UInt8(ascii: "("): ")"
    default: kind == .array ? "</array>" : "</dict>"
    }
  }
}

extension [RecoveryContainer] {
  /// How many containers are around a key that begins a line; nil if its column does not tell.
  func count(at column: Int) -> Int? {
    let outer = partitioningIndex { $0.column >= column }
    guard outer < count, self[outer].column == column else { return nil }
    if column > self[outer].indentation { return outer + 1 }
    // The text is not indented: members of several containers can be in this column.
    let inner = partitioningIndex { $0.column > column }
    return self[inner - 1].ownsColumn ? inner : nil
  }
}

/// The line of the last token, found in one pass over the text.
struct RecoveryLine {
  let text: [UInt8]
  private var offset = 0
  private var start = 0
  /// The first byte that is not white space.
  private var first: Int?

  init(text: [UInt8]) { self.text = text }

  mutating func indentation(at token: Range<Int>) -> Int {
    while offset <= token.lowerBound, offset < text.count {
      let byte = text[offset]
      if byte == .newline || byte == .return { (start, first) = (offset + 1, nil) }
      if first == nil, !byte.isWhitespace { first = offset }
      offset += 1
    }
    return (first ?? start) - start
  }

  /// The column of a token that begins its line; nil for all others.
  mutating func column(of token: Range<Int>) -> Int? {
    let indentation = indentation(at: token)
    return first == token.lowerBound ? indentation : nil
  }
}

// MARK: - Opening and closing

extension RecoveredNodes {
  /// The innermost container.
  var top: RecoveryContainer {
    get { containers[containers.count - 1] }
    set { containers[containers.count - 1] = newValue }
  }

  /// Opens a container at its bracket or tag.
  mutating func open(_ kind: Node.Kind, _ token: Range<Int>) {
    if skippedDepth > 0 || containers.count == Limits.depth {
      skippedDepth += 1
    } else if containers.isEmpty || beginValue(token, isContainer: true) {
      push(kind, at: token.lowerBound, token, indentation: line.indentation(at: token))
    }
  }

  /// Opens a dictionary without brackets.
  mutating func openRoot(at start: Int) { push(.dictionary, at: start, nil, indentation: -1) }

  private mutating func push(_ kind: Node.Kind, at start: Int, _ opening: Range<Int>?, indentation: Int) {
    builder.open(kind, at: start)
    containers.append(
      RecoveryContainer(
        kind: kind, opening: opening, indentation: max(indentation, containers.last?.indentation ?? -1),
        column: containers.last?.column ?? -1, end: opening?.upperBound ?? start))
  }

  /// Closes a container at its bracket or tag; one that closes nothing is skipped. The root stays open, so that a
  /// bracket too many loses nothing.
  mutating func close(_ kind: Node.Kind, _ token: Range<Int>) {
    if let column = line.column(of: token) {
      let count = containers.partitioningIndex { $0.indentation > column }
      if count > 0, containers[count - 1].indentation == column { close(to: count, before: token) }
    }
    if skippedDepth > 0 {
      skippedDepth -= 1
      return
    }
    // Containers of one line may lack a bracket: `{"sizes": [1, 2}`.
    let index = containers.suffix(4).lastIndex { $0.kind == kind && $0.indentation == top.indentation }
    guard let index else { return }
    close(to: index + 1, before: token)
    addMissingValue()
    top.end = token.upperBound
    top.opening = nil
    if index > 0 { close(to: index, before: token) }
  }

  /// Closes the innermost containers until a number of them is open. Reports those without a bracket.
  mutating func close(to count: Int, before token: Range<Int>) {
    while containers.count > count {
      let (closer, next) = (top.closer(in: line.text), token.isEmpty ? "the end of the file" : "this")
      if let closer {
        report(SyntaxMistake("unclosed", "expected '\(closer)' before \(next)"), at: token, opening: top.opening)
      }
      addMissingValue()
      let end = containers.removeLast().end
      builder.finish(at: end)
      skippedDepth = 0
      if containers.isEmpty { return }
      top.end = end
      top.isComplete = true
    }
  }

  /// The tree of everything that was found.
  mutating func finish(_ source: Source, _ format: DocumentFormat) -> Tree {
    let end = source.text.count..<source.text.count
    if containers.isEmpty { openRoot(at: end.lowerBound) }
    close(to: 0, before: end)
    return builder.tree(of: source, as: format)
  }
}
