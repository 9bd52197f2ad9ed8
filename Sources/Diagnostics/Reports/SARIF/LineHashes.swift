import Documents

/// The hashes by which GitHub recognises lines that have moved: over the next hundred non-blank characters from the
/// start of a line, including following lines, with a number that counts lines with the same hash.
///
/// GitHub's upload action computes the same hashes, and warns about each result that has a different one.
struct LineHashes {
  private var hashes: [Int: String] = [:]

  /// - Parameter lines: the lines that are needed, counted from 1.
  init(of source: Source, lines: Set<Int>) {
    let mark = source.encoding == .utf8 && source.markSize > 0 ? "\u{FEFF}" : ""
    let all = Self.hashes(of: mark + String(decoding: source.text, as: UTF8.self))
    let needed = Set(lines.map { all[$0 - 1] })
    var counts: [UInt64: Int] = [:]
    for (index, hash) in all.enumerated() where needed.contains(hash) {
      counts[hash, default: 0] += 1
      hashes[index + 1] = "\(String(hash, radix: 16)):\(counts[hash, default: 1])"
    }
  }

  /// The hash of one of the lines passed to `init`.
  func hash(ofLine line: Int) -> String { hashes[line] ?? "0:1" }

  /// The hash of the first line of a text.
  static func hash(of text: String) -> String { "\(String(hashes(of: text)[0], radix: 16)):1" }

  private static let length = 100
  private static let base: UInt64 = 37

  /// The hash of each line: a polynomial over the UTF-16 units of the text without spaces and tabs, with `\n` for every
  /// line ending. The value over a hundred units is the difference of the sums at both ends.
  private static func hashes(of text: String) -> [UInt64] {
    var sums: [UInt64] = [0]
    var starts: [Int] = []
    let (newline, carriageReturn) = (UInt16(UInt8.newline), UInt16(UInt8.return))
    var (previous, isLineStart) = (UInt16(0), true)
    func add(_ unit: UInt16) { sums.append(sums[sums.count - 1] &* base &+ UInt64(unit)) }
    for unit in Array(text.utf16) + [0xFFFF] {
      defer { previous = unit }
      let isBlank = unit == UInt16(UInt8.space) || unit == UInt16(UInt8.tab)
      if isBlank || previous == carriageReturn && unit == newline { continue }
      if isLineStart { starts.append(sums.count - 1) }
      isLineStart = unit == newline || unit == carriageReturn
      add(isLineStart ? newline : unit)
    }
    for _ in 0..<length { add(0) }
    let power = (0..<length).reduce(UInt64(1)) { power, _ in power &* base }
    return starts.map { sums[$0 + length] &- power &* sums[$0] }
  }
}
