import FontFiles
import StyleModel
import TestSupport
import Testing

/// How the letters of a language fit a face.
@Suite struct LanguageCoverageTests {
  /// A to Z, of which each reaches one unit further than the one before it.
  private static let capitals = FontBuilder.trueType((0..<26).map { trueTypeGlyph(-200 - $0, 700 + $0) })

  @Test func lettersAreCountedAndMeasured() throws {
    let english = try #require(LanguageLetters("en"))
    let coverage = try FontFile(Self.capitals.sfnt()).coverage(of: [english])
    #expect(coverage.count == 1 && coverage[0].count == 1)
    let found = coverage[0][0]
    #expect(found.letterCount == 52 && found.lacking == Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars))
    #expect(found.highest?.letter == "Z" && found.highest?.units == 725)
    #expect(found.lowest?.letter == "Z" && found.lowest?.units == -225)
    #expect(found.isPartial)
    #expect(found.lackingWords == "26 of the 52 letters of en: a b c d e f g h …")
  }

  @Test func withoutLanguagesNothingIsMeasured() throws {
    #expect(try FontFile(Self.capitals.sfnt()).coverage(of: []) == [[]])
  }

  @Test func marksAreShownOnACircle() {
    #expect(Unicode.Scalar(0x0E31).map(\.shown) == "\u{25CC}\u{0E31}" && Unicode.Scalar("Ậ").shown == "Ậ")
  }

  /// The faces of a collection share a budget, however many languages and letters there are.
  @Test func manyFacesEnd() throws {
    let languages = ["ko", "ja", "zh-Hans", "zh-Hant", "en"].compactMap { LanguageLetters($0) }
    let file = try FontFile(FontBuilder.collection(Array(repeating: Self.capitals, count: 40)))
    let coverage = file.coverage(of: languages)
    #expect(coverage.count == 40 && coverage.allSatisfy { $0.count == 5 })
  }

  /// Many faces that share their tables are measured as one.
  @Test func sharedTablesAreMeasuredOnce() throws {
    let file = try FontFile(FontBuilder.collection(FontBuilder.cff(Self.parts), count: 512))
    let languages = ["en", "de"].compactMap { LanguageLetters($0) }
    let once = try FontFile(FontBuilder.cff(Self.parts).sfnt()).coverage(of: languages)
    #expect(once[0].map(\.highest?.units) == [725, 725])
    #expect(file.coverage(of: languages, within: 1 << 16) == Array(repeating: once[0], count: 512))
  }

  /// Reading the dictionaries of a table counts, so faces whose tables overlap do not take all time.
  @Test func dictionariesCount() throws {
    let fonts = Array(repeating: FontBuilder.cff(Self.parts), count: 12)
    let highest = try FontFile(FontBuilder.collection(fonts)).coverage(
      of: ["en"].compactMap { LanguageLetters($0) }, within: 1 << 16
    ).map { $0.map(\.highest?.units) }
    #expect(highest.first == [725] && highest.last == [nil])
  }

  /// Letters with two font dictionaries.
  private static var parts: CFFBuilder {
    var table = CFFBuilder((0..<26).map { "\(700 + $0) vmoveto 5 hlineto" })
    table.localSubroutines = [[], []]
    table.selector = [3] + be16(1) + be16(0) + [0] + be16(27)
    return table
  }

  /// A file is measured when one of its fonts is asked for, also beyond those that are kept.
  @Test func onlyNamedFontsAreMeasured() throws {
    var catalog = FontCatalog()
    catalog.languages = ["en"].compactMap { LanguageLetters($0) }
    catalog.measure = { font, path, languages in
      #expect(path == "Fonts/B.ttf")
      return font.coverage(of: languages)
    }
    for name in ["A", "B"] {
      var font = Self.capitals
      font.tables += [("name", nameTable([.windows(6, name)]))]
      catalog.add(try FontFile(font.sfnt()), at: "Fonts/\(name).ttf")
    }
    #expect(catalog.coverage(of: "B").map(\.lacking.count) == [26])
    #expect(catalog.coverage(of: "C").isEmpty)
  }

  /// Faces that draw without end do not take all time. What is measured only in part is not claimed.
  @Test func hostileFontsEnd() throws {
    var table = CFFBuilder((0..<26).map { "\(700 + $0) vmoveto 5 hlineto" })
    let moves = [UInt8](repeating: 22, count: 1_000)
    for glyph in table.charStrings.indices.dropFirst() { table.charStrings[glyph] += moves }
    let file = try FontFile(FontBuilder.collection(Array(repeating: FontBuilder.cff(table), count: 12)))
    let coverage = file.coverage(of: ["en", "de"].compactMap { LanguageLetters($0) }, within: 1 << 16)
    #expect(coverage.count == 12 && coverage.allSatisfy { $0.count == 2 })
    let highest = coverage.map { $0.map(\.highest?.units) }
    #expect(highest.first == [725, 725] && highest.last == [nil, nil])
    #expect(highest.joined().allSatisfy { $0 == 725 || $0 == nil })
  }
}
