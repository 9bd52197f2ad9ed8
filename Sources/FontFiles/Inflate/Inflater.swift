/// Decompresses zlib data (RFC 1950 and 1951) of a known size, and stops beyond it.
struct Inflater {
  private var input: BitReader
  private var output: [UInt8] = []
  private let size: Int

  /// The decompressed data; nil if it is malformed or has another size.
  static func inflate(zlib bytes: ArraySlice<UInt8>, size: Int) -> ArraySlice<UInt8>? {
    guard let header = bytes.uint16(at: 0), isSupported(header) else { return nil }
    var inflater = Inflater(input: BitReader(bytes.dropFirst(2)), size: size)
    inflater.output.reserveCapacity(size)
    return try? inflater.data()[...]
  }

  /// Whether it is deflate with a window of up to 32 KiB, no dictionary, and a header that is a multiple of 31.
  private static func isSupported(_ header: Int) -> Bool {
    header >> 8 & 0xF == 8 && header >> 12 <= 7 && header & 0x20 == 0 && header.isMultiple(of: 31)
  }

  private mutating func data() throws(Malformed) -> [UInt8] {
    while try !isLastBlock() {}
    guard output.count == size, try input.checksum() == checksum else { throw Malformed() }
    return output
  }

  /// The Adler-32 checksum.
  private var checksum: Int {
    var (low, high) = (1, 0)
    for byte in output {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}

// MARK: - Blocks

extension Inflater {
  /// Reads a block; returns true if it is the last.
  private mutating func isLastBlock() throws(Malformed) -> Bool {
    let isLast = try input.bits(1) == 1
    switch try input.bits(2) {
    case 0: try append(input.storedBytes())
    case 1: try compressed(literals: .fixedLiterals, distances: .fixedDistances)
    case 2:
      let (literals, distances) = try HuffmanCode.dynamic(&input)
      try compressed(literals: literals, distances: distances)
    default: throw Malformed()
    }
    return isLast
  }

  private mutating func compressed(literals: HuffmanCode, distances: HuffmanCode) throws(Malformed) {
    while true {
      let symbol = try literals.symbol(&input)
      if symbol == 256 { return }
      if symbol < 256 { try append([UInt8(symbol)]) } else { try repeatBytes(symbol - 257, distances) }
    }
  }

  private mutating func repeatBytes(_ lengthSymbol: Int, _ distances: HuffmanCode) throws(Malformed) {
    let length = try DeflateRange.lengths.value(lengthSymbol, &input)
    let distance = try DeflateRange.distances.value(distances.symbol(&input), &input)
    guard distance <= output.count, length <= size - output.count else { throw Malformed() }
    // One by one, since the copied bytes may overlap the copy.
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) throws(Malformed) {
    guard bytes.count <= size - output.count else { throw Malformed() }
    output += bytes
  }
}
