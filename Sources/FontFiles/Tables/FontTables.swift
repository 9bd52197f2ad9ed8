/// The tables of one face that are read.
struct FontTables {
  private var tables: [FontTag: ArraySlice<UInt8>] = [:]

  /// The bytes of a table; empty if the font does not have it, so that every read from it is nil.
  subscript(tag: FontTag) -> ArraySlice<UInt8> { tables[tag] ?? [] }

  /// The first tags of a table directory: TrueType outlines, CFF outlines, and Apple's tags for TrueType and Type 1.
  static let versions: Set<FontTag> = [
    FontTag(rawValue: 0x0001_0000), .openType, FontTag("true"), FontTag("typ1"),
  ]

  private static let read: Set<FontTag> = [
    .head, .hhea, .hmtx, .name, .os2, .fvar, .cmap, .post, .loca, .glyf, .cff,
  ]

  /// Reads the directory of a face. Its offsets count from the beginning of the file, which must have all tables that
  /// it lists. Of two tables with the same tag the first is used.
  init(_ file: ArraySlice<UInt8>, directoryAt offset: Int) throws(FontFileError) {
    guard let version = file.tag(at: offset), Self.versions.contains(version) else { throw .faceVersion }
    guard let count = file.uint16(at: offset + 4), count > 0,
      let directory = file.bytes(at: offset + 12, count: 16 * count)
    else { throw .tableDirectory }
    for start in stride(from: 0, to: directory.count, by: 16) {
      guard let record = directory.bytes(at: start, count: 16), let tag = record.tag(at: 0),
        let offset = record.uint32(at: 8), let size = record.uint32(at: 12)
      else { continue }
      guard let table = file.bytes(at: offset, count: size) else { throw .cutOff }
      if Self.read.contains(tag), tables[tag] == nil { tables[tag] = table }
    }
  }
}

/// The name of a table or of a file format: four bytes.
struct FontTag: RawRepresentable, Hashable {
  let rawValue: Int
}

extension ArraySlice<UInt8> {
  func tag(at offset: Int) -> FontTag? {
    uint32(at: offset).map(FontTag.init(rawValue:))
  }
}

extension FontTag {
  /// A tag of four ASCII characters.
  init(_ name: StaticString) {
    self.init(rawValue: name.description.utf8.reduce(0) { $0 << 8 | Int($1) })
  }

  static let openType = FontTag("OTTO")
  static let collection = FontTag("ttcf")
  static let woff = FontTag("wOFF")
  static let woff2 = FontTag("wOF2")
  static let head = FontTag("head")
  static let hhea = FontTag("hhea")
  static let name = FontTag("name")
  static let os2 = FontTag("OS/2")
  static let fvar = FontTag("fvar")
  static let wght = FontTag("wght")
  static let cmap = FontTag("cmap")
  static let post = FontTag("post")
  static let loca = FontTag("loca")
  static let glyf = FontTag("glyf")
  static let cff = FontTag("CFF ")
}
