import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// The goldens, checked by independent tools.
@Suite struct GoldenJudges {
  @Test(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
  func goldenSwiftCompiles() throws {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let standIns = try StandIns.arguments(for: .iOS)
    let shared = ("TypeRamp.swift", Emitter.sharedSwift(access: .internal))
    let files = try (Repository.goldens(of: .swift) + [shared]).map { name, text in
      try folder.write(SwiftPlatform.iOS.naming(text), to: name)
    }
    for mode in SlowTests.sample(SwiftCompiler.modes) {
      #expect(try compiler.complaints(["-typecheck", "-wmo"] + standIns + mode + files, in: folder) == "")
    }
  }

  /// Browsers drop what they do not understand: every rule, and every property of a class, must be kept.
  @Test(.enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"))
  func goldenStylesheetsAreUnderstood() throws {
    let browser = try #require(Browser.installed)
    let goldens = try Repository.goldens(of: .css)
    let page = goldens.map { "<style>\n\($0.text)</style>" }.joined(separator: "\n")
    let counts: [[Int]] = try browser.evaluate(
      """
      const all = rules => Array.from(rules).flatMap(rule => [rule, ...all(rule.cssRules ?? [])])
      return Array.from(document.styleSheets, sheet => {
        const rules = all(sheet.cssRules)
        const classes = rules.filter(rule => rule.selectorText && /^:where\\(\\.[^ ]+\\)$/.test(rule.selectorText))
        return [rules.length, classes.length, classes.reduce((sum, rule) => sum + rule.style.length, 0)]
      })
      """, in: page)
    for ((name, text), count) in zip(goldens, counts) {
      // A browser does not know Tailwind's rule at the end.
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.prefix { !$0.hasPrefix("@theme") }
      let rules = lines.count { $0.hasSuffix("{") || $0.hasPrefix("@property") }
      let classes = lines.count { $0.hasPrefix(":where(.") && !$0.contains(" :where(") }
      #expect(classes >= 13)
      let properties = lines.count { !$0.hasPrefix("--") && $0.contains(": var(--") }
      #expect(properties >= classes * 5)
      #expect(count == [rules, classes, properties], "\(name)")
    }
    #expect(counts.count == goldens.count)
  }
}

extension Repository {
  /// The goldens of an emitter on disk, with all its options.
  static func goldens(of emitter: Emitter) throws -> [(name: String, text: String)] {
    let names = dictionaries.flatMap { dictionary in
      emitter.goldens(for: dictionary.deletingPathExtension().lastPathComponent).map(\.name)
    }
    return try names.map { name in
      (name, try String(contentsOf: fixtures.appending(path: "Golden/\(name)"), encoding: .utf8))
    }
  }
}
