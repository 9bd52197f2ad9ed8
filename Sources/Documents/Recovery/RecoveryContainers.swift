/// The containers that are open in a malformed text, from the outermost to the innermost.
///
/// The indentation decides what closes them: a key at the column of the members of an outer dictionary closes all in
/// between, and so does a bracket in a line that is indented like the one with the opening bracket. Otherwise a container
/// that is not closed would swallow the rest of the text. Columns and indentations do not decrease from a container to
/// those in it, so a binary search finds them.
struct RecoveryContainers {
  var all: [Container] = []
  var line = RecoveryLine()
  /// How many containers are open beyond the limit of depth; their contents are skipped.
  var skippedDepth = 0

  struct Container {
    let kind: Node.Kind
    /// The opening bracket or tag; nil for a root that has none, or that has been closed.
    var opening: Range<Int>?
    /// The indentation of the line in which it opens.
    let indentation: Int
    /// The column of its members; that of the container around it before the first member that begins a line.
    var column: Int
    var ownsColumn = false
    /// The end of the last thing in it.
    var end: Int
    /// Where the value of the last key would be, if that has none so far.
    var place: Int?
    /// Whether a member or an element has ended, and no separator has followed.
    var isComplete = false
  }

  /// How many containers are around a key that begins a line; nil if its column does not tell.
  func count(at column: Int) -> Int? {
    let outer = all.partitioningIndex { $0.column >= column }
    guard outer < all.count, all[outer].column == column else { return nil }
    if column > all[outer].indentation { return outer + 1 }
    // The text is not indented: members of several containers can be in this column.
    let inner = all.partitioningIndex { $0.column > column }
    return all[inner - 1].ownsColumn ? inner : nil
  }
}

/// The line of the last token, found in one pass over the text.
struct RecoveryLine {
  var text: [UInt8] = []
  private var offset = 0
  private var start = 0
  /// The first byte that is not white space.
  private var first: Int?

  /// The indentation of the line of a token.
  mutating func indentation(at token: Range<Int>) -> Int {
    while offset <= token.lowerBound, offset < text.count {
      if text[offset] == .newline || text[offset] == .return {
        (start, first) = (offset + 1, nil)
      } else if first == nil, !text[offset].isWhitespace {
        first = offset
      }
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
  var top: RecoveryContainers.Container {
    get { containers.all[containers.all.count - 1] }
    set { containers.all[containers.all.count - 1] = newValue }
  }

  /// Opens a container at its bracket or tag.
  mutating func open(_ kind: Node.Kind, _ token: Range<Int>) {
    if containers.skippedDepth > 0 || containers.all.count == Limits.depth {
      containers.skippedDepth += 1
    } else if containers.all.isEmpty || beginValue(token, isContainer: true) {
      push(kind, at: token.lowerBound, token, indentation: containers.line.indentation(at: token))
    }
  }

  /// Opens a dictionary without brackets.
  mutating func openRoot(at start: Int) { push(.dictionary, at: start, nil, indentation: -1) }

  private mutating func push(_ kind: Node.Kind, at start: Int, _ opening: Range<Int>?, indentation: Int) {
    let outer = containers.all.last
    builder.open(kind, at: start)
    containers.all.append(
      RecoveryContainers.Container(
        kind: kind, opening: opening, indentation: max(indentation, outer?.indentation ?? -1),
        column: outer?.column ?? -1, end: opening?.upperBound ?? start))
  }

  /// Closes a container at its bracket or tag; one that closes nothing is skipped. The root stays open, so that a bracket
  /// too many loses nothing.
  mutating func close(_ kind: Node.Kind, _ token: Range<Int>) {
    if let column = containers.line.column(of: token) {
      let count = containers.all.partitioningIndex { $0.indentation > column }
      if count > 0, containers.all[count - 1].indentation == column { close(to: count, before: token) }
    }
    if containers.skippedDepth > 0 {
      containers.skippedDepth -= 1
      return
    }
    // Containers of one line may lack a bracket: `{"sizes": [1, 2}`.
    let index = containers.all.suffix(4).lastIndex { $0.kind == kind && $0.indentation == top.indentation }
    guard let index else { return }
    close(to: index + 1, before: token)
    addMissingValue()
    (top.end, top.opening) = (token.upperBound, nil)
    if index > 0 { closeTop() }
  }

  /// Closes the innermost containers without brackets, until a number of them is open.
  mutating func close(to count: Int, before token: Range<Int>) {
    while containers.all.count > count {
      reportUnclosed(before: "this", token)
      addMissingValue()
      closeTop()
    }
  }

  private mutating func closeTop() {
    let end = top.end
    builder.finish(at: end)
    containers.all.removeLast()
    containers.skippedDepth = 0
    if !containers.all.isEmpty { (top.end, top.isComplete) = (end, true) }
  }

  private mutating func reportUnclosed(before next: String, _ token: Range<Int>) {
    let closer = top.kind == .array ? recovery.closers.array : recovery.closers.dictionary
    report(SyntaxMistake("unclosed", "expected '\(closer)' before \(next)"), at: token, opening: top.opening)
  }

  /// The tree of everything that was found.
  mutating func finish(_ source: Source, _ format: DocumentFormat) -> Tree {
    let end = source.text.count..<source.text.count
    if containers.all.isEmpty { openRoot(at: end.lowerBound) }
    if top.opening != nil { reportUnclosed(before: "the end of the file", end) }
    close(to: 0, before: end)
    return builder.tree(of: source, as: format)
  }
}
