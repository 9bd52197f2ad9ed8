import Documents

/// The conditions of `#if` around a token: which of them do not hold on iOS.
struct SwiftConditions {
  /// For each `#if` around: whether the current branch can be compiled for iOS, and whether one before it always is.
  private var open: [(isPossible: Bool, isDecided: Bool)] = []
  private var excluding = 0

  /// Whether nothing of this is compiled for iOS.
  var areElsewhere: Bool { excluding > 0 }
  var areEmpty: Bool { open.isEmpty }

  /// Reads the directive whose word is at an index.
  mutating func read(_ code: SwiftTokens, at index: Int) {
    switch code.word(index) {
    case "if": push(code.holdsOnIOS(index + 1..<code.endOfLine(index)), isDecided: false)
    case "elseif":
      if let last = pop() { push(code.holdsOnIOS(index + 1..<code.endOfLine(index)), isDecided: last.isDecided) }
    case "else": if let last = pop() { push(true, isDecided: last.isDecided) }
    case "endif": _ = pop()
    default: break
    }
  }

  private mutating func push(_ holds: Bool?, isDecided: Bool) {
    let isPossible = holds != false && !isDecided
    open.append((isPossible, isDecided || holds == true))
    excluding += isPossible ? 0 : 1
  }

  private mutating func pop() -> (isPossible: Bool, isDecided: Bool)? {
    let last = open.popLast()
    excluding -= last?.isPossible == false ? 1 : 0
    return last
  }
}

extension SwiftTokens {
  /// The most tokens of a line that are read.
  private static let reach = 60

  /// The end of the line of a token: the first token of the next one.
  func endOfLine(_ index: Int) -> Int {
    (index + 1..<index + Self.reach).first { startsLine($0) } ?? index + Self.reach
  }

  /// Whether a token is the first of its line, or none.
  func startsLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), index > 0 else { return true }
    return text[Int(tokens[index - 1].end)..<Int(tokens[index].start)].prefix(200).contains {
      $0 == .newline || $0 == .return
    }
  }

  /// Whether a condition holds on iOS; nil if that depends on something else.
  fileprivate func holdsOnIOS(_ range: Range<Int>) -> Bool? {
    for (sign, decides) in [("|", true), ("&", false)] as [(Unicode.Scalar, Bool)] {
      if let index = topLevel(range).first(where: { isSign($0, sign) && isSign($0 + 1, sign) }) {
        let sides = [holdsOnIOS(range.lowerBound..<index), holdsOnIOS(index + 2..<max(index + 2, range.upperBound))]
        return sides.contains(decides) ? decides : sides.contains(nil) ? nil : !decides
      }
    }
    let start = range.lowerBound
    if isSign(start, "!"), range.count > 1 { return holdsOnIOS(start + 1..<range.upperBound).map { !$0 } }
    if isSign(start, "("), let close = partner(start), range.contains(close) { return holdsOnIOS(start + 1..<close) }
    switch (word(start), word(start + 2)) {
    case ("os", let system?): return system == "visionOS" ? nil : system == "iOS"
    case ("canImport", let module?):
      return module == "UIKit" ? true : FontForm.otherModules.contains(module) ? false : nil
    default: return nil
    }
  }

  /// The tokens of an expression that are in no brackets of it.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var (indices, index) = ([Int](), range.lowerBound)
    while index < range.upperBound {
      indices.append(index)
      index = max(partner(index) ?? index, index) + 1
    }
    return indices
  }
}
