import FontFiles
import TestSupport
import Testing

/// What each operator draws. The first number of a move may be a width.
@Suite struct CharStringTests {
  /// The extent of a glyph with some subroutines, of which the first has the number -107.
  private func extent(_ text: String, subroutines: [String] = [], local: [String] = []) throws -> ClosedRange<Int>? {
    var table = CFFBuilder([text])
    table.subroutines = subroutines.map(charString)
    table.localSubroutines = [local.map(charString)]
    let glyphs = try FontFile(FontBuilder.cff(table).sfnt()).faces[0].glyphs
    #expect(glyphs.areMeasurable && glyphs.has("A"))
    return glyphs.extent(of: "A")
  }

  private static let lines: [(String, ClosedRange<Int>?)] = [
    ("0 10 rmoveto 5 0 rlineto endchar", 10...10), ("500 3 10 rmoveto 5 -4 rlineto endchar", 6...10),
    ("10 vmoveto 5 hlineto endchar", 10...10), ("500 10 vmoveto 5 hlineto", 10...10), ("10 hmoveto 5 vlineto", 0...5),
    ("0 0 rmoveto 10 20 5 -50 rlineto", -30...20), ("0 hmoveto 10 20 30 -50 hlineto", -30...20),
    ("0 hmoveto 20 10 -50 vlineto", -30...20), ("0.5 vmoveto 0.25 vlineto", 0...1), ("-0.5 vmoveto 9 vlineto", -1...9),
    ("10 vmoveto endchar", nil), ("endchar", nil), ("500 endchar", nil), ("", nil),
  ]

  private static let curves: [(String, ClosedRange<Int>?)] = [
    ("0 100 50 0 0 -100 rrcurveto", 0...75), ("0 100 50 0 0 -100 7 -9 rcurveline", -9...75),
    ("7 9 0 100 50 0 0 -100 rlinecurve", 0...84), ("100 50 0 -100 vvcurveto", 0...75),
    ("5 100 50 0 -100 vvcurveto", 0...75), ("5 9 9 9 9 100 50 0 -100 vvcurveto", 0...102),
    ("10 20 -40 30 hhcurveto", -40...0), ("100 10 20 0 30 hhcurveto", 0...100),
    ("10 20 -40 30 10 20 60 30 hhcurveto", -40...20), ("100 10 0 30 vhcurveto", 0...100),
    ("100 10 0 30 -100 vhcurveto", 0...75), ("100 10 0 30 10 10 0 -150 vhcurveto", -50...100),
    ("100 10 0 30 10 10 0 -150 5 vhcurveto", -50...100), ("10 20 -40 -30 hvcurveto", -70...0),
    ("10 20 -40 -30 5 hvcurveto", -70...0), ("10 20 -40 -30 100 10 0 30 hvcurveto", -70...30),
    ("10 20 -40 -30 100 10 0 30 -100 hvcurveto", -70...5),
  ]

  private static let flexes: [(String, ClosedRange<Int>?)] = [
    ("1 10 1 10 1 0 1 0 1 -10 1 -60 50 flex", -50...20), ("1 2 30 4 5 6 7 hflex", 0...30),
    ("1 10 1 20 1 1 1 -40 1 hflex1", -2...30), ("10 1 10 1 10 1 10 1 10 1 7 flex1", 0...4),
    ("1 10 1 10 1 10 1 10 1 10 7 flex1", 0...57), ("1 2 30 4 5 6 hflex", nil),
  ]

  @Test(arguments: lines + (curves + flexes).map { ("0 hmoveto " + $0.0 + " endchar", $0.1) })
  func paths(_ text: String, _ expected: ClosedRange<Int>?) throws {
    #expect(try extent(text) == expected)
  }

  /// Bytes of masks that would end the glyph.
  private static let hints: [(String, ClosedRange<Int>?)] = [
    ("1 2 hstem 3 4 vstem 5 vmoveto 6 vlineto", 5...11), ("9 1 2 hstem 5 vmoveto 6 vlineto", 5...11),
    ("1 2 hstemhm 3 4 hintmask #0E 5 vmoveto 6 vlineto", 5...11),
    ("9 1 2 hstemhm 3 4 vstemhm hintmask #0E 5 vmoveto 6 vlineto hintmask #0E 7 vlineto", 5...18),
    ("1 2 3 4 5 6 7 8 hstemhm 1 2 3 4 5 6 7 8 9 9 cntrmask #0E #0E 5 vmoveto 6 vlineto", 5...11),
    ("hintmask 5 vmoveto 6 vlineto", 5...11), ("1 2 hintmask", nil),
  ]

  @Test(arguments: hints) func hintsAreSkipped(_ text: String, _ expected: ClosedRange<Int>?) throws {
    #expect(try extent(text) == expected)
  }

  @Test func subroutines() throws {
    let text = "4 vmoveto 5 -107 callsubr -106 callsubr 9 vlineto"
    let local = ["-106 callgsubr return", "1 vlineto endchar"]
    #expect(try extent(text, subroutines: ["9 hlineto", "hlineto 3 vlineto return 9 vlineto"], local: local) == 4...8)
  }

  /// Numbers of one, two, three and five bytes at their limits.
  @Test(arguments: [
    ("#20", -107), ("#F6", 107), ("#F7 #00", 108), ("#FA #FF", 1131), ("#FB #00", -108), ("#FE #FF", -1131),
    ("#1C #80 #00", -32768), ("#1C #7F #FF", 32767), ("#FF #80 #00 #00 #00", -32768), ("#FF #00 #02 #00 #00", 2),
  ])
  func numbers(_ text: String, _ number: Int) throws {
    #expect(try extent(text + " vmoveto 0 hlineto") == number...number)
  }

  /// Unknown operators, arithmetic, two glyphs in one, a subroutine that is missing, numbers that are cut off or too
  /// many, and points beyond the range of fonts.
  @Test(arguments: [
    "#00", "#02", "#0C #FF", "#0C", "1 2 add", "1 2 3 4 endchar", "-107 callsubr", "callsubr", "#1C #00", "#F7",
    "#FF #00 #00", String(repeating: "0 ", count: 49), "32767 vlineto 1 vlineto", "-32768 vlineto -1 vlineto",
  ])
  func malformed(_ text: String) throws {
    #expect(try extent("0 hmoveto 5 hlineto " + text) == nil)
  }
}
