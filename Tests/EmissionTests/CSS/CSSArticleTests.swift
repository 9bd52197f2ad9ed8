import DynamicType
import Foundation
import TestSupport
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// An article in every mode at every category, 320 px wide, with embedded fonts.
@Suite(
  .enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"),
  .serialized)
struct CSSArticleTests {
  /// The layout of the article.
  private struct Look: Decodable {
    let overlaps: [String]
    let scrollWidth: Double
    let sizes: [String: Double]
    /// The widths of ten letters in each of four faces, in em of the body.
    let widths: [String: Double]
  }

  /// Body and title have custom faces, the others the system font.
  private static func table() throws -> ScaledTable {
    var fonts = FontCatalog()
    fonts.keepsContents = true
    for face in DrawnFont.family { try fonts.add(face.file, path: "\(face.postScriptName).ttf") }
    let own = [
      cssStyle(.largeTitle, font: .custom(name: "Brand-Bold", boldName: nil), size: 34),
      cssStyle(font: .custom(name: "Brand-Regular", boldName: nil)),
      cssStyle(.caption, font: .custom(name: "Brand-Italic", boldName: nil), size: 12),
      cssStyle(.footnote, font: .system(weight: nil, design: .monospaced, usesPreferredSizes: true), size: 13),
    ]
    let all = TextStyle.allCases.map { textStyle in
      own.first { $0.textStyle == textStyle } ?? ResolvedStyle(fallbackFor: textStyle, origin: .fallbackForAbsent)
    }
    return ScaledTable(
      ResolvedDictionary(name: "Brand", description: nil, styles: all, metrics: []), displayScale: 3, fonts: fonts)
  }

  /// How a page sets a category, in JavaScript.
  private static let settings: [(mode: CSSOptions.Mode, script: String)] = [
    (.table, "root.dataset.contentSize = name"),
    (.live, "root.style.fontSize = `${body * 16 / 17}px`"),
    (.both, "root.style.fontSize = `${body * 16 / 17}px`"),
    (.both, "root.style.fontSize = '16px'; root.dataset.contentSize = name"),
    (.both, "root.style.fontSize = `${body * 16 / 17}px`; root.dataset.contentSize = 'system'"),
  ]

  @Test(arguments: settings.indices) func anArticleIsReadable(_ setting: Int) throws {
    let (mode, script) = Self.settings[setting]
    let table = try Self.table()
    let browser = try BrowserSession(try #require(Browser.installed))
    try browser.setSize(width: 320)
    try browser.load(try Self.page(css(table) { ($0.mode, $0.embedsFonts) = (mode, true) }))
    for category in ContentSizeCategory.allCases {
      let body = Platform.iOS.preferredFont(.body).pointSizes[category.index]
      let look: Look = try browser.evaluate(
        "const root = document.documentElement, name = '\(category.name)', body = \(body); \(script); \(Self.looking)")
      #expect(look.overlaps == [], "\(category)")
      #expect(look.scrollWidth <= 320, "\(category)")
      for (name, size) in look.sizes {
        let style = try #require(
          table.allStyles.first { CSSNames(prefix: "type").styleClass($0.style.name) == name })
        #expect(abs(size - style.size(at: category)) < 0.01, "\(name) at \(category)")
      }
      #expect(look.sizes.count == 7)
      let expected = ["regular": 5, "italic": 5.5, "bold": 6, "boldItalic": 6.5]
      #expect(look.widths.mapValues { ($0 * 100).rounded() / 100 } == expected, "\(category)")
    }
  }

  /// Two pieces of text overlap if their ink does: upright letters have no ink within a fifth of the font's size at
  /// either end.
  private static let looking = """
    const pieces = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const size = parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize)
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue
        pieces.push({ text: walker.currentNode.data.trim(), left: box.left + 1, right: box.right - 1,
          top: box.top + size / 5, bottom: box.bottom - size / 5 })
      }
    }
    const overlaps = []
    pieces.forEach((a, index) => pieces.slice(index + 1).forEach(b => {
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) {
        overlaps.push(`${a.text} | ${b.text} | ${a.bottom - b.top}`)
      }
    }))
    const sizes = {}
    for (const element of document.querySelectorAll("[class]")) {
      sizes[element.className] = parseFloat(getComputedStyle(element).fontSize)
    }
    const widths = {}
    for (const id of ["regular", "italic", "bold", "boldItalic"]) {
      const element = document.getElementById(id)
      const probe = element.cloneNode(true)
      probe.style.cssText = "position: absolute; white-space: nowrap; left: 0"
      element.after(probe)
      widths[id] = probe.getBoundingClientRect().width / sizes["type-body"]
      probe.remove()
    }
    return { overlaps, scrollWidth: document.documentElement.scrollWidth, sizes, widths }
    """

  private static func page(_ stylesheet: String) throws -> String {
    let file = Repository.fixtures.appending(path: "Pages/Article.html")
    return try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "STYLESHEET", with: stylesheet)
  }
}
