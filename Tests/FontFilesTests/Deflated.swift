import TestSupport

/// Data and its compressed form: some literal bytes, followed by a zero and copies of it, thirteen bits for each 258
/// bytes, the highest ratio of deflate.
struct Deflated {
  var start: [UInt8] = []
  let repeats: Int

  var size: Int { start.count + 1 + 258 * repeats }

  var data: [UInt8] { start + Array(repeating: 0, count: size - start.count) }

  var bytes: [UInt8] {
    let stored = [0] + be16(start.count).reversed() + be16(~start.count).reversed() + start
    return [0x78, 0x01] + stored + zeros + adler32
  }

  /// The last block: fixed codes, a zero, length 258 and distance 1 repeatedly, and the end.
  private var zeros: [UInt8] {
    let bits = "1" + "10" + "00110000" + String(repeating: "11000101" + "00000", count: repeats) + "0000000"
    var packed = Array(repeating: 0 as UInt8, count: (bits.utf8.count + 7) / 8)
    for (index, bit) in bits.utf8.enumerated() where bit == UInt8(ascii: "1") { packed[index / 8] |= 1 << (index % 8) }
    return packed
  }

  private var adler32: [UInt8] {
    let sums = start.reduce((low: 1, high: 0)) { ($0.low + Int($1), $0.high + $0.low + Int($1)) }
    return be16((sums.high + sums.low * (size - start.count)) % 65521) + be16(sums.low % 65521)
  }
}
