extension FontTables {
  /// The face of a WOFF 1 file (W3C, 2012). Each table is compressed with zlib if that makes it smaller.
  init(woff file: ArraySlice<UInt8>) throws(FontFileError) {
    guard let version = file.tag(at: 4), Self.versions.contains(version) else { throw .faceVersion }
    guard let count = file.uint16(at: 12), count > 0, let directory = file.bytes(at: 44, count: 20 * count)
    else { throw .tableDirectory }
    self.init(directory, recordSize: 20) { record in
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
