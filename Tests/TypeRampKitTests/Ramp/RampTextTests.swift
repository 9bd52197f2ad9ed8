import Diagnostics
import DynamicType
import TestSupport
import Testing
import Writing

@testable import TypeRampKit

/// `show`: a table in a terminal of any width.
@Suite struct RampTextTests {
  private static let dictionary = """
    { "body": { "fontName": "Optima-Regular", "fontSize": 17, "maximumPointSize": 30 },
      "caption": { "fontName": "Optima-Regular", "fontSize": 12.25 },
      "custom": { "price": { "fontName": "Optima-Bold", "fontSize": 22, "relativeTo": "title2" } },
      "metrics": { "icon": { "value": 24 } } }
    """

  private static func lines(
    width: Int?, _ text: String = dictionary, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    isColoured: Bool = false
  ) throws -> [String] {
    let table = try #require(Compilation(Array(text.utf8), path: "Brand.json").table)
    return RampText(Ramp(table, at: categories), width: width, colours: Colours(isOn: isColoured)).lines
  }

  @Test("no line is wider than the terminal", arguments: 24...200)
  func fits(width: Int) throws {
    let lines = try Self.lines(width: width)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width }, "\(lines)")
    // The columns are those of the whole table, without some in the middle.
    let titles = try #require(lines.first { $0.hasPrefix("Style") }).split(separator: " ").dropFirst()
    #expect(titles.contains("L"))
    if titles.count(where: { $0 != "…" }) > 2 { #expect(titles.first == "XS" && titles.contains("AX5")) }
    let heads = lines.filter { $0.hasPrefix("Style") || $0.hasPrefix("Metric") }
    #expect(lines.contains { $0.hasPrefix("… hidden") } == heads.contains { $0.contains("…") })
  }

  @Test("columns leave from the middle: the largest size, the smallest and at last the default stay")
  func lastColumns() throws {
    var shown: [[Substring]] = []
    for width in 24...200 {
      let head = try #require(try Self.lines(width: width).first { $0.hasPrefix("Style") })
      let titles = head.split(separator: " ").filter { !["Style", "…", "Font"].contains($0) }
      if titles != shown.last { shown.append(titles) }
    }
    #expect(shown.map(\.count) == Array(1...ContentSizeCategory.allCases.count))
    #expect(shown.prefix(3) == [["L"], ["L", "AX5"], ["XS", "L", "AX5"]])
  }

  @Test("every font is named, in a column or below the table", arguments: [40, 80, 120])
  func fonts(width: Int) throws {
    let text = try Self.lines(width: width).joined(separator: "\n")
    for font in ["Optima-Regular", "Apple's own font", "Optima-Bold, follows title2"] {
      #expect(text.contains(font))
    }
  }

  @Test("inferred and limited sizes have marks, and the marks are explained")
  func marks() throws {
    let lines = try Self.lines(width: nil)
    let body = try #require(lines.first { $0.hasPrefix("body") })
    #expect(body.contains("  26   30*  30*  30*  30* Optima-Regular"), "\(body)")
    #expect(try #require(lines.first { $0.hasPrefix("extraLargeTitle ") }).contains(" ~33 "))
    #expect(lines.suffix(2).map { $0.prefix(2) } == ["~ ", "* "])
    let plain = try Self.lines(width: nil, at: [.large])
    #expect(!plain.contains { $0.hasPrefix("~") || $0.hasPrefix("*") })
  }

  @Test(
    "a size has a mark if a limit makes it larger or smaller",
    arguments: [
      ("\"minimumContentSizeCategory\": \"large\"", ["17*", "17*", "17*", "17", "19"]),
      ("\"maximumContentSizeCategory\": \"large\"", ["15", "15", "16", "17", "17*"]),
      ("\"maximumPointSize\": 15", ["15", "15", "15*", "15*", "15*"]),
      ("\"maximumPointSize\": 15, \"fixed\": true", ["17", "17", "17", "17", "17"]),
    ])
  func limitedSizes(limit: String, sizes: [String]) throws {
    let text = "{ \"body\": { \"fontName\": \"Optima-Regular\", \"fontSize\": 17, \(limit) } }"
    let body = try #require(try Self.lines(width: nil, text).first { $0.hasPrefix("body") })
    #expect(body.split(separator: " ").dropFirst().prefix(5).map(String.init) == sizes)
  }

  @Test("colours change nothing but the colour", arguments: [30, 80, nil])
  func colours(width: Int?) throws {
    let coloured = try Self.lines(width: width, isColoured: true).map { line in
      line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    #expect(try Self.lines(width: width, isColoured: true) != coloured)
    #expect(try Self.lines(width: width) == coloured)
  }

  @Test("a long name is cut off where there is no room")
  func longName() throws {
    let name = String(repeating: "a", count: 90)
    let text = "{ \"custom\": { \"\(name)\": { \"weight\": \"bold\", \"fixed\": true, \"fontSize\": 9 } } }"
    let lines = try Self.lines(width: 60, text)
    let row = try #require(lines.first { $0.hasPrefix("aaa") && $0.contains("…") })
    #expect(row.count <= 60 && row.contains(" 9 "))
    #expect(try Self.lines(width: 60, text).allSatisfy { $0.count <= 60 })
    #expect(try Self.lines(width: nil, text).contains { $0.hasPrefix(name + " ") })
  }

  @Test("a text from a file stays in its cell", arguments: EvilStrings.all)
  func evilFont(text: String) throws {
    let dictionary = JSONValue.object([
      ("body", .object([("fontName", .string(text)), ("fontSize", .number(17))]))
    ]).text
    var options = CompilationOptions()
    for rule in RuleDescription.all { options.rules.levels[rule.id] = .off }
    let compilation = Compilation(Array(dictionary.utf8), path: text, options: options)
    guard let table = compilation.table else { return }
    let lines = RampText(Ramp(table), width: nil, colours: Colours(isOn: false)).lines
    let markdown = Ramp(table).blocks.markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect((lines + markdown).allSatisfy { EvilStrings.danger(in: $0) == nil && !$0.contains("\n") })
    #expect(lines.count == 18 && markdown.count == 20)
  }
}
