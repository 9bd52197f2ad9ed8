import DynamicType
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Stylesheets in a browser, which is an independent judge.
@Suite(.enabled(if: Browser.installed != nil, "no browser: set TYPERAMP_BROWSER, or have chromium on the PATH"))
struct CSSBrowserTests {
  /// Every way in which sizes change: a custom face, limits, another style's curve, a dip, fixed, system fonts.
  private static let table = cssTable(
    [
      cssStyle(.largeTitle, size: 40) { $0.limits.maximumPointSize = 57.35 },
      cssStyle(.title, size: 28) { $0.relativeTo = .caption2 },
      cssStyle(.title2, size: 17.8) { $0.limits = .init(minimumCategory: .small, maximumCategory: .xxxLarge) },
      cssStyle(.headline, size: 11),
      cssStyle(.callout, font: .system(weight: .bold, design: .serif, usesPreferredSizes: false), size: 16),
      cssStyle(.footnote, font: .system(weight: .thin, design: .rounded, usesPreferredSizes: true), size: 13),
      cssStyle(.caption2, size: 9.125) { $0.isFixed = true },
    ],
    metrics: [
      ResolvedMetric(name: "iconSize", value: 24), ResolvedMetric(name: "gap", value: -7.5, relativeTo: .headline),
      ResolvedMetric(name: "titlePadding", value: 100, relativeTo: .extraLargeTitle),
    ])

  /// How a page sets a category, in JavaScript with `name` and `index`.
  private static let settings: [(mode: CSSOptions.Mode, script: String)] = [
    (.table, "root.dataset.contentSize = name"),
    (.live, "root.style.fontSize = `${bodySizes[index] * 16 / 17}px`"),
    (.live, "followDynamicType(bodySizes[index])"),
    (.both, "root.style.fontSize = `${bodySizes[index] * 16 / 17}px`"),
    (.both, "followDynamicType(bodySizes[index])"),
    (.both, "followDynamicType(53); root.dataset.contentSize = name"),
    (.live, "root.style.setProperty('--type-reader-size', `${bodySizes[index]}px`)"),
  ]

  @Test func everySizeInEveryModeIsThatOfTheTable() throws {
    let comeToCategory = try Self.settings.map { mode, script in
      """
      (name, index) => {
        useStylesheet(\(try javaScript(css(Self.table) { $0.mode = mode })))
        \(script)
      }
      """
    }
    let found: [[[Double?]]] = try evaluateCSS(
      """
      return [\(comeToCategory.joined(separator: ", "))].map(comeTo => names.map((name, index) => {
        comeTo(name, index)
        return [...all("p", "font-size"), ...all("p", "line-height"), ...all("div", "margin-top")].map(parseFloat)
      }))
      """, Self.table)
    #expect(found.count == Self.settings.count)
    for (setting, found) in zip(Self.settings, found) {
      for category in ContentSizeCategory.allCases {
        #expect(areEqual(found[category.index], expected(at: category)), "\(setting) at \(category)")
      }
    }
  }

  private func expected(at category: ContentSizeCategory) -> [Double?] {
    let lineSpacings = Self.table.styles.map { $0.lineSpacings?[category.index] }
    return Self.table.styles.map { $0.sizes[category.index] } + lineSpacings
      + Self.table.metrics.map { $0.values[category.index] }
  }

  /// Nil is a line height of `normal`.
  private func areEqual(_ left: [Double?], _ right: [Double?]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        guard let left, let right else { return left == nil && right == nil }
        return abs(left - right) < 0.01
      }
  }

  /// The shorthand gives what the classes give, also on an element with its own size inside another.
  @Test(arguments: [CSSOptions.Mode.table, .both])
  func theWholeFontIsOneProperty(_ mode: CSSOptions.Mode) throws {
    let found: [[String]] = try evaluateCSS(
      """
      root.dataset.contentSize = "accessibility5"
      for (const element of document.querySelectorAll("p")) element.dataset.contentSize = "small"
      const fonts = () => all("p", "font")
      const ofClasses = fonts()
      for (const element of document.querySelectorAll("p")) {
        element.style.font = `var(--${element.className}-font)`
        element.className = ""
      }
      return [ofClasses, fonts()]
      """, Self.table
    ) { ($0.mode, $0.hasShorthand) = (mode, true) }
    #expect(found.first == found.last)
    #expect(Set(found.joined()).count > 5, "the styles have different fonts")
  }

  @Test func anElementMayGoBackToLargeInsideAnother() throws {
    let sizes: [Double] = try evaluateCSS(
      """
      root.dataset.contentSize = "accessibility5"
      document.querySelector(".type-body").dataset.contentSize = "large"
      return [...all(".type-body", "font-size"), ...all(".type-title3", "font-size")].map(parseFloat)
      """, Self.table)
    #expect(sizes == [17, 55])
  }
}
