import DynamicType
import Foundation
import TestSupport
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Evaluates a script in a page with the stylesheet of a table.
func evaluateCSS<Result: Decodable>(
  _ script: String, _ table: ScaledTable, _ change: (inout CSSOptions) -> Void = { _ in }
) throws -> Result {
  let page = page(css(table, change), table)
  return try #require(Browser.installed).evaluate(prelude + script, in: page)
}

/// A value in JavaScript that is safe in a page's `<script>`: the encoder escapes slashes.
func javaScript(_ value: some Encodable) throws -> String {
  String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

/// An element for each style, and one for each metric.
private func page(_ stylesheet: String, _ table: ScaledTable) -> String {
  let names = CSSNames(prefix: "type")
  let styles = table.allStyles.map { "<p class='\(names.styleClass($0.style.name))'>text</p>" }
  let metrics = table.metrics.map { scaled in
    "<div style='margin-top: var(\(names.property(ofMetric: scaled.metric.name)))'></div>"
  }
  return "<!DOCTYPE html><style>\(stylesheet)</style>" + (styles + metrics).joined()
}

/// Chromium does not support Dynamic Type: its guard and its font are replaced by their values on iOS.
private let prelude = """
  const root = document.documentElement
  const names = \(ContentSizeCategory.allCases.map(\.name))
  const bodySizes = \(Platform.iOS.preferredFont(.body).pointSizes.map { Int($0) })
  const sheet = document.querySelector("style")
  const all = (selector, property) =>
    [...document.querySelectorAll(selector)].map(element => getComputedStyle(element).getPropertyValue(property))
  function useStylesheet(text) {
    root.removeAttribute("style")
    delete root.dataset.contentSize
    sheet.textContent = text
  }
  function followDynamicType(size) {
    sheet.textContent = sheet.textContent
      .replace("@supports (-webkit-touch-callout: none)", "@supports (display: block)")
      .replace("-apple-system-body", `${size}px sans-serif`)
  }

  """
