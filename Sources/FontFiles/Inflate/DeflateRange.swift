/// Numbers that are stored as a symbol and some more bits: lengths and distances (RFC 1951, 3.2.5).
struct DeflateRange {
  /// For each symbol its least number, and how many bits follow, which are added to it.
  private let steps: [(base: Int, bits: Int)]

  /// The number that a symbol and the bits after it encode. Throws for a symbol that encodes none.
  func value(_ symbol: Int, _ input: inout BitReader) throws(Malformed) -> Int {
    guard steps.indices.contains(symbol) else { throw Malformed() }
    return try steps[symbol].base + input.bits(steps[symbol].bits)
  }

  /// From 3 to 258. The last symbol encodes only the greatest number.
  static let lengths = DeflateRange(steps: steps(from: 3, doublingEvery: 4, count: 28) + [(258, 0)])

  /// From 1 to 32,768.
  static let distances = DeflateRange(steps: steps(from: 1, doublingEvery: 2, count: 30))

  /// The first two groups have no more bits, each group after them one more than the last.
  private static func steps(from base: Int, doublingEvery group: Int, count: Int) -> [(base: Int, bits: Int)] {
    var base = base
    return (0..<count).map { symbol in
      let bits = max(0, symbol / group - 1)
      defer { base += 1 << bits }
      return (base, bits)
    }
  }
}
