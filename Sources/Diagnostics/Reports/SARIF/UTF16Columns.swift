import Documents

/// Counts UTF-16 units in any part of a text. A file can be one long line with many findings, so the text is counted
/// once, and for each finding only the bytes behind the last full block.
struct UTF16Columns {
  private let text: [UInt8]
  /// The units before each block.
  private let counts: [Int]

  private static let blockSize = 1024

  init(_ text: [UInt8]) {
    self.text = text
    var counts = [0]
    for start in stride(from: 0, to: text.count, by: Self.blockSize) {
      let block = text[start..<min(start + Self.blockSize, text.count)]
      counts.append(counts[counts.count - 1] + utf16Count(of: block))
    }
    self.counts = counts
  }

  /// How many units a range of bytes takes.
  func units(in range: Range<Int>) -> Int { units(before: range.upperBound) - units(before: range.lowerBound) }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return counts[block] + utf16Count(of: text[(block * Self.blockSize)..<offset])
  }
}
