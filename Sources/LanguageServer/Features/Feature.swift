import TypeRampProject
import Writing

/// A request that a client can make about a document. To add one, write its folder and add it to `all`.
struct Feature: Sendable {
  /// `textDocument/hover`.
  let method: String
  /// The name of the capability, and its options; nil if it needs none.
  let capability: (name: String, options: JSONValue)?
  /// The answer; null if there is nothing to say.
  let answer: @Sendable (Query) throws(ResponseError) -> JSONValue

  static let all: [Feature] = [
    .diagnostics, .hover, .completion, .codeActions, .resolvedAction, .symbols, .hints, .lenses, .definition,
    .references,
    .prepareRename, .rename, .preview,
  ]
}

/// A request about an open document, which may be about a position in it.
struct Query {
  let buffer: Buffer
  let analysis: Analysis
  let client: Client
  /// The parameters of the request.
  let parameters: Node
  /// The other open documents, and the files on disk.
  let store: any FileStore

  /// The offset of the position in the text of the document.
  var offset: Int { client.encoding.offset(of: parameters["position"], in: buffer.positions) }

  /// The range of the request in the text of the document; all of it without one.
  var range: Range<Int> {
    parameters["range"].map { client.encoding.offsets(of: $0, in: buffer.positions) } ?? 0..<buffer.text.count
  }

  /// Converts the ranges of findings; made in one pass over the text.
  var locator: SourceLocator { SourceLocator(buffer.document.source) }

  /// A range of the document.
  func json(_ range: Range<Int>) -> JSONValue { client.encoding.range(range, in: buffer.positions) }

  /// An edit of the document.
  func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
    .object([("range", json(range)), ("newText", .string(text))])
  }

  /// The edits of one document as an edit of the workspace.
  func workspaceEdit(_ edits: [JSONValue]) -> JSONValue {
    .object([("changes", .object([(buffer.uri, .array(edits))]))])
  }
}

extension Feature {
  static let diagnostics = Feature(method: "textDocument/diagnostic", capability: nil) { query in
    let locator = query.locator
    let items = query.findings.map { $0.json(locator, uri: query.buffer.uri, query.client) }
    return .object([("kind", .string("full")), ("items", .array(items))])
  }
}
