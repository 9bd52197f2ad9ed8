import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// Pictures of words with the outlines of their fonts.
@Suite struct SpecimenTests {
  private static func compilation(_ text: String, _ fonts: [[UInt8]] = DrawnFont.family.map(\.file)) throws
    -> Compilation
  {
    var catalog = FontCatalog()
    catalog.keepsContents = true
    for (index, file) in fonts.enumerated() { try catalog.add(file, path: "\(index).ttf") }
    var options = CompilationOptions()
    options.fonts = catalog
    return Compilation(Array(text.utf8), path: "Brand.json", options: options)
  }

  private static func specimen(_ text: String, _ fonts: [[UInt8]] = DrawnFont.family.map(\.file)) throws -> Specimen {
    let table = try #require(try compilation(text, fonts).draft).limitedToDefinedStyles
    return Specimen(table.allStyles.map { Specimen.Row($0, of: table, at: [.large, .accessibility5]) })
  }

  /// Each glyph is defined once; its size and position follow from the style.
  @Test func thePictureHasTheOutlines() throws {
    let specimen = try Self.specimen(#"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#)
    #expect(specimen.missing == "")
    #expect(
      specimen.svg == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="147" height="128" viewBox="0 0 147 128">
        <title>body</title>
        <style>
        text { font: 11px system-ui, sans-serif; fill: #59636e }
        path, tspan { fill: #1f2328 } tspan { font-weight: 600 }
        @media (prefers-color-scheme: dark) { path, tspan { fill: #f0f6fc } text { fill: #9198a1 } }
        </style>
        <defs><path id="g0" d="M50 0L50 700L450 700L450 0L50 0Z"/></defs>
        <text x="16" y="28"><tspan>body</tspan> Brand-Regular</text>
        <g transform="translate(16 77.2) scale(0.017 -0.017)"><use xlink:href="#g0" x="0"/><use xlink:href="#g0" x="500"/></g>
        <text x="16" y="103.6">L 17</text>
        <g transform="translate(56 77.2) scale(0.048 -0.048)"><use xlink:href="#g0" x="0"/><use xlink:href="#g0" x="500"/></g>
        <text x="56" y="103.6">AX5 48</text>
        </svg>

        """)
  }

  /// A font without Latin letters is drawn with letters of its own.
  @Test(arguments: [0x0400, 0x0391, 0x05D0 - 8]) func lettersOfOtherScriptsAreDrawn(firstCharacter: Int) throws {
    var font = DrawnFont()
    font.firstCharacter = firstCharacter
    let specimen = try Self.specimen(#"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#, [font.file])
    #expect(specimen.missing == "")
    #expect(specimen.svg?.contains("<use xlink:href") == true)
  }

  /// A style without a font file is named.
  @Test func whatIsNotDrawnIsNamed() throws {
    let specimen = try Self.specimen(
      """
      { "body": { "fontName": "Brand-Regular", "fontSize": 17 },
        "title": { "fontName": "Optima-Bold", "fontSize": 28 },
        "callout": { "weight": "bold", "fontSize": 16 } }
      """)
    let missing = "'title' (Optima-Bold is in no font file), 'callout' (Apple's own font is in no font file)"
    #expect(specimen.missing == missing)
    #expect(specimen.svg?.contains("<title>body</title>") == true)
    let nothing = try Self.specimen(#"{ "title": { "fontName": "Optima-Bold", "fontSize": 28 } }"#)
    #expect(nothing.svg == nil && nothing.missing == "'title' (Optima-Bold is in no font file)")
  }

  /// The outlines in the file of a variable font are those of one weight.
  @Test(
    arguments: [
      ("Brand-Thin", ""), ("Brand-Thin_Regular", "'body' (Brand-Thin_Regular is an instance of a variable font)"),
      ("Brand", "'body' (Brand is an instance of a variable font)"),
    ]) func instancesOfAVariableFontAreNotDrawn(_ name: String, _ missing: String) throws
  {
    var font = DrawnFont("Thin", weight: 100, advance: 500)
    font.instances = [("Thin", 100), ("Regular", 400)]
    let text = "{ \"body\": { \"fontName\": \"\(name)\", \"fontSize\": 17 } }"
    #expect(try Self.specimen(text, [font.file]).missing == missing)
  }

  /// The styles that look different, at the sizes before and after.
  @Test func changesAreSideBySide() throws {
    let title = #""title": { "fontName": "Brand-Bold", "fontSize": 28 }"#
    let texts = [("Regular", 17), ("Bold", 16)].map {
      "{ \"body\": { \"fontName\": \"Brand-\($0.0)\", \"fontSize\": \($0.1) }, \(title) }"
    }
    let (old, new) = (try Self.compilation(texts[0]), try Self.compilation(texts[1]))
    let changes = try #require(Comparison.changes(from: old, to: new))
    let svg = try #require(Specimen(Specimen.Row.all(of: changes, from: old.table, to: new.table)).svg)
    #expect(svg.contains("<tspan>body</tspan> Brand-Regular → Brand-Bold</text>"))
    let labels = svg.matches(of: /\d">([a-z]+ [A-Z0-9]+ \d+)</).map { String($0.1) }
    #expect(labels == ["before L 17", "after L 16", "before AX5 48", "after AX5 45"])
    #expect(Specimen.Row.all(of: [], from: old.table, to: new.table).isEmpty)
  }

  /// Chromium draws the outlines as it draws the text in the font.
  @Test(.enabled(if: Browser.installed != nil, "no browser"))
  func theOutlinesLookLikeTheText() throws {
    let folder = URL(filePath: "/usr/share/fonts/truetype/lato")
    guard let regular = try? Data(contentsOf: folder.appending(path: "Lato-Regular.ttf")) else { return }
    let table = try #require(
      try Self.compilation(
        #"{ "body": { "fontName": "Lato-Regular", "fontSize": 17 } }"#, [[UInt8](regular)]
      ).table
    ).limitedToDefinedStyles
    let specimen = Specimen(table.allStyles.map { Specimen.Row($0, of: table, at: [.accessibility5]) })
    let svg = try #require(specimen.svg).replacing(/<text.*/, with: "")
    let difference: [Double] = try #require(Browser.installed).evaluate(
      Self.comparison(svg, font: regular), in: "<!DOCTYPE html><meta charset=utf-8>")
    #expect(difference[0] > 1000 && difference[1] / difference[0] < 0.02, "\(difference)")
  }

  /// The sums of the ink of a text, and of the difference to it.
  private static func comparison(_ svg: String, font: Data) throws -> String {
    let position = try #require(svg.firstMatch(of: /translate\(([\d.]+) ([\d.]+)\)/))
    return """
      const face = new FontFace("Judged", Uint8Array.from(atob("\(font.base64EncodedString())"), c => c.charCodeAt(0)))
      document.fonts.add(await face.load())
      const ink = draw => {
        const context = Object.assign(document.createElement("canvas"), { width: 800, height: 800 }).getContext("2d")
        context.scale(4, 4)
        draw(context)
        return context.getImageData(0, 0, 800, 800).data.filter((_, index) => index % 4 == 3)
      }
      const text = ink(context => {
        context.font = "48px Judged"
        context.fontKerning = "none"
        context.fillText("Ag", \(position.1), \(position.2))
      })
      const image = new Image()
      image.src = "data:image/svg+xml," + encodeURIComponent(`\(svg)`)
      await image.decode()
      const outline = ink(context => context.drawImage(image, 0, 0))
      return [text.reduce((sum, one) => sum + one, 0),
        text.reduce((sum, one, index) => sum + Math.abs(one - outline[index]), 0)]
      """
  }
}
