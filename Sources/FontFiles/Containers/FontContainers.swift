extension FontTables {
  /// The face whose table directory begins at an offset. Its offsets count from the beginning of the file.
  init(_ file: ArraySlice<UInt8>, directoryAt offset: Int) throws(FontFileError) {
    try self.init(file, version: offset, count: offset + 4, records: offset + 12, recordSize: 16) { record in
      guard let offset = record.uint32(at: 8), let size = record.uint32(at: 12) else { return nil }
      return file.bytes(at: offset, count: size).map { StoredTable(bytes: $0, size: size) }
    }
  }

  /// The faces of a collection. They may share tables and directories.
  static func collection(_ file: ArraySlice<UInt8>) throws(FontFileError) -> [FontTables] {
    guard let count = file.uint32(at: 8), count > 0 else { throw .collection }
    guard count <= FontLimits.faces else { throw .tooManyFaces(count) }
    return try (0..<count).map { (index) throws(FontFileError) in
      guard let offset = file.uint32(at: 12 + 4 * index) else { throw .collection }
      return try FontTables(file, directoryAt: offset)
    }
  }

  /// The face of a WOFF 1 file (W3C, 2012). Each table is compressed with zlib if that makes it smaller.
  init(woff file: ArraySlice<UInt8>) throws(FontFileError) {
    try self.init(file, version: 4, count: 12, records: 44, recordSize: 20) { record in
      guard let offset = record.uint32(at: 4), let size = record.uint32(at: 8), let fullSize = record.uint32(at: 12),
        size <= fullSize, let bytes = file.bytes(at: offset, count: size)
      else { return nil }
      return StoredTable(bytes: bytes, size: fullSize)
    }
  }
}

extension FontTag {
  static let collection = FontTag("ttcf")
  static let woff = FontTag("wOFF")
  static let woff2 = FontTag("wOF2")
}
