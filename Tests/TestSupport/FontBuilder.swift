/// Builds font files byte by byte, valid or not.
package struct FontBuilder {
  package var version: [UInt8] = [0, 1, 0, 0]
  package var tables: [(tag: String, bytes: [UInt8])]

  package init(_ tables: [(tag: String, bytes: [UInt8])]) {
    self.tables = tables
  }

  /// A font with every table that is read.
  package static var whole: FontBuilder {
    let names: [NameEntry] = [
      .windows(1, "Tiny"), .windows(2, "Bold"), .windows(4, "Tiny Bold"), .windows(6, "Tiny-Bold"),
      .windows(256, "Semi Bold"), .windows(257, "Tiny-Semi"),
    ]
    return FontBuilder([
      ("OS/2", os2(weight: 700)), ("fvar", fvar(defaults: [400], [(256, [400], 257), (256, [600], 0xFFFF)])),
      ("head", head()), ("hhea", hhea(800, -200, 90)), ("name", nameTable(names)),
    ])
  }

  /// The font in a file at `base`.
  package func sfnt(at base: Int = 0) -> [UInt8] {
    var offset = base + 12 + 16 * tables.count
    var records: [UInt8] = []
    for (tag, bytes) in tables {
      records += Array(tag.utf8) + be32(0) + be32(offset) + be32(bytes.count)
      offset += bytes.count
    }
    return version + be16(tables.count) + [0, 0, 0, 0, 0, 0] + records + tables.flatMap(\.bytes)
  }

  /// A collection of fonts.
  package static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
    var offsets: [UInt8] = []
    var contents: [UInt8] = []
    for font in fonts {
      let start = 12 + 4 * fonts.count + contents.count
      offsets += be32(start)
      contents += font.sfnt(at: start)
    }
    return collectionHeader(count: fonts.count) + offsets + contents
  }

  /// A collection of faces that are one font.
  package static func collection(_ font: FontBuilder, count: Int) -> [UInt8] {
    let start = 12 + 4 * count
    return collectionHeader(count: count) + (0..<count).flatMap { _ in be32(start) } + font.sfnt(at: start)
  }

  package static func collectionHeader(count: Int) -> [UInt8] {
    Array("ttcf".utf8) + [0, 1, 0, 0] + be32(count)
  }
}

package func be16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

package func be32(_ value: Int) -> [UInt8] { be16(value >> 16) + be16(value) }
