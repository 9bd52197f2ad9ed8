import DynamicType
import FontFiles
import Foundation
import StyleModel
import TestSupport
import Testing

@testable import TypeRampKit

/// The page in a browser: its sizes, its controls, and what it looks like where.
@Suite(
  .enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"),
  .serialized)
struct PreviewBrowserTests {
  private let browser: BrowserSession

  init() throws {
    browser = try BrowserSession(try #require(Browser.installed))
    try browser.setSize(width: 1200)
  }

  private static let everything = Repository.fixtures.appending(path: "Dictionaries/Everything.json")

  @discardableResult
  private func load(_ page: PreviewPage?) throws -> PreviewPage {
    let page = try #require(page)
    try browser.load(page.text)
    return page
  }

  private func run<Result: Decodable>(_ script: String, as type: Result.Type = Result.self) throws -> Result {
    try browser.evaluate(previewPrelude + script)
  }

  private static let columns =
    "return all('.grid tbody tr').map(row => all('.sample', row).map(size)).filter(r => r.length)"

  @Test(arguments: Repository.dictionaries) func everySizeIsThatOfTheTable(_ fixture: URL) throws {
    let subject = try load(PreviewPage([try previewed(fixture)])).subjects[0]
    let sizes = subject.styles.map(\.scaled.sizes)
    let ownSizes = PreviewArticle(subject).rows.map(\.style.scaled.sizes)
    #expect(Self.areEqual(try run(Self.columns), sizes))
    // The ramp, what it says, and the phones, category by category.
    let found: [[[Double]]] = try run(
      """
      return [...Array(12).keys()].map(index => {
        set("size", index)
        const said = all(".entry [data-shows=size]").map(place => parseFloat(place.textContent))
        const names = all(".ramp > .entries > .entry").map(entry => entry.dataset.style)
        const phones = ["small", "own", "largest"].map(kind =>
          names.map(name => size(one(`.phone-${kind} [data-style="${name}"] .sample`))))
        return [all(".entry .sample").map(size), said, ...phones]
      })
      """)
    for category in ContentSizeCategory.allCases {
      let expected = sizes.map { $0[category.index] }
      // No two phones are alike: the default is shown where the chosen size is the smallest or the largest.
      let ends = [category == .xSmall ? 3 : 0, category == .accessibility5 ? 3 : 11]
      let phones = [ends[0], category.index, ends[1]].map { index in ownSizes.map { $0[index] } }
      #expect(Self.areEqual(found[category.index], [expected, expected] + phones), "\(category)")
    }
  }

  /// The browser cuts the texts that `fit` reports, at the same text sizes.
  @Test func textsAreMarkedWhereTheyDoNotFit() throws {
    let compilation = try previewed(
      #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#, fonts: [DrawnFont.family[0]])
    let style = try #require(compilation.table?.allStyles.first { $0.style.name == "body" })
    let face = try FontFile(DrawnFont.family[0].file).faces[0]
    let check = FitCheck([try FitStyle(style, standIn: nil) { _ in face }], tolerance: 0)
    let texts = #""a" = "Weiter"; "b" = "ok ok ok ok ok ok"; "c" = "Sichern und %@"; "d" = "<b>&";"#
    let places = [("a", 90, nil), ("b", 101, 2), ("c", 151, 1), ("d", 300, 1)] as [(String, Double, Int?)]
    let result = check.check(TextCatalog(Array(texts.utf8), path: "de.lproj/A.strings"), RulePolicy()) { key in
      places.first { $0.0 == key }.map { FitPlace(style: "body", width: $0.1, lines: $0.2) }
    }
    var page = try #require(PreviewPage([compilation]))
    var shownTexts = PreviewTexts(check)
    shownTexts.add(result, languages: [])
    page.texts = [shownTexts]
    try load(page)
    let marks: [[Bool]] = try run(
      """
      await document.fonts.ready
      return [...Array(12).keys()].map(index => {
        set("size", index)
        return all(".phone-own .tag .mark").map(isShown)
      })
      """)
    let firsts = result.fits.map { $0.fit.problem?.category.index ?? 12 }
    #expect(Set(firsts).count == 4 && firsts[3] == 12, "\(firsts)")
    #expect(marks == (0..<12).map { index in firsts.map { $0 <= index } })
    let shown: [String] = try run("return all('.phone-largest .label').map(text => text.lang + text.textContent)")
    #expect(shown == ["deWeiter", "deok ok ok ok ok ok", "deSichern und Example", "de<b>&"])
  }

  /// They have the sizes of their own table.
  @Test func stylesAreComparedWithThePreferredFonts() throws {
    try load(PreviewPage([try previewed(#"{ "body": { "fontName": "A", "fontSize": 30 } }"#)]))
    let found: [[Double]] = try run(
      """
      return [3, 11].map(index => {
        set("size", index)
        return [one("#d1-style-body .compared"), one(".phone-preferred .sample")].map(size)
      })
      """)
    #expect(found == [[17, 17], [53, 53]])
    let shown: [[Bool]] = try run(
      """
      return ["none", "preferred"].map(value => {
        set("compare", value)
        return [one("#d1-style-body .compared"), one(".phone-preferred"), one(".phone-largest")].map(isShown)
      })
      """)
    #expect(shown == [[false, false, true], [true, true, false]])
    #expect(try run("return all('.entry .compared').length") == 1, "a fallback is the preferred font")
  }

  /// The slider, the controls in one line, and the styles of the dictionary.
  @Test(arguments: [(1440, 900), (820, 900)]) func theFirstWindowHasTheRamp(_ width: Int, _ height: Int) throws {
    try browser.setSize(width: width, height: height)
    try load(PreviewPage([try previewed(Repository.fixtures.appending(path: "Dictionaries/Noteworthy.plist"))]))
    let bottoms: [Double] = try run(
      "return [one('#size'), ...all('.ramp > .entries > .entry')].map(e => e.getBoundingClientRect().bottom)")
    #expect(bottoms.count == 12 && bottoms.allSatisfy { $0 <= Double(height) }, "\(bottoms)")
    let tops: [Double] = try run("return all('.controls p').filter(isShown).map(p => p.getBoundingClientRect().top)")
    #expect(Set(tops).count == 1, "\(tops)")
    #expect(try run("return ['.ramp details', '.grid details'].map(name => one(name).open)") == [false, false])
  }

  @Test func theNameGrowsWithTheSlider() throws {
    try load(PreviewPage([try previewed(Self.everything)]))
    // 'largeTitle' is fixed.
    let found: [String] = try run(
      """
      return [3, 8].map(index => {
        set("size", index)
        const { fontSize, fontFamily } = getComputedStyle(one(".name"))
        return fontSize + fontFamily
      })
      """)
    #expect(found.map { $0.prefix(17) } == ["36pxFutura-Bold, ", "49pxFutura-Bold, "])
  }

  @Test(arguments: [390, 820, 1440]) func theChosenColumnIsInView(_ width: Int) throws {
    try browser.setSize(width: width)
    try load(PreviewPage([try previewed(Self.everything)]))
    let found: [[Double]] = try run(
      """
      return [0, 3, 11].map(index => {
        set("size", index)
        const [column, window] = [one("th.current"), one(".scroller")].map(e => e.getBoundingClientRect())
        return [window.left, column.left, column.right, window.right]
      })
      """)
    #expect(found.allSatisfy { $0 == $0.sorted() }, "\(found)")
    if width == 390 { return }
    #expect(try run("return one('.scroller').scrollWidth - one('.scroller').clientWidth") == 0)
  }

  /// As iOS does: a face without a bold one stays, and a system font is two steps bolder.
  @Test func boldTextIsASwitch() throws {
    let text = #"""
      { "title": { "fontName": "Brand-Regular", "fontSize": 28 }, "title2": { "design": "serif" },
        "body": { "fontName": "Brand-Regular", "boldFontName": "Brand-Bold", "fontSize": 17 } }
      """#
    let compilation = try previewed(text, fonts: DrawnFont.family)
    try load(PreviewPage([compilation]))
    let read = """
      const texts = ["title", "title2", "body", "headline"].map(name => one(`#d1-style-${name} .sample`))
      const weights = () => texts.map(text => Number(getComputedStyle(text).fontWeight))

      """
    let found: [[Int]] = try run(read + "const off = weights(); one('#bold').click(); return [off, weights()]")
    #expect(found == [[400, 400, 400, 600], [400, 600, 700, 800]])
    try load(PreviewPage([compilation]))
    #expect(try run(read + "return weights()") == [400, 600, 700, 800], "the choice is kept")
  }

  @Test func aLongDictionaryHasAnIndexAndAFilter() throws {
    let entries = (1...21).map { number in
      #""\#(number > 9 ? "heading" : "text")\#(number)": { "design": "serif", "fontSize": \#(number + 10), "relativeTo": "body" }"#
    }
    let long = #"{ "custom": { \#(entries.joined(separator: ",")) } }"#
    let page = try load(PreviewPage([try previewed(long), try previewed(Self.everything)]))
    #expect(page.text.components(separatedBy: "class=\"index\"").count == 2)
    let shown: [[Int]] = try run(
      """
      one(".index details").open = true
      const places = [".ramp > ol > li", ".index li", ".grid > div tbody tr", ".phone-own .passage"]
      return ["", "Heading", "g 1", "none"].map(letters => {
        set("filter", letters)
        return places.map(place => all("#d1 " + place).filter(isShown).length)
      })
      """)
    #expect(shown == [21, 12, 10, 0].map { Array(repeating: $0, count: 4) })
    #expect(try run("return all('.index a').every(a => !!one(a.getAttribute('href')))") == true)
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
    let styles = try load(PreviewPage([try previewed(Self.everything)])).subjects[0].styles.map(\.scaled)
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

  @Test(arguments: ["german": "ltr", "arabic": "rtl", "thai": "ltr", "hindi": "ltr"])
  func sampleTextsHaveTheirLanguage(_ name: String, _ direction: String) throws {
    try load(PreviewPage([try previewed(Self.everything)]))
    let read = """
      const text = one(".phone-own [data-style=Body] .sample")
      const { long, language } = one("option[value=\(name)]").dataset
      return [text.textContent === long, text.lang === language, isShown(one("#unmeasured")),
        getComputedStyle(text).direction === "\(direction)", text.textContent.startsWith("Boats"), !text.lang]
      """
    #expect(try run("set('sample', '\(name)');" + read) == [true, true, true, true, false, false])
    #expect(try run("set('sample', 'name');" + read) == [false, false, false, direction == "ltr", true, true])
  }

  @Test func aTextOfOnesOwnIsShownAndWraps() throws {
    try load(PreviewPage([try previewed(Self.everything)]))
    let heights: [Double] = try run(
      """
      set("own", "<b>x</b> " + "word ".repeat(40))
      const text = one(".phone-own [data-style=Body] .sample")
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
    let styles = try load(PreviewPage([try previewed(Self.everything)])).subjects[0].styles
    try browser.setScheme("dark", medium: "print")
    let numbers: [[String]] = try run(
      """
      return all(".grid tbody:not(.metrics) tr")
        .map(row => all(".number", row).map(number => number.firstChild.textContent.trim()))
      """)
    #expect(numbers == styles.map { style in ContentSizeCategory.allCases.map(style.size) })
    #expect(try run("return all('.size-control, .settings').some(isShown)") == false)
    #expect(try run("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    #expect(try run("set('size', 11); return size(one('#d1-style-headline .sample'))") == 28.0)
    try browser.setScheme("dark")
    #expect(try run("return getComputedStyle(document.body).backgroundColor") == "rgb(15, 15, 16)")
  }

  @Test func withoutAScriptEveryColumnIsThere() throws {
    let page = try #require(PreviewPage([try previewed(Self.everything), try previewed("{}")]))
    let start = try #require(page.text.range(of: "<script>"))
    try browser.load(String(page.text[..<start.lowerBound]))
    let sizes: [[Double]] = try run(Self.columns)
    #expect(Self.areEqual(sizes, page.subjects.flatMap(\.styles).map(\.scaled.sizes)))
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
