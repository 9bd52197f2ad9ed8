extension FontBuilder {
  /// A font with a letter, one made of others, and an empty one.
  package static var everyTrueTypeGlyph: FontBuilder {
    trueType([trueTypeGlyph(-210, 730), trueTypeGlyph(-5, 1020, contours: -1), []], isLong: false)
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
