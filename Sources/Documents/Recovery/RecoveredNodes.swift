/// The nodes that were found in a malformed text so far.
///
/// The indentation decides where a node belongs: a key at the column of the members of an outer dictionary closes the
/// containers in between, and so does a closing bracket in a line that is indented like the one of the opening bracket.
/// Otherwise one container that is not closed would swallow the rest of the text. The root is closed at the end, so that
/// a bracket too many loses nothing either.
///
/// Columns and indentations never decrease from a container to one in it, so they are found by a binary search.
struct RecoveredNodes {
  let text: [UInt8]
  let recovery: Recovery
  var builder = TreeBuilder()
  var levels: [RecoveryLevel] = []
  var line = RecoveryLine()
  /// How many containers are open beyond the limit of depth; their contents are skipped.
  var skippedDepth = 0
  private(set) var mistakes = RecoveredMistakes()

  /// - Parameter mistake: the first mistake of the text.
  init(_ text: [UInt8], _ mistake: SyntaxError, _ recovery: Recovery) {
    self.text = text
    self.recovery = recovery
    report(mistake.mistake, at: mistake.range, opening: mistake.opening)
  }

  mutating func report(_ mistake: SyntaxMistake, at range: Range<Int>, opening: Range<Int>? = nil) {
    mistakes.add(SyntaxError(mistake, at: range, opening: opening), in: text)
  }

  /// The tree of everything that was found.
  mutating func finish(_ source: Source, _ format: DocumentFormat) -> Tree {
    let end = text.count..<text.count
    if levels.isEmpty { openRoot(at: text.count) }
    finish(to: 1, before: end)
    addMissingValue()
    if !top.isClosed { report(unclosed(top, before: "the end of the file"), at: end, opening: top.opening) }
    builder.finish(at: top.end)
    return builder.tree(of: source, as: format)
  }
}

// MARK: - Keys and values

extension RecoveredNodes {
  /// Adds a string with or without quotes: a key if one is expected, or if it must be one.
  ///
  /// - Parameters:
  ///   - token: the string with its quotes.
  ///   - isKey: whether it is before a colon or an equals sign.
  mutating func string(_ range: Range<Int>, in token: Range<Int>, isPlain: Bool, isKey: Bool) {
    let column = line.column(of: token, in: text)
    guard let level = levels.last, !isKey else { return key(range, in: token, isPlain: isPlain) }
    if level.kind == .array || level.place != nil && !(level.ownsColumn && level.column == column) {
      value(.string, range, in: token, isPlain: isPlain)
    } else if level.isComplete, column == nil {
      missingSeparator()
    } else {
      key(range, in: token, isPlain: isPlain)
    }
  }

  mutating func key(_ range: Range<Int>, in token: Range<Int>, isPlain: Bool) {
    let column = line.column(of: token, in: text)
    if levels.isEmpty { openRoot(at: token.lowerBound) }
    if let column, let count = count(at: column) { finish(to: count, before: token) }
    if skippedDepth > 0 { return }
    if top.kind == .array {
      guard levels.count > 1, levels[levels.count - 2].kind == .dictionary else {
        return value(.string, range, in: token, isPlain: isPlain)
      }
      finish(to: levels.count - 1, before: token)
    }
    addMissingValue()
    beginMember(column)
    builder.add(.string, range, isPlain: isPlain)
    (top.place, top.isAssigned, top.end) = (token.upperBound, false, token.upperBound)
  }

  /// Moves the place of the missing value behind a colon or an equals sign.
  mutating func assign(_ token: Range<Int>) {
    guard levels.last?.place != nil, skippedDepth == 0 else { return }
    (top.place, top.isAssigned, top.end) = (token.upperBound, true, token.upperBound)
  }

  mutating func value(_ kind: Node.Kind, _ range: Range<Int>, in token: Range<Int>, isPlain: Bool = true) {
    guard beginValue(token, isContainer: false) else { return }
    builder.add(kind, range, isPlain: isPlain)
    (top.isComplete, top.end) = (true, token.upperBound)
  }

  /// Ends a member or an element at a comma or a semicolon.
  mutating func separate() {
    guard !levels.isEmpty, skippedDepth == 0 else { return }
    if recovery.repeatsKeys, top.place != nil, !top.isAssigned {
      builder.repeatLast()
      top.place = nil
    }
    addMissingValue()
    top.isComplete = false
  }

  /// Returns whether a value can be added. A value without a key is skipped; a container gets an empty key.
  mutating func beginValue(_ token: Range<Int>, isContainer: Bool) -> Bool {
    if levels.isEmpty { openRoot(at: token.lowerBound) }
    if skippedDepth > 0 { return false }
    if top.kind == .array {
      beginMember(line.column(of: token, in: text))
    } else if top.place == nil {
      report(recovery.expectedKey, at: token)
      if !isContainer { return false }
      builder.add(.string, token.lowerBound..<token.lowerBound)
    }
    top.place = nil
    return true
  }

  private mutating func beginMember(_ column: Int?) {
    if top.isComplete { missingSeparator() }
    top.isComplete = false
    guard let column, !top.ownsColumn else { return }
    (top.column, top.owner) = (max(column, top.column), levels.count - 1)
  }

  private mutating func missingSeparator() {
    guard let (dictionary, array) = recovery.separators else { return }
    report(top.kind == .array ? array : dictionary, at: (top.end - 1)..<top.end)
  }

  mutating func addMissingValue() {
    guard let place = top.place else { return }
    report(recovery.expectedValue, at: place..<place)
    builder.add(.null, place..<place)
    (top.place, top.isComplete) = (nil, true)
  }
}
