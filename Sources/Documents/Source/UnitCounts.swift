/// Counts the units of another encoding in any range of a text. A file can be one long line with many findings, so the
/// text is counted once, in blocks; for each offset only the bytes after the last full block are counted.
package struct UnitCounts: Sendable {
  private let text: [UInt8]
  /// The least first byte in UTF-8 of a scalar with two units.
  private let firstOfTwo: UInt8
  /// The number of units before each block.
  private let counts: [Int]

  private static let blockSize = 1024

  /// - Parameters:
  ///   - text: valid UTF-8.
  ///   - areUTF16: whether scalars of four bytes have two units, as in UTF-16; otherwise each has one, as in UTF-32 and
  ///     ISO 8859-1.
  package init(_ text: [UInt8], areUTF16: Bool) {
    self.text = text
    // No byte of UTF-8 is 0xFF.
    firstOfTwo = areUTF16 ? 0xF0 : 0xFF
    var counts = [0]
    for start in stride(from: 0, to: text.count, by: Self.blockSize) {
      let block = text[start..<min(start + Self.blockSize, text.count)]
      counts.append(counts[counts.count - 1] + Self.count(block, firstOfTwo: firstOfTwo))
    }
    self.counts = counts
  }

  /// The number of units in a range of bytes.
  package func units(in range: Range<Int>) -> Int { units(before: range.upperBound) - units(before: range.lowerBound) }

  func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return counts[block] + Self.count(text[(block * Self.blockSize)..<offset], firstOfTwo: firstOfTwo)
  }

  private static func count(_ text: ArraySlice<UInt8>, firstOfTwo: UInt8) -> Int {
    text.reduce(into: 0) { count, byte in
      if byte & 0xC0 != 0x80 { count += byte >= firstOfTwo ? 2 : 1 }
    }
  }
}
