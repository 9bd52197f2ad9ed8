import OperatingSystem
import TypeRampProject
import Writing

extension Feature {
  /// The page of `preview` for an open document: a request of typeramp's own. Null if the document has errors.
  static let preview = Feature(
    method: "typeramp/preview", capability: ("experimental", .object([("typerampPreview", .boolean(true))]))
  ) { query in
    let variants = query.analysis.variants
    guard query.analysis.role.isInput,
      let page = PreviewPage(variants.map(\.compilation), themes: variants.map(\.themeName))
    else { return .null }
    return .object([("html", .string(page.text))])
  }
}
