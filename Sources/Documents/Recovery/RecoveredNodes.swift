/// The nodes that were found in a malformed text so far, and its mistakes.
struct RecoveredNodes {
  let recovery: Recovery
  var builder = TreeBuilder()
  var containers = RecoveryContainers()
  private(set) var mistakes: [SyntaxError] = []
  /// The end of the line of the last mistake.
  private var mistakenLineEnd = -1

  /// - Parameter mistake: the first mistake of the text.
  init(_ text: [UInt8], _ mistake: SyntaxError, _ recovery: Recovery) {
    self.recovery = recovery
    containers.line.text = text
    report(mistake.mistake, at: mistake.range, opening: mistake.opening)
  }

  /// Adds a mistake, except in and before the line of the last one: there it would be a consequence.
  mutating func report(_ mistake: SyntaxMistake, at range: Range<Int>, opening: Range<Int>? = nil) {
    guard range.lowerBound > mistakenLineEnd, mistakes.count < 100 else { return }
    mistakes.append(SyntaxError(mistake, at: range, opening: opening))
    let text = containers.line.text
    let end = text[range.lowerBound...].firstIndex { $0 == .newline || $0 == .return }
    mistakenLineEnd = end ?? text.count
  }
}

// MARK: - Keys and values

extension RecoveredNodes {
  /// Adds a string of JSON or OpenStep: a key if one is expected, or if it must be one.
  ///
  /// - Parameters:
  ///   - token: the string with its quotes.
  ///   - isKey: whether it is before a colon or an equals sign.
  mutating func string(_ range: Range<Int>, in token: Range<Int>, isPlain: Bool, isKey: Bool) {
    let column = containers.line.column(of: token)
    guard !isKey, let top = containers.all.last else { return key(range, in: token, isPlain: isPlain) }
    if top.kind == .array || top.place != nil && !(top.ownsColumn && top.column == column) {
      value(.string, range, in: token, isPlain: isPlain)
    } else if top.isComplete, column == nil {
      missingSeparator()
    } else {
      key(range, in: token, isPlain: isPlain)
    }
  }

  mutating func key(_ range: Range<Int>, in token: Range<Int>, isPlain: Bool) {
    if containers.all.isEmpty { openRoot(at: token.lowerBound) }
    let column = containers.line.column(of: token)
    if let column, let count = containers.count(at: column) { close(to: count, before: token) }
    if containers.skippedDepth > 0 { return }
    while top.kind == .array, containers.all.count > 1 { close(to: containers.all.count - 1, before: token) }
    if top.kind == .array { return value(.string, range, in: token, isPlain: isPlain) }
    addMissingValue()
    beginMember(column)
    builder.add(.string, range, isPlain: isPlain)
    (top.place, top.end) = (token.upperBound, token.upperBound)
  }

  mutating func value(_ kind: Node.Kind, _ range: Range<Int>, in token: Range<Int>, isPlain: Bool = true) {
    guard beginValue(token, isContainer: false) else { return }
    builder.add(kind, range, isPlain: isPlain)
    (top.isComplete, top.end) = (true, token.upperBound)
  }

  /// Adds what follows a key or a value to it: a colon, an equals sign, a closing tag.
  mutating func extend(to token: Range<Int>) {
    guard !containers.all.isEmpty, containers.skippedDepth == 0 else { return }
    top.end = token.upperBound
    if top.place != nil { top.place = token.upperBound }
  }

  /// Ends a member or an element at a comma or a semicolon.
  mutating func separate(at token: Range<Int>) {
    guard !containers.all.isEmpty, containers.skippedDepth == 0 else { return }
    addMissingValue()
    (top.isComplete, top.end) = (false, token.upperBound)
  }

  /// Returns whether a value can be added. Without a key, only containers can: they get an empty one.
  mutating func beginValue(_ token: Range<Int>, isContainer: Bool) -> Bool {
    if containers.all.isEmpty { openRoot(at: token.lowerBound) }
    if containers.skippedDepth > 0 { return false }
    if top.kind == .array {
      beginMember(containers.line.column(of: token))
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
    (top.column, top.ownsColumn) = (max(column, top.column), true)
  }

  private mutating func missingSeparator() {
    guard let separator = recovery.separator else { return }
    report(top.kind == .array ? JSONMistake.missingComma : separator, at: (top.end - 1)..<top.end)
  }

  mutating func addMissingValue() {
    guard let place = top.place else { return }
    report(recovery.expectedValue, at: place..<place)
    builder.add(.null, place..<place)
    (top.place, top.isComplete) = (nil, true)
  }
}
