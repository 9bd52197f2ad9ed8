import DynamicType
import Foundation
import StyleModel
import TestSupport
import Testing

@testable import TypeRampKit

/// The page in a browser: its sizes, its controls, and what it looks like where.
@Suite(
  .enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"),
  .serialized, .timeLimit(.minutes(5)))
struct PreviewBrowserTests {
  private let browser: BrowserSession

  init() throws {
    browser = try BrowserSession(try #require(Browser.installed))
    try browser.setSize(width: 1200)
  }

  private static let everything = Repository.fixtures.appending(path: "Dictionaries/Everything.json")

  private func load(_ page: PreviewPage?) throws { try browser.load(try #require(page).text) }

  private func run<Result: Decodable>(_ script: String, as type: Result.Type = Result.self) throws -> Result {
    try browser.evaluate(previewPrelude + script)
  }

  private static let columns =
    "return all('.grid tbody tr').map(row => all('.sample', row).map(size)).filter(r => r.length)"

  @Test(arguments: Repository.dictionaries) func everySizeIsThatOfTheTable(_ fixture: URL) throws {
    let compilation = try previewed(fixture)
    let sizes = try #require(compilation.table).allStyles.map(\.sizes)
    try load(PreviewPage([compilation]))
    #expect(Self.areEqual(try run(Self.columns), sizes))
    // The ramp, what it says, and the phone, category by category.
    let found: [[[Double]]] = try run(
      """
      return [...Array(12).keys()].map(index => {
        set("size", index)
        const said = all(".entry [data-shows=size]").map(place => parseFloat(place.textContent))
        return [all(".entry .sample").map(size), said, all(".phone-own .sample").map(size)]
      })
      """)
    for category in ContentSizeCategory.allCases {
      let expected = sizes.map { $0[category.index] }
      #expect(Self.areEqual(found[category.index], [expected, expected, expected]), "\(category)")
    }
  }

  /// The preferred fonts are the ghost, and have the sizes of their own table.
  @Test func theGhostIsThePreferredFont() throws {
    try load(PreviewPage([try previewed(#"{ "body": { "fontName": "A", "fontSize": 30 } }"#)]))
    let found: [[Double]] = try run(
      """
      return [3, 11].map(index => { set("size", index); return all(".phone-preferred .sample").map(size) })
      """)
    let fonts = Platform.iOS.preferredFonts.map(\.pointSizes)
    #expect(Self.areEqual(found, [fonts.map { $0[3] }, fonts.map { $0[11] }]))
    let shown: [[Bool]] = try run(
      """
      return ["preferred", "none"].map(value => {
        set("ghost", value)
        return [one("#d1-style-body .ghost"), one(".phone-preferred")].map(isShown)
      })
      """)
    #expect(shown == [[true, true], [false, false]])
    #expect(try run("return all('.entry .ghost').length") == 1, "a fallback is its own ghost")
  }

  @Test func theSliderIsMovedByKeys() throws {
    try load(PreviewPage([try previewed(Self.everything)]))
    let read = """
      return [one("#size").getAttribute("aria-valuetext"), one(".entries").dataset.contentSize,
        one("th.current").textContent, String(size(one("#d1-style-caption .sample")))]
      """
    let _: Bool = try browser.evaluate("document.getElementById('size').focus(); return true")
    #expect(try run(read) == ["Large, the default", "large", "L", "13"])
    try browser.press("ArrowRight", code: 39)
    #expect(try run(read) == ["Extra large", "xLarge", "XL", "14"])
    try browser.press("End", code: 35)
    #expect(try run(read) == ["Accessibility 5", "accessibility5", "AX5", "36"])
  }

  @Test func marksAreWhereTheTableHasThem() throws {
    let compilation = try previewed(Self.everything)
    try load(PreviewPage([compilation]))
    let styles = try #require(compilation.table).allStyles
    let cells: [[String]] = try run(
      "return all('.grid tbody:not(.metrics) tr').map(row => all('td', row)"
        + ".map(cell => all('.mark', cell).map(mark => mark.textContent).join()))")
    for (style, cells) in zip(styles, cells) {
      let inferred = ContentSizeCategory.allCases.filter { cells[$0.index].contains("Inferred") }
      #expect(inferred == style.inferred, "\(style.style.name)")
    }
    let body = try #require(cells.indices.first { styles[$0].style.name == "body" })
    let isLimited = cells[body].map { $0.contains("Limited") }
    #expect(isLimited == Array(repeating: false, count: 10) + [true, true])
    let fallbacks: [String] = try run(
      "return all('.entry').filter(e => e.querySelector('.mark-fallback')).map(e => e.querySelector('h4').textContent)")
    #expect(fallbacks == ["Extra Large Title 2", "Subheadline", "Callout", "Footnote"])
    let links: [Bool] = try run("return all('a').map(a => !!document.querySelector(a.getAttribute('href')))")
    #expect(!links.isEmpty && links.allSatisfy { $0 })
  }

  @Test(arguments: PreviewSample.all.map(\.name)) func sampleTextsHaveTheirLanguage(_ name: String) throws {
    let sample = try #require(PreviewSample.all.first { $0.name == name })
    try load(PreviewPage([try previewed(Self.everything)]))
    let found: [String] = try run(
      """
      set("sample", "\(name)")
      const text = one(".phone-own .passage:nth-child(9) .sample")
      return [text.textContent, text.lang, getComputedStyle(text).direction, one("#unmeasured").textContent]
      """)
    #expect(found == [sample.long, sample.language, sample.direction, PreviewSample.warning])
    let back: [String] = try run(
      """
      set("sample", "name")
      const text = one(".phone-own .passage:nth-child(9) .sample")
      return [text.textContent.slice(0, 5), String(text.hasAttribute("lang")), one("#unmeasured").textContent]
      """)
    #expect(back == ["Boats", "false", ""])
  }

  @Test func aTextOfOnesOwnIsShownAndWraps() throws {
    try load(PreviewPage([try previewed(Self.everything)]))
    let heights: [Double] = try run(
      """
      set("own", "<b>x</b> " + "word ".repeat(40))
      const text = one(".phone-own .passage:nth-child(9) .sample")
      if (!text.textContent.startsWith("<b>x</b> word")) return []
      return [320, 430].map(width => { set("width", width); return text.getBoundingClientRect().height })
      """)
    #expect(heights.count == 2 && heights[0] > heights[1])
    let widths: [Double] = try run(
      "return [320, 430].map(w => { set('width', w); return one('.phone').getBoundingClientRect().width })")
    #expect(widths == [320, 430])
  }

  @Test func whatWasChosenIsKept() throws {
    let page = PreviewPage([try previewed(Self.everything)])
    try load(page)
    let _: Bool = try run("set('size', 8); set('width', 375); set('sample', 'thai'); return true")
    try load(page)
    #expect(try run("return [one('#size').value, one('#width').value, one('#sample').value]") == ["8", "375", "thai"])
    #expect(try run("return one('.entries').dataset.contentSize") == "accessibility2")
  }

  @Test(arguments: [390, 820, 1440]) func nothingIsWiderThanTheWindow(_ width: Int) throws {
    try browser.setSize(width: width)
    for page in [
      PreviewPage([try previewed(Self.everything)]),
      PreviewPage(try previewed(Self.everything), before: try previewed("{}")),
    ] {
      try load(page)
      #expect(try run("set('size', 11); return document.documentElement.scrollWidth") == width)
    }
  }

  @Test func paperHasTheSizesAndNoControls() throws {
    let compilation = try previewed(Self.everything)
    try load(PreviewPage([compilation]))
    try browser.setScheme("dark", medium: "print")
    #expect(Self.areEqual(try run(Self.columns), try #require(compilation.table).allStyles.map(\.sizes)))
    #expect(try run("return all('.size-control, .settings').some(isShown)") == false)
    #expect(try run("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    #expect(try run("set('size', 11); return size(one('#d1-style-headline .sample'))") == 28.0)
    try browser.setScheme("dark")
    #expect(try run("return getComputedStyle(document.body).backgroundColor") == "rgb(15, 15, 16)")
  }

  @Test func withoutAScriptEveryColumnIsThere() throws {
    let compilation = try previewed(Self.everything)
    let page = try #require(PreviewPage([compilation, try previewed("{}")])).text
    let start = try #require(page.range(of: "<script>"))
    try browser.load(String(page[..<start.lowerBound]))
    let sizes: [[Double]] = try run(Self.columns)
    let fallbacks = Platform.iOS.preferredFonts.map(\.pointSizes)
    #expect(Self.areEqual(sizes, try #require(compilation.table).allStyles.map(\.sizes) + fallbacks))
    #expect(try run("return [all('.dictionary').every(isShown), all('input, select').some(isShown)]") == [true, false])
  }

  /// Widths tell the faces apart: the first two have one family with another bold face, the last has the bold alone.
  @Test func oneOfSeveralDictionariesIsShown() throws {
    let texts = [
      #"{ "body": { "fontName": "Brand-Regular", "boldFontName": "Brand-Bold", "fontSize": 20 } }"#,
      #"{ "body": { "fontName": "Brand-Regular", "fontSize": 20 } }"#,
      #"{ "body": { "fontName": "Brand-Bold", "fontSize": 30 } }"#,
    ]
    let compilations = try zip(["a", "a", "b"], texts).map { try previewed($1, name: $0, fonts: DrawnFont.family) }
    try load(PreviewPage(compilations))
    let script = """
      const found = []
      set("own", "Word")
      for (const name of ["d1", "d2", "d3"]) {
        set("dictionary", name)
        const shownText = size(one(`#${name}-style-body .sample`))
        await document.fonts.ready
        const shown = all(".dictionary").filter(isShown)
        const text = shown[0].querySelector(`#${name}-style-body .sample`)
        const range = document.createRange()
        range.selectNodeContents(text)
        const width = range.getBoundingClientRect().width / text.textContent.length / size(text)
        found.push([shown.length, shownText, Math.round(width * 1000)])
      }
      return found
      """
    let found: [[Double]] = try run(script)
    #expect(found == [[1, 20, 500], [1, 20, 500], [1, 30, 600]])
    let labels: [String] = try run("return all('#dictionary option').map(option => option.textContent)")
    #expect(labels == ["a (a.json)", "a (a.json)", "b"])
  }

  private static func areEqual(_ left: [[Double]], _ right: [[Double]]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 0.001 }
      }
  }
}
