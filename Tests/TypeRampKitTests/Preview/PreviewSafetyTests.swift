import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// Texts of strangers stay texts, and the page asks nobody for anything.
@Suite(
  .enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"),
  .serialized)
struct PreviewSafetyTests {
  private let browser: BrowserSession

  init() throws {
    browser = try BrowserSession(try #require(Browser.installed))
    // What the policy refuses, and what a text that became a script would do.
    try browser.addStartScript(
      """
      window.refused = []
      addEventListener("securitypolicyviolation", ({ violatedDirective }) => window.refused.push(violatedDirective))
      window.alert = () => { window.hit = true }
      """)
  }

  /// A dictionary with a text in every field that can hold one.
  private static func dictionary(_ text: String) throws -> String {
    let entry: [String: Any] = [
      "fontName": "A" + text, "boldFontName": text + "B", "fontSize": 17, "description": text,
      "fallbackFamilies": [text + "f"],
    ]
    let value: [String: Any] = [
      "description": text, "body": entry, "title": ["fontName": text + "c", "fontSize": 28],
      "custom": ["price": entry.merging(["relativeTo": "body"]) { $1 }],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  private static func page(_ text: String) throws -> PreviewPage? {
    let compilation = Compilation(Array(try dictionary(text).utf8), path: "\(text)/\(text).json")
    return PreviewPage(compilation, before: try previewed("{}"))
  }

  @Test func evilTextsStayTexts() throws {
    let harmless = try elements(try #require(try Self.page("x")).text)
    for text in SlowTests.some(EvilStrings.all, of: 3) {
      let page = try #require(try Self.page(text), "\(text.debugDescription)").text
      #expect(EvilStrings.danger(in: page) == nil, "\(text.debugDescription)")
      #expect(try elements(page) == harmless, "\(text.debugDescription)")
      let state: [Bool] = try browser.evaluate(
        "return [window.hit === true, window.refused.length > 0, performance.getEntriesByType('resource').length > 0]")
      #expect(state == [false, false, false], "\(text.debugDescription)")
      let shown: String = try browser.evaluate(
        "return document.querySelector('#d1-style-body .font').textContent")
      #expect(shown == "A" + text.printableAsShown, "\(text.debugDescription)")
    }
  }

  /// The elements of a page, but for those that depend on how many lines a description has and on what was found.
  private func elements(_ page: String) throws -> [String] {
    try browser.load(page)
    return try browser.evaluate(
      """
      document.querySelectorAll(".marks, .findings, .counts a, .lead, .facts, .description br").forEach(element => element.remove())
      return [...document.querySelectorAll("*")].map(element => element.tagName)
      """)
  }

  @Test func thePolicyRefusesEverythingElse() throws {
    let compilation = try previewed(
      #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#, fonts: DrawnFont.family)
    try browser.load(try #require(PreviewPage([compilation])).text)
    #expect(try browser.evaluate("return window.refused") == [String]())
    #expect(try browser.evaluate("return [...document.fonts].some(face => face.status === 'loaded')") == true)
    let refused: [String] = try browser.evaluate(
      """
      const add = (name, attributes, text = "") => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
        element.textContent = text
        document.body.append(element)
        return element
      }
      add("script", {}, "alert(1)")
      add("style", {}, "body { display: none }")
      add("img", { src: "https://example.invalid/a.png" })
      add("script", { src: "https://example.invalid/a.js" })
      add("link", { rel: "stylesheet", href: "https://example.invalid/a.css" })
      add("iframe", { src: "https://example.invalid/" })
      add("p", { style: "color: red" })
      add("button", { onclick: "alert(1)" }).click()
      await fetch("https://example.invalid/").catch(() => {})
      for (let turn = 0; turn < 500 && new Set(window.refused).size < 7; turn++) await new Promise(requestAnimationFrame)
      return [...new Set(window.refused)].sort()
      """)
    #expect(
      refused == [
        "connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-attr", "style-src-elem",
      ])
    #expect(try browser.evaluate("return window.hit === true") == false)
  }
}

extension String {
  /// The text as the page shows it, with the spaces that a browser keeps.
  fileprivate var printableAsShown: String {
    unicodeScalars.map { scalar in
      EvilStrings.danger(in: String(scalar)) == nil && scalar != "\n"
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined().replacingOccurrences(
      of: #"(?<=#)#(?=[A-Za-z]*\[)"#, with: #"\\u{23}"#, options: .regularExpression)
  }
}
