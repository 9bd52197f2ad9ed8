/// The tables of one face that are read.
struct FontTables {
  private var tables: [FontTag: StoredTable] = [:]

  /// The bytes of a table, which are decompressed each time; empty if the font does not have it, so that every read
  /// from it is nil.
  subscript(tag: FontTag) -> ArraySlice<UInt8> {
    let limit = Self.outlines.contains(tag) ? FontLimits.outlineTableSize : FontLimits.tableSize
    return tables[tag]?.contents(limit: limit) ?? []
  }

  /// The first tags of a table directory: TrueType outlines, CFF outlines, and Apple's tags for TrueType and Type 1.
  static let versions: Set<FontTag> = [
    FontTag(rawValue: 0x0001_0000), .openType, FontTag("true"), FontTag("typ1"),
  ]

  private static let read: Set<FontTag> = outlines.union([.head, .hhea, .name, .os2, .fvar, .cmap, .post, .loca])

  /// The tables that grow with the drawings.
  private static let outlines: Set<FontTag> = [.glyf, .cff]

  /// Reads the directory of a face, whose records begin with a tag. Of two tables with the same tag the first is used.
  ///
  /// - Parameters:
  ///   - version: the offset of the first tag.
  ///   - count: the offset of the number of records.
  ///   - records: the offset of the records.
  ///   - table: returns a record's table; nil if it is malformed.
  init(
    _ file: ArraySlice<UInt8>, version: Int, count: Int, records: Int, recordSize: Int,
    table: (ArraySlice<UInt8>) -> StoredTable?
  ) throws(FontFileError) {
    guard let version = file.tag(at: version), Self.versions.contains(version) else { throw .faceVersion }
    guard let count = file.uint16(at: count), count > 0,
      let directory = file.bytes(at: records, count: recordSize * count)
    else { throw .tableDirectory }
    for start in stride(from: 0, to: directory.count, by: recordSize) {
      guard let record = directory.bytes(at: start, count: recordSize), let tag = record.tag(at: 0),
        Self.read.contains(tag), tables[tag] == nil
      else { continue }
      tables[tag] = table(record) ?? StoredTable(bytes: [], size: 0)
    }
  }
}

/// A table as the file has it: compressed, if that made it smaller.
struct StoredTable {
  let bytes: ArraySlice<UInt8>
  /// The number of bytes after decompression.
  let size: Int

  /// The bytes after decompression; nil if they are malformed, or would be more than a limit.
  func contents(limit: Int) -> ArraySlice<UInt8>? {
    if size == bytes.count { return bytes }
    return size <= limit ? Inflater.inflate(zlib: bytes, size: size) : nil
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
  static let head = FontTag("head")
  static let hhea = FontTag("hhea")
  static let name = FontTag("name")
  static let os2 = FontTag("OS/2")
  static let fvar = FontTag("fvar")
  static let cmap = FontTag("cmap")
  static let post = FontTag("post")
  static let loca = FontTag("loca")
  static let glyf = FontTag("glyf")
  static let cff = FontTag("CFF ")
}
