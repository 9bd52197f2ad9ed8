import FontFiles
import TestSupport
import Testing

@Suite struct VerticalMetricsTests {
  private func face(_ tables: [(String, [UInt8])]) throws -> FontFace {
    try FontFile(FontBuilder(tables).sfnt()).faces[0]
  }

  @Test func lineHeightLeavesTheGapOut() throws {
    let metrics = try #require(face([("head", head(unitsPerEm: 2048)), ("hhea", hhea(1901, -483, 67))]).metrics)
    #expect([metrics.unitsPerEm, metrics.ascender, metrics.descender, metrics.lineGap] == [2048, 1901, -483, 67])
    #expect(metrics.lineHeight(pointSize: 17) == 2384.0 * 17 / 2048)
  }

  /// Tables without which there are no metrics.
  @Test(
    arguments: [
      [("head", head())],
      [("hhea", hhea(1, 2, 3))],
      [("head", head(unitsPerEm: 0)), ("hhea", hhea(1, 2, 3))],
      [("head", Array(head().prefix(19))), ("hhea", hhea(1, 2, 3))],
      [("head", head()), ("hhea", Array(hhea(1, 2, 3).prefix(9)))],
    ] as [[(String, [UInt8])]])
  func incompleteMetrics(_ tables: [(String, [UInt8])]) throws {
    #expect(try face(tables).metrics == nil)
  }

  @Test(arguments: [(0, nil), (1, 1), (400, 400), (1000, 1000), (1001, nil), (65535, nil)] as [(Int, Int?)])
  func weightClass(_ weight: Int, _ expected: Int?) throws {
    #expect(try face([("OS/2", os2(weight: weight))]).weightClass == expected)
  }

  /// `macStyle` and `fsSelection`: bold is bit 0 in the first and bit 5 in the second.
  @Test(
    arguments: [
      (1 << 0, 0, false), (1 << 1, 0, true), (0, 1 << 0, true), (0, 1 << 5, false), (0, 1 << 9, true), (0, 0, false),
    ])
  func isItalic(_ macStyle: Int, _ selection: Int, _ expected: Bool) throws {
    let tables = [("head", head(macStyle: macStyle)), ("OS/2", os2(selection: selection))]
    #expect(try face(tables).isItalic == expected)
  }
}
