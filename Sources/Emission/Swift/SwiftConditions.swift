/// Leaves out what is for other systems than the chosen ones: evaluates `os(…)` in the lines of `#if`.
///
/// A condition that only a compiler can decide is kept.
struct SwiftConditions {
  /// The names of the systems; empty for all.
  let systems: [String]
  private var blocks: [Block] = []

  init(systems: [String]) { self.systems = systems }

  private struct Block {
    /// Whether its `#if` is written.
    var isOpen = false
    /// Whether a branch was chosen, so that no other follows.
    var isDone = false
    var isKept = true
  }

  /// What is written for a line; nil for nothing.
  mutating func line(_ line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "#if":
      blocks.append(Block())
      return branch(line, words.last.flatMap(value(of:)))
    case "#elseif": return branch(line, words.last.flatMap(value(of:)))
    case "#else": return branch(line, true)
    case "#endif": return blocks.popLast().flatMap { $0.isOpen && isKept ? line : nil }
    default: return isKept ? line : nil
    }
  }

  private var isKept: Bool { blocks.allSatisfy(\.isKept) }

  /// The line with which a branch of the last block begins.
  private mutating func branch(_ line: String, _ value: Bool?) -> String? {
    var block = blocks.removeLast()
    let isKept = isKept
    defer { blocks.append(block) }
    block.isKept = !block.isDone && value != false
    guard block.isKept else { return nil }
    let wasOpen = block.isOpen
    block.isDone = value == true
    block.isOpen = wasOpen || !block.isDone
    let indent = String(line.prefix { $0 == " " })
    guard isKept, block.isOpen else { return nil }
    if block.isDone { return indent + "#else" }
    return wasOpen ? line : indent + "#if " + line.split(separator: " ", maxSplits: 1)[1]
  }

  /// Whether a condition holds on all of the systems, or on none of them; nil if that is not known.
  private func value(of condition: Substring) -> Bool? {
    let either = condition.split(separator: " || ").map { all in
      let values = all.split(separator: " && ").map(value(ofPart:))
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    return either.contains(true) ? true : either.contains(nil) ? nil : false
  }

  private func value(ofPart part: Substring) -> Bool? {
    if part.hasPrefix("!") { return value(ofPart: part.dropFirst()).map { !$0 } }
    guard part.hasPrefix("os("), !systems.isEmpty else { return nil }
    let name = String(part.dropFirst("os(".count).dropLast())
    return systems.contains(name) ? (systems.count == 1 ? true : nil) : false
  }
}
