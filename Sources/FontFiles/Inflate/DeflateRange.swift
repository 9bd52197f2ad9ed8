/// Numbers stored as a symbol and extra bits: lengths and distances (RFC 1951, 3.2.5).
struct DeflateRange {
  /// The least number of each symbol, and how many extra bits are added to it.
  private let steps: [(base: Int, bits: Int)]

  /// The number that a symbol and the bits after it encode. Throws if the symbol is not used.
  func value(_ symbol: Int, _ input: inout BitReader) throws(Malformed) -> Int {
    guard steps.indices.contains(symbol) else { throw Malformed() }
    return try steps[symbol].base + input.bits(steps[symbol].bits)
  }

  /// From 3 to 258. The last symbol encodes only 258.
  static let lengths = DeflateRange(steps: steps(from: 3, doublingEvery: 4, count: 28) + [(258, 0)])

  /// From 1 to 32,768.
  static let distances = DeflateRange(steps: steps(from: 1, doublingEvery: 2, count: 30))

  /// The first two groups have no extra bits; each later group has one more than the group before.
  private static func steps(from base: Int, doublingEvery group: Int, count: Int) -> [(base: Int, bits: Int)] {
    var base = base
    return (0..<count).map { symbol in
      let bits = max(0, symbol / group - 1)
      defer { base += 1 << bits }
      return (base, bits)
    }
  }
}
