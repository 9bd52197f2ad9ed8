/// The faces of a font file: one, or those of a collection.
package struct FontFile: Sendable {
  /// The extensions of font files, in lower case.
  package static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// The faces in the order of the file; never empty.
  package let faces: [FontFace]
  package let format: Format
  /// The whole file.
  package let bytes: [UInt8]

  /// The format of a font file.
  package enum Format: Sendable {
    /// One face with TrueType outlines.
    case trueType
    /// One face with PostScript outlines.
    case openType
    /// Several faces.
    case collection
  }

  /// Reads TrueType and OpenType fonts, and collections of them.
  ///
  /// A file is read if its table directory is valid. A malformed table is treated as missing.
  package init(_ bytes: [UInt8]) throws(FontFileError) {
    self.bytes = bytes
    let containers: [FontTables]
    (format, containers) = try Self.containers(in: bytes[...])
    var instanceLimit = FontLimits.instances
    var recordLimit = FontLimits.fileNameRecords
    faces = containers.map { tables in
      let names = NameTable(tables[.name], limit: recordLimit)
      recordLimit -= names.recordCount
      let face = FontFace(tables, names, instanceLimit: instanceLimit)
      instanceLimit -= face.instances.count
      return face
    }
  }

  /// Whether bytes are a font, even in a form that is not read.
  package static func isFont(_ bytes: [UInt8]) -> Bool {
    // The first byte rules out nearly every other file, which saves the tags.
    switch bytes.first {
    case 0, UInt8(ascii: "O"), UInt8(ascii: "t"), UInt8(ascii: "w"): break
    default: return false
    }
    do {
      return try !FontFile(bytes).faces.isEmpty
    } catch {
      return error == .woff || error == .woff2
    }
  }

  /// The tables of each face.
  private static func containers(in file: ArraySlice<UInt8>) throws(FontFileError) -> (Format, [FontTables]) {
    switch file.tag(at: 0) {
    case .openType: (.openType, [try FontTables(file, directoryAt: 0)])
    case let version? where FontTables.versions.contains(version): (.trueType, [try FontTables(file, directoryAt: 0)])
    case .collection: (.collection, try collection(file))
    case .woff: throw .woff
    case .woff2: throw .woff2
    default: throw file.starts(with: "version https://git-lfs.github.com/spec/".utf8) ? .pointer : .notAFont
    }
  }

  /// The faces of a collection. They may share tables and directories.
  private static func collection(_ file: ArraySlice<UInt8>) throws(FontFileError) -> [FontTables] {
    guard let count = file.uint32(at: 8), count > 0 else { throw .collection }
    guard count <= FontLimits.faces else { throw .tooManyFaces(count) }
    return try (0..<count).map { (index) throws(FontFileError) in
      guard let offset = file.uint32(at: 12 + 4 * index) else { throw .collection }
      return try FontTables(file, directoryAt: offset)
    }
  }
}
