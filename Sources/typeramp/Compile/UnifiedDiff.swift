import TypeRampProject

/// The lines that differ between two texts, in the format of `diff -u`.
struct UnifiedDiff {
  private let name: String
  /// The lines from the first to the last difference, with their context.
  private var edits: [Edit] = []
  /// The number of lines before them in each text.
  private let start: Int

  /// The lines of context around a change.
  private static let context = 2
  /// If more lines differ, all old lines precede all new ones: a comparison of each with each takes quadratic time.
  private static let comparedLines = 5_000

  /// A line with its line feed, which only the last line of a text may lack.
  fileprivate typealias Line = ArraySlice<UInt8>

  fileprivate struct Edit {
    /// A space for a line in both texts, `-` for an old line, `+` for a new one.
    let sign: Character
    let line: Line

    var isChange: Bool { sign != " " }
  }

  init(_ old: [UInt8], _ new: [UInt8], path: String) {
    name = DisplayText.escaped(path)
    let (old, new) = (Self.lines(old), Self.lines(new))
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
    start = max(0, head - Self.context)
    let end = min(old.count, old.count - tail + Self.context)
    edits = old[start..<head].map { Edit(sign: " ", line: $0) }
    edits += Self.edits(from: old[head..<(old.count - tail)], to: new[head..<(new.count - tail)])
    edits += old[(old.count - tail)..<end].map { Edit(sign: " ", line: $0) }
  }

  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func edits(from old: ArraySlice<Line>, to new: ArraySlice<Line>) -> [Edit] {
    let (removals, insertions) = (old.map { Edit(sign: "-", line: $0) }, new.map { Edit(sign: "+", line: $0) })
    if old.count + new.count > comparedLines { return removals + insertions }
    // Lines are compared by number, not byte by byte.
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      let number = numbers[line, default: numbers.count]
      numbers[line] = number
      return number
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.map(number).difference(from: old.map(number)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var column = 0
    for (row, removal) in removals.enumerated() {
      while inserted.contains(column), !removed.contains(row) {
        edits.append(insertions[column])
        column += 1
      }
      edits.append(removed.contains(row) ? removal : Edit(sign: " ", line: removal.line))
      if !removed.contains(row) { column += 1 }
    }
    return edits + insertions[column...]
  }
}

extension UnifiedDiff {
  /// The lines of the diff.
  ///
  /// - Parameter limit: lines beyond this are counted, not shown.
  func lines(limit: Int = .max) -> [String] {
    let body = hunks.flatMap { hunk in
      ["@@ -\(range(of: hunk, without: "+")) +\(range(of: hunk, without: "-")) @@"] + edits[hunk].flatMap(\.lines)
    }
    let rest = body.count - limit
    return ["--- \(name)", "+++ \(name)"] + body.prefix(limit)
      + (rest > 0 ? ["… and \(rest.counted("more line"))"] : [])
  }

  /// The changes with their context; changes whose context would overlap are merged.
  private var hunks: [Range<Int>] {
    edits.indices.filter { edits[$0].isChange }.reduce(into: []) { hunks, index in
      let end = min(index + Self.context + 1, edits.count)
      if let last = hunks.last, index - Self.context <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(max(0, index - Self.context)..<end)
      }
    }
  }

  /// The first line of a hunk in one of the texts, and the number of lines.
  private func range(of hunk: Range<Int>, without sign: Character) -> String {
    let before = edits[..<hunk.lowerBound].count { $0.sign != sign }
    let count = edits[hunk].count { $0.sign != sign }
    return "\(start + before + (count == 0 ? 0 : 1)),\(count)"
  }
}

extension UnifiedDiff.Edit {
  /// The line for display, followed by another one if it has no line feed: control characters except tabs are escaped,
  /// and a long line is cut.
  fileprivate var lines: [String] {
    let isComplete = line.last == .newline
    let content = line.dropLast(isComplete ? 1 : 0)
    let parts = content.prefix(200).split(separator: .tab, omittingEmptySubsequences: false)
    let shown = parts.map { DisplayText.escaped(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
    return ["\(sign)" + shown + (content.count > 200 ? "…" : "")] + (isComplete ? [] : ["\\ No newline at end of file"])
  }
}
