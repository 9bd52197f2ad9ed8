/// The codes at the beginning of a block, which are compressed themselves (RFC 1951, 3.2.7).
extension HuffmanCode {
  /// The order in which the code lengths of the code for lengths are stored, the rarest last.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static func dynamic(
    _ input: inout BitReader
  ) throws(Malformed) -> (literals: HuffmanCode, distances: HuffmanCode) {
    let literals = try input.bits(5) + 257
    let distances = try input.bits(5) + 1
    let code = try lengthCode(try input.bits(4) + 4, &input)
    let lengths = try lengths(literals + distances, code, &input)
    return (try HuffmanCode(lengths.prefix(literals)), try HuffmanCode(lengths.suffix(distances)))
  }

  private static func lengthCode(_ count: Int, _ input: inout BitReader) throws(Malformed) -> HuffmanCode {
    var lengths = Array(repeating: 0, count: order.count)
    for symbol in order.prefix(count) { lengths[symbol] = try input.bits(3) }
    return try HuffmanCode(lengths[...])
  }

  /// The lengths of both codes in one sequence. A symbol is a length, or repeats one.
  private static func lengths(
    _ count: Int, _ code: HuffmanCode, _ input: inout BitReader
  ) throws(Malformed) -> [Int] {
    var lengths: [Int] = []
    while lengths.count < count {
      switch try code.symbol(&input) {
      case 16:
        guard let last = lengths.last else { throw Malformed() }
        lengths += repeatElement(last, count: try input.bits(2) + 3)
      case 17: lengths += repeatElement(0, count: try input.bits(3) + 3)
      case 18: lengths += repeatElement(0, count: try input.bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == count else { throw Malformed() }
    return lengths
  }
}
