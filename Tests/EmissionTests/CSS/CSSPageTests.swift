import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// The code blocks in docs/css.md: a browser loads stylesheets, pages and scripts; the app is compiled and run.
@Suite(
  .enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"),
  .serialized)
struct CSSPageTests {
  private let browser: BrowserSession
  private let blocks: [PageBlock]

  init() throws {
    browser = try BrowserSession(try #require(Browser.installed))
    blocks = try PageBlock.all(of: "css")
  }

  /// Browsers drop what they do not understand: every rule and every declaration must be kept.
  @Test func stylesheetsAreUnderstood() throws {
    let sheets = blocks.filter { $0.language == "css" }
    #expect(sheets.count > 5)
    for sheet in sheets {
      try browser.load("<!DOCTYPE html><style>\(sheet.text)</style>")
      let rules: Int = try browser.evaluate(
        """
        const count = rules => Array.from(rules).reduce((sum, rule) => sum + 1 + count(rule.cssRules ?? []), 0)
        return count(document.styleSheets[0].cssRules)
        """)
      #expect(rules == sheet.text.count { $0 == "{" } + (sheet.text.hasPrefix("@layer") ? 1 : 0), "\(sheet.text)")
      // This font exists only on iOS.
      let known = sheet.text.replacingOccurrences(of: "font: -apple-system-body;", with: "")
      let properties = known.matches(of: /(?m)^ +([a-z-]+):/).map { String($0.1) }
      let text: String = try browser.evaluate(
        "return Array.from(document.styleSheets[0].cssRules, rule => rule.cssText).join('')")
      for property in properties { #expect(text.contains("\(property): "), "\(sheet.text)") }
    }
  }

  @Test func pagesAreShown() throws {
    let pages = blocks.filter { $0.language == "html" && $0.text.contains("class=") }
    #expect(pages.count == 2)
    for page in pages {
      try browser.load(page.text, files: ["Brand.css": css(cssTable()) { $0.mode = .both }])
      let styled: Int = try browser.evaluate(
        "return [...document.querySelectorAll('[class]')].filter(e => /^type-(body|large-title)$/.test(e.className)).length"
      )
      #expect(styled == 2)
    }
    try browser.load(try #require(pages.first).text, files: ["Brand.css": css(cssTable()) { $0.mode = .both }])
    let size: String = try browser.evaluate("return getComputedStyle(document.querySelector('h1')).fontSize")
    #expect(size == "34px")
  }

  @Test func scriptsReadSizes() throws {
    let script = try #require(blocks.first { $0.language == "js" }).text
    try browser.load("<!DOCTYPE html><style>\(css(cssTable()) { $0.mode = .live })</style>")
    let size: String = try browser.evaluate(script + "; return size")
    #expect(size == "17px")
  }
}

extension CSSPageTests {
  /// A step of the app: the scripts that every page runs first, and the script for the visible page.
  private struct Step: Decodable {
    let atStart: [String]
    let now: String
  }

  /// The app's part of the page runs on stand-ins for UIKit and WebKit. The browser acts as the web view and runs its
  /// scripts.
  @Test(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
  func anAppUpdatesItsPages() throws {
    let steps = try hostSteps()
    let expected = ["xSmall", "accessibility2", "xLarge", "xLarge", "large", "accessibility5"]
    #expect(steps.count == expected.count)
    // The script of other code is kept, and ours is there once.
    #expect(steps.allSatisfy { $0.atStart.count == 2 && $0.atStart[0] == "window.isOther = true" })
    #expect(steps.allSatisfy { $0.atStart[1] == $0.now })
    let table = cssTable()
    let sheet = css(table) { $0.mode = .both }
    for script in try #require(steps.first).atStart { try browser.addStartScript(script) }
    try browser.load(
      """
      <!DOCTYPE html><head><style>\(sheet)</style>
      <script>window.first = document.documentElement.dataset.contentSize</script></head><p class=type-body>text</p>
      """)
    let first: [String] = try browser.evaluate("return [window.first, String(window.isOther)]")
    #expect(first == ["xSmall", "true"], "the attribute is there before the page has a body")
    for (step, name) in zip(steps, expected) {
      let category = try #require(ContentSizeCategory.allCases.first { $0.name == name })
      let size: Double = try browser.evaluate(
        "\(step.now)\nreturn parseFloat(getComputedStyle(document.querySelector('p')).fontSize)")
      #expect(size == table[.body]?.size(at: category))
    }
  }

  private func hostSteps() throws -> [Step] {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let files = try blocks.filter { $0.language == "swift" }.enumerated().map { index, block in
      try folder.write(block.text, to: "\(index).swift")
    }
    #expect(files.count == 3)
    let library = ["-parse-as-library", "-emit-library", "-emit-module", "-swift-version", "6", "-I", ".", "-L", "."]
    for (module, links) in [("UIKit", []), ("WebKit", ["-lUIKit"])] {
      let arguments = library + ["-module-name", module] + links + [SwiftCompiler.standIn(module)]
      #expect(try compiler.complaints(arguments, in: folder) == "")
    }
    let main = try folder.write(Self.host, to: "main.swift")
    let link = ["-I", ".", "-L", ".", "-lUIKit", "-lWebKit", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN", "-o", "host"]
    for mode in SwiftCompiler.modes {
      // Upcoming features such as `MemberImportVisibility` must work in copied code; the last mode is run.
      #expect(try compiler.complaints(mode + link + files + [main], in: folder) == "")
    }
    let output = try compiler.output(of: "host", in: folder)
    return try output.split(separator: "\n").map { try JSONDecoder().decode(Step.self, from: Data($0.utf8)) }
  }

  /// An app with its own script for its pages.
  private static let host = """
    import Foundation
    import UIKit
    import WebKit

    final class Traits: UITraitCollection, @unchecked Sendable {
      let category: UIContentSizeCategory
      init(_ category: UIContentSizeCategory) { self.category = category }
      override var preferredContentSizeCategory: UIContentSizeCategory { category }
    }

    struct Step: Encodable {
      let atStart: [String]
      let now: String
    }

    final class Host: WKWebView {
      var category = UIContentSizeCategory.extraSmall
      var waiting: CheckedContinuation<Void, Never>?
      override var traitCollection: UITraitCollection { Traits(category) }
      override func evaluateJavaScript(
        _ script: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
      ) {
        let scripts = configuration.userContentController.userScripts.filter { $0.injectionTime == .atDocumentStart }
        let step = Step(atStart: scripts.map(\\.source), now: script)
        print(String(decoding: (try? JSONEncoder().encode(step)) ?? Data(), as: UTF8.self))
        waiting?.resume()
        waiting = nil
      }
    }

    extension Host {
      /// Reports a change of the setting, and waits for the script that follows.
      @MainActor func notified() async {
        await withCheckedContinuation { continuation in
          waiting = continuation
          NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
      }
    }

    @MainActor func run() async {
      let host = Host()
      host.configuration.userContentController.addUserScript(
        WKUserScript(source: "window.isOther = true", injectionTime: .atDocumentStart, forMainFrameOnly: true))
      let size = WebContentSize(host)
      // The reader changes the setting, the app chooses, the reader changes it again, and the app lets go.
      host.category = .accessibilityLarge
      await host.notified()
      size.choice = .extraLarge
      host.category = .large
      await host.notified()
      size.choice = nil
      size.choice = .accessibilityExtraExtraExtraLarge
    }

    await run()
    """
}
