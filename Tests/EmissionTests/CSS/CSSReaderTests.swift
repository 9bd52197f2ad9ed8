import DynamicType
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Stylesheets in a browser with settings of a reader: the system's text scale, a font size, paper.
@Suite(
  .enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"),
  .serialized)
struct CSSReaderTests {
  private let browser: BrowserSession

  init() throws { browser = try BrowserSession(try #require(Browser.installed)) }

  private static let bodySizes = Platform.iOS.preferredFont(.body).pointSizes

  /// Chromium rounds the system's scale to one of a few steps. At each step, the size is interpolated between those of
  /// the table. Following both `env(preferred-text-scale)` and the font size would scale twice.
  @Test(arguments: [CSSOptions.Mode.live, .both])
  func aPageFollowsTheTextScaleOfTheSystem(_ mode: CSSOptions.Mode) throws {
    let table = cssTable([cssStyle()])
    let expected = try #require(table[.body]).sizes
    let meta = #"<meta name="text-scale" content="scale">"#
    let read = """
      const size = element => parseFloat(getComputedStyle(element).fontSize)
      return [size(document.documentElement) * 17 / 16, size(document.querySelector("p"))]
      """
    var readers: [Double] = []
    for category in ContentSizeCategory.allCases {
      try browser.setTextScale(Self.bodySizes[category.index] / 17)
      try browser.load(page(css(table) { $0.mode = mode }, head: meta))
      let found: [Double] = try browser.evaluate(read)
      #expect(abs(found[1] - Self.between(expected, at: found[0])) < 0.01, "\(category)")
      readers.append(found[0])
      try browser.load(page(css(table) { $0.mode = mode }))
      #expect(try browser.evaluate(read) == [17.0, 17], "without the line, the page keeps its size")
    }
    #expect(readers == readers.sorted() && Set(readers).count > 7)
    #expect(readers[0] < 15 && readers[3] == 17 && readers[11] > 47)
  }

  /// The size for the reader's body size, interpolated between two categories.
  private static func between(_ sizes: [Double], at reader: Double) -> Double {
    guard let end = bodySizes.firstIndex(where: { $0 >= reader }) else { return sizes[11] }
    if end == 0 { return sizes[0] }
    let way = (reader - bodySizes[end - 1]) / (bodySizes[end] - bodySizes[end - 1])
    return sizes[end - 1] + way * (sizes[end] - sizes[end - 1])
  }

  @Test(arguments: CSSOptions.Mode.allCases) func paperHasTheDefaultSize(_ mode: CSSOptions.Mode) throws {
    let table = cssTable([cssStyle(.title, size: 20)], metrics: [ResolvedMetric(name: "gap", value: 10)])
    try browser.setFontSize(26)
    try browser.load(page(css(table) { $0.mode = mode }, attribute: mode == .live ? "" : "accessibility5"))
    let read = """
      const value = name => getComputedStyle(document.documentElement).getPropertyValue(name)
      const p = getComputedStyle(document.querySelector("p"))
      return [p.fontSize, value("--type-title-size"), value("--type-metric-gap")]
      """
    let screen: [String] = try browser.evaluate(read)
    #expect(screen[0] != "17px")
    try browser.setMedium("print")
    let paper: [String] = try browser.evaluate(read)
    #expect(paper == ["17px", "20px", "10px"])
  }

  @Test func aPartOfAPageGoesBackToTheReadersSetting() throws {
    try browser.setFontSize(32)
    let body = """
      <div data-content-size="xSmall"><p class="type-body">a</p>
      <div data-content-size="system"><p class="type-body">b</p></div></div>
      """
    try browser.load(page(css(cssTable()) { $0.mode = .both }, attribute: "accessibility1", body: body))
    let found: [String] = try browser.evaluate(
      """
      return [...document.querySelectorAll("p")].map(p => getComputedStyle(p))
        .map(style => `${Math.round(parseFloat(style.fontSize) * 100) / 100} ${style.lineHeight}`)
      """)
    // 32px is 34 of Dynamic Type: one seventh of the way from 33 to 40 at accessibility3.
    #expect(found.map { $0.split(separator: " ")[0] } == ["14", "34"])
  }

  @Test(arguments: CSSOptions.Mode.allCases) func scriptReadsSizesAsLengths(_ mode: CSSOptions.Mode) throws {
    try browser.load(
      page(css(cssTable([cssStyle()], metrics: [ResolvedMetric(name: "gap", value: 10)])) { $0.mode = mode }))
    let found: [String] = try browser.evaluate(
      """
      return ["--type-body-size", "--type-title-size", "--type-metric-gap"]
        .map(name => getComputedStyle(document.body).getPropertyValue(name))
      """)
    #expect(found == ["17px", "28px", "10px"])
  }

  /// The distance between baselines equals the table's to the pixel, and a larger word makes its line taller.
  @Test(arguments: CSSOptions.Mode.allCases) func largerTextWithinALineGetsATallerLine(_ mode: CSSOptions.Mode) throws {
    let body = #"<p class="type-body">a<br><span style="font-size: 300%">b</span><br>c</p>"#
    try browser.load(page(css(cssTable()) { $0.mode = mode }, body: body))
    let found: [Double] = try browser.evaluate(
      """
      const line = element => parseFloat(getComputedStyle(element).lineHeight)
      return [line(document.querySelector("p")), line(document.querySelector("span"))]
      """)
    #expect(found.map { $0.rounded() } == [22, 66])
  }

  /// Rules of the page that name an element win in any order.
  @Test func aClassGivesWayToThePage() throws {
    let own = "<style>p { font-size: 40px } h1 { color: red }</style>"
    for layer in [nil, "a.b"] {
      try browser.load(page(css(cssTable([cssStyle()])) { $0.layer = layer }, head: own))
      let size: String = try browser.evaluate("return getComputedStyle(document.querySelector('p')).fontSize")
      #expect(size == "40px")
    }
  }

  @Test func aLayerGivesWayToLaterOnes() throws {
    let own = "<style>@layer a, b; @layer b { :where(p) { font-size: 40px } }</style>"
    let found: [String] = try ["a", "b"].map { layer in
      let sheet = own + "<style>\(css(cssTable([cssStyle()])) { $0.layer = layer })</style>"
      try browser.load("<!DOCTYPE html>\(sheet)<p class=type-body>text</p>")
      return try browser.evaluate("return getComputedStyle(document.querySelector('p')).fontSize")
    }
    #expect(found == ["40px", "17px"])
  }

  private func page(
    _ stylesheet: String, head: String = "", attribute: String = "", body: String = "<p class=type-body>text</p>"
  ) -> String {
    let attribute = attribute.isEmpty ? "" : " data-content-size=\"\(attribute)\""
    return
      "<!DOCTYPE html><html\(attribute)><head>\(head)<style>\(stylesheet)</style></head><body>\(body)</body></html>"
  }
}
