import FontFiles
import TestSupport
import Testing

@Suite struct WOFFTests {
  /// A name table, followed by zeros that are not referenced.
  private static let table = Deflated(start: nameTable([.windows(6, "Tiny")]), repeats: 1)

  /// The PostScript name of a font whose name table has these bytes and claims a size.
  private func name(_ bytes: [UInt8], claiming size: Int) throws -> String? {
    try FontFile(FontBuilder([("name", bytes)]).woff(sizes: ["name": size])).faces[0].postScriptName
  }

  @Test func compressedTables() throws {
    #expect(Self.table.bytes.count < Self.table.size)
    #expect(try name(Self.table.bytes, claiming: Self.table.size) == "Tiny")
  }

  /// Claimed sizes that are less than the size in the file, wrong, or beyond any memory. If it equals the size in the
  /// file, the table is not compressed, and these bytes are not a table.
  @Test(
    arguments: [0, 1, table.bytes.count - 1, table.bytes.count, table.size - 1, table.size + 1, 1 << 20, 0xFFFF_FFFF])
  func lyingSizes(_ size: Int) throws {
    #expect(try name(Self.table.bytes, claiming: size) == nil)
  }

  /// A table of a mebibyte is read; a larger one is not even decompressed.
  @Test(arguments: [(4064, "Tiny"), (4065, nil)] as [(Int, String?)])
  func theLargestTable(_ repeats: Int, _ expected: String?) throws {
    let table = Deflated(start: Self.table.start, repeats: repeats)
    #expect(table.size <= 1 << 20 || expected == nil)
    #expect(try name(table.bytes, claiming: table.size) == expected)
  }
}
