/// The tables `loca` and `glyf`: TrueType outlines. Those of a variable font are of its default instance.
struct TrueTypeOutlines: Outlines {
  private let loca: ArraySlice<UInt8>
  private let glyf: ArraySlice<UInt8>
  /// Whether `loca` has numbers of four bytes, rather than halves of offsets in two.
  private let isLong: Bool

  /// Nil if a table is missing.
  init?(_ tables: FontTables) {
    guard let format = tables[.head].int16(at: 50), 0...1 ~= format else { return nil }
    (loca, glyf, isLong) = (tables[.loca], tables[.glyf], format == 1)
    if loca.isEmpty || glyf.isEmpty { return nil }
  }

  /// The box in the glyph's header, which a glyph made of others has as well. A glyph without an outline has no bytes,
  /// or no contours.
  func extent(ofGlyph glyph: Int, budget: inout Int) -> ClosedRange<Int>? {
    guard let start = offset(ofGlyph: glyph), let end = offset(ofGlyph: glyph + 1),
      let header = glyf.bytes(at: start, count: end - start), header.int16(at: 0) != 0,
      let low = header.int16(at: 4), let high = header.int16(at: 8), low <= high
    else { return nil }
    return low...high
  }

  /// Each glyph ends where the next one begins.
  private func offset(ofGlyph glyph: Int) -> Int? {
    isLong ? loca.uint32(at: 4 * glyph) : loca.uint16(at: 2 * glyph).map { 2 * $0 }
  }
}
