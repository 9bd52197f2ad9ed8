import TestSupport
import Testing

@testable import FontFiles

/// The tables around the charstrings.
@Suite struct CFFOutlinesTests {
  private static func glyphs(_ table: CFFBuilder, unitsPerEm: Int = 1000) throws -> FaceGlyphs {
    try FontFile(FontBuilder.cff(table, unitsPerEm: unitsPerEm).sfnt()).faces[0].glyphs
  }

  private static let letters = CFFBuilder(["5 vmoveto 6 vlineto endchar", "-7 vmoveto 3 vlineto endchar", "endchar"])

  @Test func eachCharacterHasItsGlyph() throws {
    let glyphs = try Self.glyphs(Self.letters)
    #expect("ABCD".unicodeScalars.map(glyphs.extent) == [5...11, -7 ... -4, nil, nil])
    #expect("ABCD".unicodeScalars.map(glyphs.has) == [true, true, true, false])
  }

  /// The first and last numbers of subroutines, which depend on how many there are.
  @Test(arguments: [
    (1, 107), (1239, 107), (1240, 1131), (33_899, 1131), (33_900, 32_768), (65_535, 32_768),
  ])
  func subroutinesCountFromTheMiddle(_ count: Int, _ middle: Int) throws {
    var table = CFFBuilder(["0 hmoveto \(-middle) callsubr", "0 hmoveto \(count - 1 - middle) callgsubr"])
    let list = Array(repeating: [14], count: count - 1) as [[UInt8]]
    table.localSubroutines = [[charString("5 vlineto")] + list]
    table.subroutines = list + [charString("6 vlineto")]
    let glyphs = try Self.glyphs(table)
    #expect("AB".unicodeScalars.map(glyphs.extent) == [0...5, 0...6])
  }

  /// A list of each glyph's dictionary, and one of ranges.
  @Test(arguments: [[0, 0, 1, 1, 0, 2], [3] + be16(3) + be16(0) + [1] + be16(3) + [0] + be16(4) + [2] + be16(5)])
  func fontDictionaries(_ selector: [UInt8]) throws {
    var table = CFFBuilder(Array(repeating: "0 hmoveto -107 callsubr", count: 4))
    table.localSubroutines = [[charString("5 vlineto")], [charString("6 vlineto")]]
    table.selector = selector
    let glyphs = try Self.glyphs(table)
    #expect("ABCD".unicodeScalars.map(glyphs.extent) == [0...6, 0...6, 0...5, nil])
  }

  /// Matrices that scale to an em of a thousand or 2048 units, shear, scale twice, and turn.
  @Test(arguments: [
    (nil, nil, 1000, true), (nil, nil, 2048, false), ("0.001 0 0 0.001 0 0", nil, 1000, true),
    ("0.00048828125 0 0 0.00048828125 0 0", nil, 2048, true), ("0.001 0 2E-4 1E-3 0 0", nil, 1000, true),
    ("0.001 0 0 0.001 0 0", nil, 2048, false), ("0 0.001 -0.001 0 0 0", nil, 1000, false),
    (nil, "0.001 0 0 0.001 0 0", 1000, true), ("0.001 0 0 0.001 0 0", "1 0 0 1 0 0", 1000, true),
    ("0.001 0 0 0.001 0 0", "0.001 0 0 0.001 0 0", 1000, false), ("0.001", nil, 1000, false),
  ])
  func unitsAreThoseOfTheEm(_ top: String?, _ part: String?, _ unitsPerEm: Int, _ isMeasurable: Bool) throws {
    var table = Self.letters
    table.selector = part == nil ? nil : [0, 0, 0, 0, 0]
    table.more = top.map(Self.matrix) ?? []
    table.moreOfPart = part.map(Self.matrix) ?? []
    let glyphs = try Self.glyphs(table, unitsPerEm: unitsPerEm)
    #expect(glyphs.areMeasurable == isMeasurable)
    #expect(glyphs.extent(of: "A") == (isMeasurable ? 5...11 : nil))
  }

  /// The heights of slanted and of narrowed letters are as stored, their outlines are not.
  @Test(arguments: [("0.001 0 0 0.001 0 0", true), ("0.001 0 2E-4 0.001 0 0", false), ("5E-4 0 0 0.001 0 0", false)])
  func changedLettersAreNotDrawn(_ matrix: String, _ isDrawn: Bool) throws {
    var table = Self.letters
    table.more = Self.matrix(matrix)
    var font = FontBuilder.cff(table)
    font.tables += [("hhea", [UInt8](repeating: 0, count: 34) + be16(1)), ("hmtx", be16(500) + be16(0))]
    let glyphs = try FontFile(font.sfnt()).faces[0].glyphs
    #expect(glyphs.extent(of: "A") == 5...11 && (glyphs.drawing(of: "A") != nil) == isDrawn)
  }

  /// The operator with numbers in halves of bytes.
  private static func matrix(_ text: String) -> [UInt8] {
    let codes = text.replacing("E-", with: "c").replacing(".", with: "a").replacing("-", with: "e")
    let bytes = codes.split(separator: " ").flatMap { code -> [UInt8] in
      let digits = (code + (code.count.isMultiple(of: 2) ? "ff" : "f")).compactMap(\.hexDigitValue).map(UInt8.init)
      return [30] + stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
    return bytes + [12, 7]
  }

  @Test(arguments: 1...4) func listsWithOffsetsOfEachSize(_ size: Int) throws {
    let read = try #require(CFFIndex.read((cffIndex([[1], [], [2, 3]], offsetSize: size) + [9])[...]))
    #expect((-1...3).map { read.list[$0].map(Array.init) } == [nil, [1], [], [2, 3], nil])
    #expect(Array(read.rest) == [9])
  }

  /// Lists that are cut off, with offsets of a size that there is not, and from zero; and offsets that decrease.
  @Test func malformedLists() {
    let list = cffIndex([[1], [2, 3]], offsetSize: 1)
    for bytes in list.indices.map({ Array(list[..<$0]) }) + [[0, 1, 0], [0, 1, 5, 1, 1], [0, 1, 1, 1, 0]] {
      #expect(CFFIndex.read(bytes[...]) == nil)
    }
    #expect(CFFIndex.read([0, 2, 1, 1, 3, 2, 7, 7][...])?.list[1] == nil)
  }
}
