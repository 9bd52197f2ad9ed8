import Documents

/// The hashes by which GitHub recognises lines that have moved: over the next hundred non-blank characters from the
/// start of a line, including following lines, with a number that counts lines with the same hash.
///
/// GitHub's upload action computes the same hashes, and warns about each result that has a different one.
struct LineHashes {
  private var hashes: [Int: String] = [:]

  /// - Parameter lines: the lines that are needed, counted from 1.
  init(of source: Source, lines: Set<Int>) {
    let text =
      (source.encoding == .utf8 && source.markSize > 0 ? "\u{FEFF}" : "") + String(decoding: source.text, as: UTF8.self)
    // Two passes, so that only the hashes of needed lines are kept.
    var counts: [UInt64: Int] = [:]
    LineHasher.forEachLine(of: text) { line, hash in
      if lines.contains(line) { counts[hash] = 0 }
    }
    LineHasher.forEachLine(of: text) { line, hash in
      guard let count = counts[hash] else { return }
      counts[hash] = count + 1
      if lines.contains(line) { hashes[line] = "\(String(hash, radix: 16)):\(count + 1)" }
    }
  }

  /// The hash of one of the lines passed to `init`.
  func hash(ofLine line: Int) -> String { hashes[line] ?? "0:1" }

  /// The hash of the first line of a text.
  static func hash(of text: String) -> String {
    var first: UInt64 = 0
    LineHasher.forEachLine(of: text) { line, hash in
      if line == 1 { first = hash }
    }
    return "\(String(first, radix: 16)):1"
  }
}

/// A polynomial over the UTF-16 units of a text without spaces and tabs, with `\n` for every line ending. The value
/// over a hundred units is the difference of the sums at both ends.
private struct LineHasher {
  private static let length = 100
  private static let base: UInt64 = 37
  private static let basePower = (0..<length).reduce(into: UInt64(1)) { power, _ in power &*= base }
  private static let endOfText: UInt16 = 0xFFFF

  private var sum: UInt64 = 0
  private var count = 0
  private var line = 0
  private var isAtLineStart = true
  /// The lines whose hundredth unit has not been reached.
  private var open: [(line: Int, sum: UInt64, end: Int)] = []

  static func forEachLine(of text: String, _ body: (_ line: Int, _ hash: UInt64) -> Void) {
    var hasher = LineHasher()
    var previous: UInt16 = 0
    for unit in text.utf16 {
      defer { previous = unit }
      let isSecondOfLineEnd = previous == UInt16(UInt8.return) && unit == UInt16(UInt8.newline)
      guard unit != UInt16(UInt8.space), unit != UInt16(UInt8.tab), !isSecondOfLineEnd else { continue }
      hasher.add(unit == UInt16(UInt8.return) ? UInt16(UInt8.newline) : unit, body)
    }
    hasher.add(endOfText, body)
    for _ in 0..<length { hasher.push(0, body) }
  }

  private mutating func add(_ unit: UInt16, _ body: (Int, UInt64) -> Void) {
    if isAtLineStart {
      line += 1
      open.append((line, sum, count + Self.length))
    }
    isAtLineStart = unit == UInt16(UInt8.newline)
    push(unit, body)
  }

  private mutating func push(_ unit: UInt16, _ body: (Int, UInt64) -> Void) {
    sum = sum &* Self.base &+ UInt64(unit)
    count += 1
    guard let first = open.first, first.end == count else { return }
    body(first.line, sum &- Self.basePower &* first.sum)
    open.removeFirst()
  }
}
