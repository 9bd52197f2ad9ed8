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
    while let end = rest.firstIndex(of: .newline) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func edits(from old: ArraySlice<Line>, to new: ArraySlice<Line>) -> [Edit] {
    guard old.count + new.count <= comparedLines else {
      return old.map { Edit(sign: "-", line: $0) } + new.map { Edit(sign: "+", line: $0) }
    }
    // Lines are compared by number, not byte by byte.
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let difference = new.map(number).difference(from: old.map(number))
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var edits: [Edit] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if removed.contains(row) {
        edits.append(Edit(sign: "-", line: old[old.startIndex + row]))
        row += 1
      } else if inserted.contains(column) {
        edits.append(Edit(sign: "+", line: new[new.startIndex + column]))
        column += 1
      } else {
        edits.append(Edit(sign: " ", line: old[old.startIndex + row]))
        (row, column) = (row + 1, column + 1)
      }
    }
    return edits
  }

  private static func offset(of change: CollectionDifference<Int>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension UnifiedDiff {
  /// The lines of the diff.
  ///
  /// - Parameter limit: lines beyond this are counted, not shown.
  func lines(limit: Int = .max) -> [String] {
    let body = hunks.flatMap { [header(of: $0)] + edits[$0].flatMap(\.lines) }
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

  private func header(of hunk: Range<Int>) -> String {
    "@@ -\(range(of: hunk, without: "+")) +\(range(of: hunk, without: "-")) @@"
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
