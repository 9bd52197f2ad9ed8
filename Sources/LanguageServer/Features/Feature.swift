import TypeRampProject
import Writing

/// A request that a client can make about a document. To add one, write its folder and add it to `all`.
struct Feature: Sendable {
  /// `textDocument/hover`.
  let method: String
  /// The name of the capability, and its options; nil if it needs none.
  let capability: (name: String, options: JSONValue)?
  /// The answer about a file that typeramp does not read.
  var nothing = JSONValue.null
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
  /// The versions of the open documents, by URI.
  let versions: [String: Int]

  /// The offset of the position in the text of the document.
  var offset: Int { client.encoding.offset(of: parameters["position"], in: buffer.positions) }

  /// The range of the request in the text of the document; all of it without one.
  var range: Range<Int> {
    parameters["range"].map { client.encoding.offsets(of: $0, in: buffer.positions) } ?? 0..<buffer.text.count
  }

  /// Converts the ranges of findings; made in one pass over the text.
  var locator: SourceLocator { SourceLocator(buffer.document.source) }

  /// The offset of the position, or behind the opening quote at it: the quotes belong to a key or a string.
  var nameOffset: Int {
    guard offset < buffer.text.count, "\"'".utf8.contains(buffer.text[offset]), let tree = buffer.tree,
      Cursor(offset + 1, in: tree).node?.range.lowerBound == offset + 1
    else { return offset }
    return offset + 1
  }

  /// A range of the document.
  func json(_ range: Range<Int>) -> JSONValue { client.encoding.range(range, in: buffer.positions) }

  /// An edit of the document.
  func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
    .object([("range", json(range)), ("newText", .string(text))])
  }

  func workspaceEdit(_ edits: [JSONValue]) -> JSONValue { workspaceEdit([(buffer.uri, edits)]) }

  func workspaceEdit(_ documents: [(uri: String, edits: [JSONValue])]) -> JSONValue {
    guard client.versionsEdits else {
      return .object([("changes", .object(documents.map { ($0.uri, .array($0.edits)) }))])
    }
    let changes = documents.map { uri, edits in
      let version = versions[uri].map { JSONValue.integer($0) } ?? .null
      let document = JSONValue.object([("uri", .string(uri)), ("version", version)])
      return JSONValue.object([("textDocument", document), ("edits", .array(edits))])
    }
    return .object([("documentChanges", .array(changes))])
  }
}

extension Feature {
  static let diagnostics = Feature(
    method: "textDocument/diagnostic", capability: nil, nothing: .report(of: [])
  ) { query in
    let locator = query.locator
    return .report(of: query.findings.map { $0.json(locator, uri: query.buffer.uri, query.client) })
  }
}

extension JSONValue {
  /// All findings in a file, for a client that asks.
  fileprivate static func report(of items: [JSONValue]) -> JSONValue {
    .object([("kind", .string("full")), ("items", .array(items))])
  }
}
