/// The nodes that were found in a malformed text so far, and its mistakes.
struct RecoveredNodes {
  var builder = TreeBuilder()
  /// The open containers, from the outermost to the innermost.
  var containers: [RecoveryContainer] = []
  /// How many more are open beyond the limit of depth; their contents are skipped.
  var skippedDepth = 0
  var line: RecoveryLine
  /// What is missing between two members; nil if nothing is between them.
  var separator: SyntaxMistake?
  private(set) var mistakes: [SyntaxError] = []
  private var mistakenLineEnd = -1

  /// - Parameter mistake: the first mistake of the text.
  init(_ text: [UInt8], _ mistake: SyntaxError) {
    line = RecoveryLine(text: text)
    report(mistake.mistake, at: mistake.range, opening: mistake.opening)
  }

  /// Adds a mistake, except in and before the line of the last one: there it would be a consequence.
  mutating func report(_ mistake: @autoclosure () -> SyntaxMistake, at range: Range<Int>, opening: Range<Int>? = nil) {
    guard range.lowerBound > mistakenLineEnd, mistakes.count < 100 else { return }
    mistakes.append(SyntaxError(mistake(), at: range, opening: opening))
    let rest = line.text[range.lowerBound...]
    mistakenLineEnd = rest.firstIndex { $0 == .newline || $0 == .return } ?? rest.endIndex
  }
}

// MARK: - Keys and values

extension RecoveredNodes {
  /// Adds a string of a format without tags. It is a key if one is expected, and also at the column of the keys after a
  /// key without a value. Behind a complete member of the same line it is skipped: it is more likely the rest of a
  /// value with a quote too many or too few than a key.
  ///
  /// - Parameters:
  ///   - token: the string with its quotes.
  ///   - isKey: whether it must be a key, since a colon follows.
  mutating func string(_ range: Range<Int>, in token: Range<Int>, isPlain: Bool, isKey: Bool) {
    let column = line.column(of: token)
    guard !isKey, let top = containers.last else { return key(range, in: token, isPlain: isPlain) }
    if top.kind == .array || top.place != nil && !(top.ownsColumn && top.column == column) {
      value(.string, range, in: token, isPlain: isPlain)
    } else if !top.isComplete || column != nil {
      key(range, in: token, isPlain: isPlain)
    } else {
      reportMissingSeparator()
    }
  }

  mutating func key(_ range: Range<Int>, in token: Range<Int>, isPlain: Bool) {
    if containers.isEmpty { openRoot(at: token.lowerBound) }
    let column = line.column(of: token)
    if let column, let count = containers.count(at: column) { close(to: count, before: token) }
    if skippedDepth > 0 { return }
    while top.kind == .array, containers.count > 1 { close(to: containers.count - 1, before: token) }
    if top.kind == .array { return value(.string, range, in: token, isPlain: isPlain) }
    addMissingValue()
    beginMember(column)
    builder.add(.string, range, isPlain: isPlain)
    top.place = token.upperBound
    top.end = token.upperBound
  }

  mutating func value(_ kind: Node.Kind, _ range: Range<Int>, in token: Range<Int>, isPlain: Bool = true) {
    guard beginValue(token, isContainer: false) else { return }
    builder.add(kind, range, isPlain: isPlain)
    top.end = token.upperBound
    top.isComplete = true
  }

  /// Returns whether a value can be added. Without a key, only containers can: they get an empty one.
  mutating func beginValue(_ token: Range<Int>, isContainer: Bool) -> Bool {
    if containers.isEmpty { openRoot(at: token.lowerBound) }
    if skippedDepth > 0 { return false }
    if top.kind == .array {
      beginMember(line.column(of: token))
    } else if top.place == nil {
      report(SyntaxMistake("unexpected", "expected a key before this value"), at: token)
      if !isContainer { return false }
      builder.add(.string, token.lowerBound..<token.lowerBound)
    }
    top.place = nil
    return true
  }

  private mutating func beginMember(_ column: Int?) {
    if top.isComplete { reportMissingSeparator() }
    top.isComplete = false
    guard let column else { return }
    let outer = containers.dropLast().last?.column ?? -1
    top.column = max(outer, top.ownsColumn ? min(column, top.column) : column)
    top.ownsColumn = true
  }

  private mutating func reportMissingSeparator() {
    if let separator { report(separator, at: (top.end - 1)..<top.end) }
  }

  /// Adds to a key or a value what follows it: a colon, a closing tag. A separator also ends a member.
  mutating func extend(to token: Range<Int>, isSeparator: Bool = false) {
    guard !containers.isEmpty, skippedDepth == 0 else { return }
    top.end = token.upperBound
    if isSeparator {
      addMissingValue()
      top.isComplete = false
    } else if top.place != nil {
      top.place = token.upperBound
    }
  }

  mutating func addMissingValue() {
    guard let place = top.place else { return }
    report(JSONMistake.expectedValue, at: place..<place)
    builder.add(.null, place..<place)
    top.place = nil
    top.isComplete = true
  }
}
