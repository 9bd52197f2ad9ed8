/// A canonical Huffman code: the codes follow from their lengths.
struct HuffmanCode {
  private static let longest = 15
  /// The number of codes of each length; 0 for length 0.
  private let counts: [Int]
  /// The symbols in the order of their codes.
  private let symbols: [Int]

  /// - Parameter lengths: the length of each symbol's code in bits, up to fifteen; zero for a symbol that does not
  ///   occur.
  /// - Throws: if the lengths need more codes than there are. Fewer are allowed: an unused code may be empty, and a
  ///   code with a single symbol leaves half of the codes unused.
  init(_ lengths: ArraySlice<Int>) throws(Malformed) {
    self.init(lengths: lengths)
    var free = 1
    for count in counts.dropFirst() {
      free = free * 2 - count
      if free < 0 { throw Malformed() }
    }
  }

  private init(lengths: ArraySlice<Int>) {
    var counts = Array(repeating: 0, count: Self.longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.enumerated().filter { $0.element > 0 }
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      .map(\.offset)
  }

  /// Reads the next symbol. Throws if no symbol has this code.
  func symbol(_ input: inout BitReader) throws(Malformed) -> Int {
    var code = 0
    // The first code of the current length, and the index of its symbol.
    var (first, index) = (0, 0)
    for count in counts.dropFirst() {
      code |= try input.bits(1)
      if code - first < count { return symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Malformed()
  }

  /// The codes of blocks that store none (RFC 1951, 3.2.6).
  static let fixedLiterals = fixed([(8, 144), (9, 112), (7, 24), (8, 8)])
  static let fixedDistances = fixed([(5, 30)])

  private static func fixed(_ runs: [(length: Int, count: Int)]) -> HuffmanCode {
    HuffmanCode(lengths: runs.flatMap { Array(repeating: $0.length, count: $0.count) }[...])
  }
}
