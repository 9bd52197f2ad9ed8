/// Reads bits from the lowest of each byte upwards, as deflate packs them. Reading beyond the last byte is an error.
struct BitReader {
  private var rest: ArraySlice<UInt8>
  /// The unread bits of the last byte taken from `rest`, the next bit lowest; less than a byte between two calls.
  private var buffer = 0
  private var bufferedBits = 0

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Reads a number of up to sixteen bits, the lowest bit first.
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

  /// Reads a stored block from the next whole byte: its length, the complement of the length, and the bytes.
  mutating func storedBytes() throws(Malformed) -> ArraySlice<UInt8> {
    align()
    let count = try bits(16)
    guard try bits(16) == ~count & 0xFFFF, let bytes = rest.bytes(at: 0, count: count) else { throw Malformed() }
    rest = rest.dropFirst(count)
    return bytes
  }

  /// Reads the four bytes after the data.
  mutating func checksum() throws(Malformed) -> Int {
    align()
    guard let checksum = rest.uint32(at: 0) else { throw Malformed() }
    return checksum
  }

  /// Drops the remaining bits of a byte.
  private mutating func align() {
    buffer = 0
    bufferedBits = 0
  }
}
