extension FontBuilder {
  /// A font with a letter, one made of others, and an empty one.
  package static var everyTrueTypeGlyph: FontBuilder {
    trueType([trueTypeGlyph(-210, 730), trueTypeGlyph(-5, 1020, contours: -1), []], isLong: false)
  }

  /// A font with widths and points: a triangle with a curved side, two of it in one glyph, of which one is turned and
  /// half as large, and an empty glyph. Only two glyphs have a width of their own.
  package static var everyDrawnGlyph: FontBuilder {
    let box = [0, 0, 100, 200].flatMap(be16)
    // On the curve, off it, and on it: the flag 1, with steps of one byte forwards or backwards, and none.
    let points: [UInt8] = [0x01 | 0x10 | 0x20, 0x02 | 0x10 | 0x20, 0x01 | 0x02 | 0x04 | 0x20, 100, 100, 200]
    let triangle = be16(1) + box + be16(2) + be16(0) + points
    let first = be16(0x20 | 2) + be16(1) + [10, 0xF6]
    let second = be16(1 | 2 | 0x80) + be16(1) + [300, -20, 0, 0x2000, -0x2000, 0].flatMap(be16)
    var font = trueType([triangle, be16(-1) + box + first + second, []])
    let widths: [UInt8] = [500, 0, 600, 0].flatMap(be16) + be16(0)
    font.tables += [("hhea", [UInt8](repeating: 0, count: 34) + be16(2)), ("hmtx", widths)]
    return font
  }

  /// A font with TrueType outlines, whose glyphs are those of `A` and of the next characters. The first glyph is for
  /// missing characters.
  package static func trueType(_ glyphs: [[UInt8]], isLong: Bool = true) -> FontBuilder {
    let glyphs = [trueTypeGlyph(0, 0)] + glyphs
    let offsets = glyphs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    return FontBuilder([
      ("cmap", lettersMap(count: glyphs.count - 1)), ("glyf", glyphs.flatMap(\.self)),
      ("head", head() + be32(0) + be16(isLong ? 1 : 0)),
      ("loca", offsets.flatMap { isLong ? be32($0) : be16($0 / 2) }),
    ])
  }

  /// A map of `A` and the characters after it to the glyphs after the first.
  static func lettersMap(count: Int) -> [UInt8] {
    let group = be32(0x41) + be32(0x40 + count) + be32(1)
    let table = be16(12) + be16(0) + be32(16 + group.count) + be32(0) + be32(1) + group
    return be16(0) + be16(1) + be16(3) + be16(10) + be32(12) + table
  }
}

/// A glyph that has no more than a header: a number of contours, which is -1 for a glyph made of others, and a box.
package func trueTypeGlyph(_ low: Int, _ high: Int, contours: Int = 1) -> [UInt8] {
  [contours, 0, low, 500, high, 0].flatMap(be16)
}
