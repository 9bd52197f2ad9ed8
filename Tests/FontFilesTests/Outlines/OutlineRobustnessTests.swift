import FontFiles
import TestSupport
import Testing

/// Measuring ends without a crash for all bytes, and quickly.
@Suite struct OutlineRobustnessTests {
  private static let files: [[UInt8]] = [
    FontBuilder.everyCFFGlyph.sfnt(), FontBuilder.everyCFFPart.sfnt(), FontBuilder.everyTrueTypeGlyph.sfnt(),
    FontBuilder.everyDrawnGlyph.sfnt(),
  ]

  /// The extents of the first face's glyphs, which are at most what fonts can have.
  @discardableResult private func measure(_ file: [UInt8]) -> [ClosedRange<Int>?] {
    guard let glyphs = try? FontFile(file).faces[0].glyphs else { return [nil, nil, nil] }
    return "ABC".unicodeScalars.map { character in
      _ = glyphs.drawing(of: character)
      guard let extent = glyphs.extent(of: character) else { return nil }
      #expect(glyphs.areMeasurable && glyphs.has(character))
      #expect(-32768...32767 ~= extent.lowerBound && -32768...32767 ~= extent.upperBound)
      return extent
    }
  }

  /// A truncated table is missing; no part of it is read as the whole.
  @Test(arguments: files) func everyPrefix(_ file: [UInt8]) throws {
    let whole = measure(file)
    #expect(whole[0] != nil)
    for count in file.indices {
      #expect(zip(measure(Array(file.prefix(count))), whole).allSatisfy { $0 == nil || $0 == $1 })
    }
  }

  @Test(arguments: files) func everyByteChanged(_ file: [UInt8]) {
    for index in file.indices {
      for value in (0..<8).map({ file[index] ^ 1 << $0 }) + [0, 0xFF] {
        var file = file
        file[index] = value
        measure(file)
      }
    }
  }

  @Test(arguments: files, [2, 4]) func everyNumberAbsurd(_ file: [UInt8], _ size: Int) {
    for start in 0..<(file.count - size) {
      var file = file
      file.replaceSubrange(start..<(start + size), with: repeatElement(0xFF, count: size))
      measure(file)
    }
  }

  /// Offsets and sizes that are as large as a number of a dictionary can be, or negative.
  @Test(arguments: [
    "29 7F FF FF FF", "29 80 00 00 00", "30 92 23 37 20 36 85 47 75 80 8F", "30 1B 30 0F", "30 E1 B3 0F",
  ])
  func absurdNumbersOfDictionaries(_ number: String) throws {
    for operation in [[17], [18], [12, 36], [12, 37]] as [[UInt8]] {
      var table = CFFBuilder(["5 vmoveto 6 vlineto"])
      let bytes = number.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      table.more = [bytes[0] == 0x29 ? 29 : 30] + bytes.dropFirst() + [139] + operation
      measure(FontBuilder.cff(table).sfnt())
    }
  }

  private func extent(_ table: CFFBuilder) throws -> ClosedRange<Int>? {
    try FontFile(FontBuilder.cff(table).sfnt()).faces[0].glyphs.extent(of: "A")
  }

  /// Ten calls within calls are read, as the format says.
  @Test(arguments: [(9, 0...5), (10, nil)] as [(Int, ClosedRange<Int>?)])
  func deepSubroutines(_ depth: Int, _ expected: ClosedRange<Int>?) throws {
    var table = CFFBuilder(["0 hmoveto -107 callsubr"])
    table.localSubroutines = [(0..<depth).map { charString("\($0 - 106) callsubr") } + [charString("5 vlineto")]]
    #expect(try extent(table) == expected)
  }

  @Test func subroutinesThatCallThemselves() throws {
    var table = CFFBuilder(["0 hmoveto -107 callsubr"])
    table.localSubroutines = [[charString("5 vlineto -107 callsubr")]]
    #expect(try extent(table) == nil)
  }

  /// Nine subroutines that call the next one a hundred times: without a limit it would take years.
  @Test func subroutinesThatMultiply() throws {
    var table = CFFBuilder(["0 hmoveto -107 callsubr"])
    let calls = (0..<9).map { level in
      Array(repeating: charString("\(level - 106) callsubr"), count: 100).flatMap(\.self)
    }
    table.localSubroutines = [calls + [charString("5 vlineto")]]
    let glyphs = try FontFile(FontBuilder.cff(table).sfnt()).faces[0].glyphs
    #expect(glyphs.extent(of: "A") == nil)
  }

  /// A glyph with as many numbers and operators as are run, and with one more.
  @Test(arguments: [(65_534, 0...5), (65_535, nil)] as [(Int, ClosedRange<Int>?)])
  func longGlyphs(_ count: Int, _ expected: ClosedRange<Int>?) throws {
    var table = CFFBuilder([""])
    table.charStrings[1] = charString("5 vlineto") + Array(repeating: 22, count: count)
    #expect(try extent(table) == expected)
  }

  /// A subroutine of forty numbers and an operator for hints, as often as is run, and once more.
  @Test(arguments: [(1_524, 0...5), (1_525, nil)] as [(Int, ClosedRange<Int>?)])
  func manyNumbers(_ count: Int, _ expected: ClosedRange<Int>?) throws {
    var table = CFFBuilder([""])
    let numbers = Array(repeating: "1", count: 40).joined(separator: " ")
    table.localSubroutines = [[charString("\(numbers) hstem")]]
    let calls = Array(repeating: charString("-107 callsubr"), count: count).flatMap(\.self)
    table.charStrings[1] = charString("5 vlineto") + calls
    #expect(try extent(table) == expected)
  }

  /// A dictionary with more bytes than are read.
  @Test(arguments: [(900, true), (1024, false)]) func longDictionaries(_ count: Int, _ isRead: Bool) throws {
    var table = CFFBuilder(["5 vmoveto 6 vlineto"])
    table.more = Array(repeating: 139, count: count)
    // The numbers belong to the copyright notice.
    table.more += [0]
    #expect(try extent(table) == (isRead ? 5...11 : nil))
  }
}
