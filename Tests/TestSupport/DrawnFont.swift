import Foundation

/// A font for browsers in which every ASCII character is a box of one width, so that its text can be distinguished from
/// that of other fonts.
package struct DrawnFont {
  package var family = "Brand"
  package var style = "Regular"
  package var postScriptName = "Brand-Regular"
  package var weight = 400
  package var isItalic = false
  /// The width of each character, in thousandths of an em.
  package var advance = 500
  /// The height of small letters; capitals have 700.
  package var xHeight = 500
  /// The instances of a variable font.
  package var instances: [(name: String, weight: Int)] = []
  /// The height of a line above the baseline.
  package var ascender = 900
  /// The first of its 95 characters: U+0020, or the start of another script.
  package var firstCharacter = 32

  package init() {}

  /// A font of the family `Brand`.
  package init(_ style: String, weight: Int, isItalic: Bool = false, advance: Int) {
    self.style = style
    postScriptName = "Brand-\(style)"
    self.weight = weight
    self.isItalic = isItalic
    self.advance = advance
  }

  /// The faces of a family of four, each with a different width.
  package static let family = [
    DrawnFont("Regular", weight: 400, advance: 500), DrawnFont("Italic", weight: 400, isItalic: true, advance: 550),
    DrawnFont("Bold", weight: 700, advance: 600), DrawnFont("BoldItalic", weight: 700, isItalic: true, advance: 650),
  ]

  /// Writes fonts into the folder `Fonts`.
  package static func write(_ fonts: [DrawnFont], in scratch: Scratch) throws {
    let folder = scratch.folder.appending(path: "Fonts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for font in fonts { try Data(font.file).write(to: folder.appending(path: "\(font.postScriptName).ttf")) }
  }

  private static let glyphs = 96

  /// The font as a TrueType file.
  package var file: [UInt8] {
    let variations = fvar(
      defaults: [weight], instances.enumerated().map { (name: 256 + $0, coordinates: [$1.weight], postScriptName: nil) }
    )
    return FontBuilder(
      [
        ("OS/2", os2Table), ("cmap", cmap), ("glyf", glyf), ("head", headTable), ("hhea", hheaTable), ("hmtx", hmtx),
        ("loca", loca), ("maxp", maxp), ("name", names), ("post", post),
      ] + (instances.isEmpty ? [] : [("fvar", variations)])
    ).padded
  }

  /// Four corners, from the baseline to 700 units.
  private var box: [UInt8] {
    let outline = [1, 50, 0, advance - 50, 700, 3, 0].flatMap(be16) + [1, 1, 1, 1]
    let horizontal = [50, 0, advance - 100, 0].flatMap(be16)
    let vertical = [0, 700, 0, -700].flatMap(be16)
    return outline + horizontal + vertical
  }

  private var glyf: [UInt8] { (0..<Self.glyphs).flatMap { _ in box } }

  private var loca: [UInt8] { (0...Self.glyphs).flatMap { be32($0 * box.count) } }

  private var hmtx: [UInt8] { (0..<Self.glyphs).flatMap { _ in be16(advance) + be16(50) } }

  /// Characters from the space on have the glyphs from 1 on.
  private var cmap: [UInt8] {
    let group = be32(firstCharacter) + be32(firstCharacter + 94) + be32(1)
    let table = be16(12) + be16(0) + be32(16 + group.count) + be32(0) + be32(1) + group
    return be16(0) + be16(1) + be16(3) + be16(10) + be32(12) + table
  }

  private var headTable: [UInt8] {
    let version = be32(0x10000) + be32(0x10000) + be32(0) + be32(0x5F0F_3CF5) + be16(3) + be16(1000)
    let dates = [UInt8](repeating: 0, count: 16)
    let style = be16((weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0))
    return version + dates + [50, 0, advance - 50, 700].flatMap(be16) + style + [8, 2, 1, 0].flatMap(be16)
  }

  private var hheaTable: [UInt8] {
    be32(0x10000) + [ascender, -300, 0, advance, 50, 50, advance - 50, 1].flatMap(be16)
      + [UInt8](repeating: 0, count: 14) + be16(Self.glyphs)
  }

  private var maxp: [UInt8] {
    be32(0x10000) + [Self.glyphs, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0].flatMap(be16)
  }

  private var post: [UInt8] { be32(0x30000) + [UInt8](repeating: 0, count: 28) }

  private var os2Table: [UInt8] {
    let selection = (isItalic ? 1 : 0) | (weight >= 700 ? 1 << 5 : 0) | (weight == 400 && !isItalic ? 1 << 6 : 0)
    let subscripts = [UInt8](repeating: 0, count: 22) + [UInt8](repeating: 0, count: 10)
    let ranges = [UInt8](repeating: 0, count: 16) + Array("NONE".utf8)
    return [4, advance, weight, 5, 0].flatMap(be16) + subscripts + ranges
      + [selection, 32, 126, ascender, -300, 0, ascender, 300].flatMap(be16) + [UInt8](repeating: 0, count: 8)
      + [xHeight, 700, 0, 32, 1].flatMap(be16)
  }

  private var names: [UInt8] {
    nameTable(
      [.windows(1, family), .windows(2, style), .windows(4, "\(family) \(style)"), .windows(6, postScriptName)]
        + instances.enumerated().map { .windows(256 + $0, $1.name) })
  }
}

extension FontBuilder {
  /// The font with every table at an offset divisible by four, as browsers require.
  fileprivate var padded: [UInt8] {
    var font = self
    let sizes = tables.map(\.bytes.count)
    font.tables = tables.map { ($0.tag, $0.bytes + [UInt8](repeating: 0, count: (4 - $0.bytes.count % 4) % 4)) }
    var bytes = font.sfnt()
    for (index, size) in sizes.enumerated() {
      bytes.replaceSubrange((12 + 16 * index + 12)..<(12 + 16 * index + 16), with: be32(size))
    }
    // The values for binary search in the directory, for ten tables.
    bytes.replaceSubrange(6..<12, with: be16(128) + be16(3) + be16(16 * tables.count - 128))
    return bytes
  }
}
