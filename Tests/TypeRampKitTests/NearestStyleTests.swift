import Testing

@testable import TypeRampKit

/// The styles that are nearest to a font.
@Suite struct NearestStyles {
  @Test(arguments: [
    ("15", 15, 400, ""), ("15.5,semibold", 15.5, 600, ""), ("15,Semi Bold", 15, 600, ""), ("15,SEMIBOLD", 15, 600, ""),
    ("15,600", 15, 600, ""), ("15,350,Avenir Next", 15, 350, "Avenir Next"), ("15,,Optima", 15, 400, "Optima"),
    // Apple's names: 100 is its lightest.
    ("15,ultraLight", 15, 100, ""), ("15,thin", 15, 200, ""), ("15,black", 15, 900, ""), ("15,ExtraBold", 15, 800, ""),
    ("15,,", 15, 400, ""), ("10000", 10_000, 400, ""),
  ])
  func whatIsWanted(text: String, size: Double, weight: Double, name: String) {
    #expect(WantedFont(text) == WantedFont(size: size, weight: weight, name: name))
  }

  @Test(arguments: [
    "", ",", "0", "-1", "+15", "0x1p3", "nan", "inf", "1e3", "10001", "15,fat", "15,0", "15,1001", "15,-1", "15 pt",
    ".",
    "1.2.3",
  ])
  func nothingElseIsRead(text: String) {
    #expect(WantedFont(text) == nil)
  }

  private static let table = Compilation(
    Array(
      """
      { "body": { "fontName": "Optima-Regular", "fontSize": 15 },
        "callout": { "fontName": "Optima-Bold", "fontSize": 15 },
        "footnote": { "fontName": "AvenirNext-DemiBold", "fontSize": 15 }, "title3": { "fontSize": 15 },
        "custom": { "same": { "weight": "regular", "fontSize": 15, "relativeTo": "subheadline" } } }
      """.utf8), path: "a.json"
  ).draft

  @Test(arguments: [
    // What is exact comes first; of equal ones the dictionary's own, in its order, before Apple's.
    ("15", ["body", "same", "subheadline"]), ("15,bold", ["callout", "footnote"]), ("15,600", ["footnote", "callout"]),
    // A point counts as much as a hundred of weight.
    ("15,500", ["body", "footnote", "same"]), ("16", ["body", "same"]), ("34", ["largeTitle"]),
    // The font counts before all else.
    ("15,bold,optima", ["callout", "body"]), ("15,bold,avenir", ["footnote", "callout"]),
    ("15,400,none", ["body", "same", "subheadline"]),
  ])
  func theOrder(font: String, names: [String]) throws {
    let (table, wanted) = (try #require(Self.table), try #require(WantedFont(font)))
    let order = table.styles(nearestTo: wanted, among: nil)
    let found = order.prefix(names.count).map(\.scaled.style.name)
    #expect(font == "16" ? Set(found).isSubset(of: ["body", "same", "callout"]) : found == names, "\(found)")
    // A style with errors is no candidate.
    #expect(order.count == 13 && !order.contains { $0.scaled.style.name == "title3" })
  }

  @Test func withoutADictionaryTheyAreApples() throws {
    let near = ScaledTable.preferredFonts(on: .iOS).styles(
      nearestTo: try #require(WantedFont("17,semibold")), among: nil)
    #expect(near.first?.scaled.style.name == "headline" && near.first?.weight == 600)
  }
}
