extension FontTables {
  /// The face whose table directory begins at an offset. Its offsets count from the beginning of the file.
  init(_ file: ArraySlice<UInt8>, directoryAt offset: Int) throws(FontFileError) {
    try self.init(file, version: offset, count: offset + 4, records: offset + 12, recordSize: 16) { record in
      guard let offset = record.uint32(at: 8), let size = record.uint32(at: 12) else { return nil }
      return file.bytes(at: offset, count: size)
    }
  }

  /// The faces of a collection. They may share tables and directories.
  static func collection(_ file: ArraySlice<UInt8>) throws(FontFileError) -> [FontTables] {
    guard let count = file.uint32(at: 8), count > 0 else { throw .collection }
    guard count <= FontLimits.faces else { throw .tooManyFaces(count) }
    var faces: [FontTables] = []
    for index in 0..<count {
      guard let offset = file.uint32(at: 12 + 4 * index) else { throw .collection }
      faces.append(try FontTables(file, directoryAt: offset))
    }
    return faces
  }
}

extension FontTag {
  static let collection = FontTag("ttcf")
}
