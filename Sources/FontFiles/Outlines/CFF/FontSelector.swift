/// The FDSelect of the table `CFF `: the font dictionary of each glyph (Adobe Technical Note 5176, 19).
struct FontSelector {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The index of a glyph's font dictionary; nil if it is malformed.
  func font(ofGlyph glyph: Int) -> Int? {
    switch bytes.first {
    case 0: bytes.uint8(at: 1 + glyph)
    case 3: range(of: glyph).flatMap { bytes.uint8(at: $0 + 2) }
    default: nil
    }
  }

  /// The offset of the last range that does not begin after a glyph, searched by halves: all faces of a collection can
  /// share one long list.
  private func range(of glyph: Int) -> Int? {
    var (low, high) = (0, bytes.uint16(at: 1) ?? 0)
    while low < high {
      let middle = (low + high) / 2
      if bytes.uint16(at: 3 + 3 * middle) ?? .max <= glyph { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? 3 * low : nil
  }
}
