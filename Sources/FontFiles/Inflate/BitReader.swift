/// Reads bits from the lowest of each byte upwards, as deflate packs them. The end of the bytes is a mistake.
struct BitReader {
  private var rest: ArraySlice<UInt8>
  /// The unread bits of the last byte that was taken from `rest`, the next one lowest; never a whole byte between two
  /// calls.
  private var buffer = 0
  private var bufferedBits = 0

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// A number of up to sixteen bits, the first the lowest.
  mutating func bits(_ count: Int) throws(Malformed) -> Int {
    while bufferedBits < count {
      guard let byte = rest.popFirst() else { throw Malformed() }
      buffer |= Int(byte) << bufferedBits
      bufferedBits += 8
    }
    defer {
      buffer >>= count
      bufferedBits -= count
    }
    return buffer & (1 << count - 1)
  }

  /// The bytes of a stored block: their number, its complement, and they themselves, from the next whole byte on.
  mutating func storedBytes() throws(Malformed) -> ArraySlice<UInt8> {
    align()
    let count = try bits(16)
    guard try bits(16) == ~count & 0xFFFF, let bytes = rest.bytes(at: 0, count: count) else { throw Malformed() }
    rest = rest.dropFirst(count)
    return bytes
  }

  /// The four bytes after the data.
  mutating func checksum() throws(Malformed) -> Int {
    align()
    guard let checksum = rest.uint32(at: 0) else { throw Malformed() }
    return checksum
  }

  /// Drops what is left of a byte.
  private mutating func align() {
    buffer = 0
    bufferedBits = 0
  }
}
