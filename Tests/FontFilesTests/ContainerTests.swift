import FontFiles
import TestSupport
import Testing

@Suite struct ContainerTests {
  private static let whole = FontBuilder.whole

  @Test(arguments: [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("typ1".utf8)] as [[UInt8]])
  func versions(_ version: [UInt8]) throws {
    var font = Self.whole
    font.version = version
    #expect(try FontFile(font.sfnt()).faces.map(\.postScriptName) == ["Tiny-Bold"])
  }

  @Test func everythingOfOneFace() throws {
    let face = try FontFile(Self.whole.sfnt()).faces[0]
    #expect(face.fullName == "Tiny Bold")
    #expect(face.allPostScriptNames == ["Tiny-Bold", "Tiny-Semi", "Tiny-Bold_Semi-Bold"])
    #expect(face.metrics?.lineHeight(pointSize: 10) == 10)
    #expect(face.weightClass == 700)
  }

  /// Bytes, and their mistake.
  @Test(
    arguments: [
      ([], .notAFont),
      ([0, 1, 0], .notAFont),
      (Array("%!PS-AdobeFont-1.0: Tiny".utf8), .notAFont),
      (Array("wOFF".utf8) + whole.sfnt(), .woff),
      (Array("wOF2".utf8) + whole.sfnt(), .woff2),
      ([0, 1, 0, 0], .tableDirectory),
      (FontBuilder([]).sfnt(), .tableDirectory),
      (Array(whole.sfnt().prefix(91)), .tableDirectory),
      (Array(whole.sfnt().dropLast(4)), .cutOff),
      (FontBuilder.collectionHeader(count: 0), .collection),
      (FontBuilder.collectionHeader(count: 1), .collection),
      (FontBuilder.collectionHeader(count: 512) + be32(0), .faceVersion),
      (FontBuilder.collectionHeader(count: 513), .tooManyFaces(513)),
      (FontBuilder.collectionHeader(count: 0xFFFF_FFFF), .tooManyFaces(0xFFFF_FFFF)),
      (FontBuilder.collectionHeader(count: 1) + be32(0xFFFF_FFFF), .faceVersion),
    ] as [([UInt8], FontFileError)])
  func refused(_ bytes: [UInt8], _ error: FontFileError) {
    #expect(throws: error) { try FontFile(bytes) }
  }

  @Test(
    arguments: [
      (.notAFont, "not a font file; expected TrueType, OpenType or a collection"),
      (.woff, "WOFF is not read; expected the same font as TrueType or OpenType"),
      (.woff2, "WOFF2 is not read; expected the same font as TrueType or OpenType"),
      (.tableDirectory, "broken font file: expected a table directory of at least one table"),
      (.cutOff, "broken font file: it ends before its tables do, as a file that was copied in part does"),
      (.faceVersion, "broken font file: expected each face to be TrueType or OpenType"),
      (.collection, "broken font collection: expected at least one face"),
      (.tooManyFaces(5000), "expected at most 512 faces in a font collection, not 5000"),
    ] as [(FontFileError, String)])
  func messages(_ error: FontFileError, _ message: String) {
    #expect(error.message == message)
  }

  @Test func collections() throws {
    let other = FontBuilder([("name", nameTable([.windows(6, "Other")]))])
    let file = try FontFile(FontBuilder.collection([Self.whole, other]))
    #expect(file.faces.map(\.postScriptName) == ["Tiny-Bold", "Other"])
  }

  /// Both faces have the same directory, and so the same tables.
  @Test func facesMayShareEverything() throws {
    let bytes = FontBuilder.collectionHeader(count: 2) + be32(20) + be32(20) + Self.whole.sfnt(at: 20)
    #expect(try FontFile(bytes).faces.map(\.postScriptName) == ["Tiny-Bold", "Tiny-Bold"])
  }

  /// A directory whose records are another directory.
  @Test func overlappingDirectories() throws {
    let inner = Self.whole.sfnt(at: 20 + 12)
    let outer: [UInt8] = [0, 1, 0, 0] + be16(3) + Array(repeating: 0, count: 6)
    let bytes = FontBuilder.collectionHeader(count: 2) + be32(20) + be32(32) + outer + inner
    #expect(throws: FontFileError.cutOff) { try FontFile(bytes) }
  }

  @Test func theFirstOfTwoTablesIsUsed() throws {
    let tables = ["First", "Second"].map { ("name", nameTable([.windows(6, $0)])) }
    #expect(try FontFile(FontBuilder(tables).sfnt()).faces[0].postScriptName == "First")
  }

  /// A table that is not read counts too.
  @Test(arguments: [0xFFFF_FFFF, 0x7FFF_FFFF, 10_000], [8, 12])
  func aTableOutsideTheFile(_ value: Int, _ field: Int) throws {
    for record in 0..<Self.whole.tables.count {
      var bytes = Self.whole.sfnt()
      let start = 12 + 16 * record
      bytes.replaceSubrange(
        start..<(start + 4), with: record == 0 ? Array("GSUB".utf8) : Array(bytes[start..<(start + 4)]))
      bytes.replaceSubrange((start + field)..<(start + field + 4), with: be32(value))
      #expect(throws: FontFileError.cutOff) { try FontFile(bytes) }
    }
  }
}
