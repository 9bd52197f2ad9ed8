import DynamicType
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Stylesheets for several themes in one page: text has the styles of the nearest one, and nothing of another.
@Suite(.enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"))
struct CSSScopesInABrowser {
  private static let plain = cssTable([cssStyle(.body, size: 20)])
  private static let adorned = cssTable([
    cssStyle(.body, size: 30) {
      $0.textCase = .uppercase
      $0.textDecoration = .underline
      $0.fontStyle = .italic
    }
  ])

  /// The sheets in either order, in each mode that has attributes.
  private static let orders = [CSSOptions.Mode.table, .both].flatMap { mode in [(mode, true), (mode, false)] }

  @Test(arguments: orders) func theNearestThemeWins(mode: CSSOptions.Mode, isPlainFirst: Bool) throws {
    let sheets = [
      css(Self.plain) { ($0.mode, $0.selector) = (mode, "[data-brand=plain]") },
      css(Self.adorned) { ($0.mode, $0.selector) = (mode, "[data-brand=adorned]") },
    ]
    let text = (isPlainFirst ? sheets : sheets.reversed()).joined(separator: "\n")
    let found: [[String]] = try evaluateCSS(
      """
      useStylesheet(\(try javaScript(text)))
      document.body.innerHTML = `<div data-brand="adorned"><p class="type-body">outer</p>
        <div data-brand="plain"><p class="type-body"><a class="type-body" href="#">link</a></p></div></div>`
      const read = () => [...document.querySelectorAll(".type-body")].map(element => {
        const style = getComputedStyle(element)
        return [style.fontSize, style.fontStyle, style.textTransform, style.textDecorationLine].join(" ")
      })
      const before = read()
      root.dataset.contentSize = "accessibility5"
      return [before, read()]
      """, Self.plain)
    #expect(
      found[0] == ["30px italic uppercase underline", "20px normal none none", "20px normal none underline"])
    let sizes = [Self.adorned, Self.plain].map { Int($0.styles[TextStyle.body.index].sizes[11]) }
    #expect(found[1].map { $0.prefix { $0 != "p" } } == ["\(sizes[0])", "\(sizes[1])", "\(sizes[1])"])
  }

  @Test func aThemeInsideAnotherHasItsOwnSizesAtASizeOfItsOwn() throws {
    let sheets = [20.0, 30, 40].map { size in
      css(cssTable([cssStyle(.body, size: size)])) { $0.selector = "[data-size='\(Int(size))']" }
    }
    let found: [String] = try evaluateCSS(
      """
      useStylesheet(\(try javaScript(sheets.joined(separator: "\n"))))
      root.dataset.size = "40"
      document.body.innerHTML = `<div data-size="20" data-content-size="large"><p class="type-body">text</p></div>`
      return [getComputedStyle(document.querySelector("p")).fontSize]
      """, Self.plain)
    #expect(found == ["20px"])
  }

  @Test(arguments: [("(min-width: 1px)", "30px"), ("(max-width: 1px)", "20px")])
  func aMediaQueryDecides(query: String, size: String) throws {
    let sheets = [css(Self.plain), css(Self.adorned) { $0.media = query }]
    let found: [String] = try evaluateCSS(
      """
      useStylesheet(\(try javaScript(sheets.joined(separator: "\n"))))
      return all(".type-body", "font-size")
      """, Self.plain)
    #expect(found.first == size)
  }
}
