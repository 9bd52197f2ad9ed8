import OperatingSystem
import TypeRampProject
import Writing

extension Feature {
  /// The page of `preview` for an open document: a request of typeramp's own. Null if the document has errors.
  static let preview = Feature(
    method: "typeramp/preview", capability: ("experimental", .object([("typerampPreview", .boolean(true))]))
  ) { query in
    guard query.analysis.role.isInput, let compilation = query.analysis.compilation,
      let page = PreviewPage([compilation])
    else { return .null }
    return .object([("html", .string(page.text))])
  }
}
