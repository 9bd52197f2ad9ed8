extension FontTables {
  /// The faces of a collection. They may share tables and directories.
  static func collection(_ file: ArraySlice<UInt8>) throws(FontFileError) -> [FontTables] {
    guard let count = file.uint32(at: 8), count > 0 else { throw .collection }
    guard count <= FontLimits.faces else { throw .tooManyFaces(count) }
    return try (0..<count).map { (index) throws(FontFileError) in
      guard let offset = file.uint32(at: 12 + 4 * index) else { throw .collection }
      return try FontTables(file, directoryAt: offset)
    }
  }
}

extension FontTag {
  static let collection = FontTag("ttcf")
  static let woff = FontTag("wOFF")
  static let woff2 = FontTag("wOF2")
}
