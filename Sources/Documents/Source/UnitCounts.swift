/// Counts the units of another encoding in any range of a text. A file can be one long line with many findings, so the
/// text is counted once, in blocks; for each offset only the bytes after the last full block are counted.
package struct UnitCounts: Sendable {
  private let text: [UInt8]
  private let count: @Sendable (ArraySlice<UInt8>) -> Int
  /// The number of units before each block.
  private let counts: [Int]

  private static let blockSize = 1024

  /// The units of UTF-16.
  package static func utf16(_ text: [UInt8]) -> UnitCounts { UnitCounts(text) { utf16Count(of: $0) } }

  /// Scalars: the units of UTF-32 and of ISO 8859-1.
  static func scalars(_ text: [UInt8]) -> UnitCounts { UnitCounts(text) { scalarCount(of: $0) } }

  private init(_ text: [UInt8], count: @escaping @Sendable (ArraySlice<UInt8>) -> Int) {
    self.text = text
    self.count = count
    var counts = [0]
    for start in stride(from: 0, to: text.count, by: Self.blockSize) {
      let block = text[start..<min(start + Self.blockSize, text.count)]
      counts.append(counts[counts.count - 1] + count(block))
    }
    self.counts = counts
  }

  /// The number of units in a range of bytes.
  package func units(in range: Range<Int>) -> Int { units(before: range.upperBound) - units(before: range.lowerBound) }

  func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return counts[block] + count(text[(block * Self.blockSize)..<offset])
  }
}

/// The number of UTF-16 units in the valid UTF-8 `text`: one for each scalar, two for scalars of four bytes.
package func utf16Count(of text: ArraySlice<UInt8>) -> Int {
  text.reduce(into: 0) { count, byte in
    if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
  }
}

/// The number of scalars in the valid UTF-8 `text`.
package func scalarCount(of text: ArraySlice<UInt8>) -> Int {
  text.reduce(into: 0) { count, byte in
    if byte & 0xC0 != 0x80 { count += 1 }
  }
}
