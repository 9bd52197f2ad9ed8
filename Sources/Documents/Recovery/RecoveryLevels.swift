// The open containers, and which of them a node belongs to.

/// A container that is open.
struct RecoveryLevel {
  let kind: Node.Kind
  /// The opening bracket or tag; nil for a root without one.
  let opening: Range<Int>?
  /// The indentation of the line in which it opens.
  let indentation: Int
  /// Its index.
  let index: Int
  /// The column of its members; before the first member that begins a line, that of the container around it.
  var column: Int
  /// The index of the container whose members have determined the column.
  var owner: Int
  /// The end of the last thing in it.
  var end: Int
  /// Where the value of the last key would be, if it is missing.
  var place: Int?
  /// Whether a colon or an equals sign follows the last key.
  var isAssigned = false
  /// Whether a member or an element has ended, and no separator followed.
  var isComplete = false
  /// Whether the closing bracket of the root has been read.
  var isClosed = false

  var ownsColumn: Bool { owner == index }
}

/// The line of the last token, found in one pass over the text.
struct RecoveryLine {
  private var start = 0
  /// The first byte of the line that is not white space, if it is before `offset`.
  private var first: Int?
  private var offset = 0

  /// The column of a token that begins its line; nil for other tokens.
  mutating func column(of token: Range<Int>, in text: [UInt8]) -> Int? {
    advance(to: token.lowerBound, in: text)
    return first.map { $0 >= token.lowerBound } ?? true ? token.lowerBound - start : nil
  }

  /// The indentation of the line of a token.
  mutating func indentation(at token: Range<Int>, in text: [UInt8]) -> Int {
    advance(to: token.lowerBound, in: text)
    return (first ?? token.lowerBound) - start
  }

  private mutating func advance(to end: Int, in text: [UInt8]) {
    while offset < end {
      let byte = text[offset]
      if byte == .newline || byte == .return {
        (start, first) = (offset + 1, nil)
      } else if first == nil, !byte.isWhitespace {
        first = offset
      }
      offset += 1
    }
  }
}

extension RecoveredNodes {
  /// The innermost container.
  var top: RecoveryLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Opens a container at its bracket or tag.
  mutating func open(_ kind: Node.Kind, _ token: Range<Int>) {
    if skippedDepth > 0 || levels.count == Limits.depth {
      skippedDepth += 1
    } else if levels.isEmpty || beginValue(token, isContainer: true) {
      push(kind, at: token.lowerBound, token, indentation: line.indentation(at: token, in: text))
    }
  }

  /// Opens a dictionary without a bracket, in which all lines are indented.
  mutating func openRoot(at start: Int) { push(.dictionary, at: start, nil, indentation: -1) }

  private mutating func push(_ kind: Node.Kind, at start: Int, _ opening: Range<Int>?, indentation: Int) {
    let outer = levels.last
    builder.open(kind, at: start)
    levels.append(
      RecoveryLevel(
        kind: kind, opening: opening, indentation: max(indentation, outer?.indentation ?? indentation),
        index: levels.count, column: outer?.column ?? -1, owner: outer?.owner ?? -1,
        end: opening?.upperBound ?? start))
  }

  /// Closes a container at its bracket or tag. One that closes nothing is skipped.
  mutating func close(_ kind: Node.Kind, _ token: Range<Int>) {
    if let column = line.column(of: token, in: text) {
      let count = levels.partitioningIndex { $0.indentation > column }
      if count > 0, levels[count - 1].indentation == column { finish(to: count, before: token) }
    }
    if skippedDepth > 0 {
      skippedDepth -= 1
      return
    }
    // A missing bracket can be in the same line: `{"sizes": [1, 2}`.
    let index = levels.suffix(4).lastIndex { $0.kind == kind && $0.indentation == top.indentation }
    guard let index else { return }
    finish(to: index + 1, before: token)
    addMissingValue()
    (top.end, top.isClosed) = (token.upperBound, true)
    if index > 0 { finishTop() }
  }

  /// How many containers are around a key at a column; nil if the column tells nothing.
  func count(at column: Int) -> Int? {
    let index = levels.partitioningIndex { $0.column > column } - 1
    guard index >= 0, levels[index].column == column else { return nil }
    let owner = levels[index].owner
    // In a text without indentation, the members of all containers are in the same column.
    return owner == index || levels[owner].column > levels[owner].indentation ? owner + 1 : nil
  }

  /// Closes the innermost containers, down to a number of those that stay open.
  mutating func finish(to count: Int, before token: Range<Int>) {
    while levels.count > count {
      report(unclosed(top, before: token.isEmpty ? "the end of the file" : "this"), at: token, opening: top.opening)
      addMissingValue()
      finishTop()
    }
  }

  private mutating func finishTop() {
    let end = top.end
    builder.finish(at: end)
    levels.removeLast()
    skippedDepth = 0
    (top.end, top.isComplete) = (end, true)
  }

  func unclosed(_ level: RecoveryLevel, before next: String) -> SyntaxMistake {
    let closer = level.kind == .array ? recovery.closers.array : recovery.closers.dictionary
    return SyntaxMistake("unclosed", "expected '\(closer)' before \(next)")
  }
}
