extension FontTables {
  /// The face of a WOFF 1 file (W3C, 2012). Each table is compressed with zlib if that makes it smaller.
  init(woff file: ArraySlice<UInt8>) throws(FontFileError) {
    try self.init(file, version: 4, count: 12, records: 44, recordSize: 20) { record in
      guard let offset = record.uint32(at: 4), let size = record.uint32(at: 8), let fullSize = record.uint32(at: 12),
        size <= fullSize, fullSize <= FontLimits.tableSize, let bytes = file.bytes(at: offset, count: size)
      else { return nil }
      return size == fullSize ? bytes : Inflater.inflate(zlib: bytes, size: fullSize)
    }
  }
}

extension FontTag {
  static let woff = FontTag("wOFF")
  static let woff2 = FontTag("wOF2")
}
