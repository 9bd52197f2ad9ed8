package import TypeRampProject
package import Writing

/// A message of JSON-RPC that was received: a request if it has an id and a method, a notification if it has only a
/// method, otherwise an answer.
package struct Message {
  /// As it is sent back.
  package let id: JSONValue?
  package let method: String?
  package let params: Node

  /// - Throws: `parse` for bytes that are not JSON, `invalidRequest` for JSON that is not a message.
  package init(_ bytes: [UInt8]) throws(ResponseError) {
    guard case .success(let tree) = Document(bytes, path: "", as: .json).tree else { throw .parse }
    id = tree.root["id"].flatMap(JSONValue.init)
    method = tree.root["method"]?.string
    params = tree.root["params"] ?? tree.root
    let isAnswer = tree.root["result"] != nil || tree.root["error"] != nil
    if method == nil, !isAnswer { throw .invalidRequest }
  }
}

/// Why a request was not answered: a code of JSON-RPC or of the Language Server Protocol, and a sentence.
package struct ResponseError: Error {
  let code: Int
  let message: String

  package static let parse = ResponseError(code: -32700, message: "the message is not JSON")
  package static let invalidRequest = ResponseError(
    code: -32600, message: "the message is not a request of JSON-RPC 2.0")
  package static let notInitialized = ResponseError(code: -32002, message: "expected 'initialize' first")
  static let isShutDown = ResponseError(code: -32600, message: "the server was shut down; expected 'exit'")

  package static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "unknown method '\(name)'")
  }

  /// The parameters of a request are wrong.
  package static func invalid(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }

  /// The request cannot be carried out as it is.
  static func refused(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }
}

extension JSONValue {
  package static func response(to id: JSONValue, _ result: Result<JSONValue, ResponseError>) -> JSONValue {
    let (name, value) =
      switch result {
      case .success(let value): ("result", value)
      case .failure(let error):
        ("error", JSONValue.object([("code", .integer(error.code)), ("message", .string(error.message))]))
      }
    return .object([("jsonrpc", .string("2.0")), ("id", id), (name, value)])
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)])
  }

  static func request(_ id: String, _ method: String, _ params: JSONValue? = nil) -> JSONValue {
    .members([
      "jsonrpc": .string("2.0"), "id": .string(id), "method": .string(method), "params": params,
    ])
  }
}

extension Node {
  /// The value of a key in a dictionary.
  package subscript(_ key: String) -> Node? { value(of: key) }

  /// A whole number that fits.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The values of a list of strings.
  package var strings: [String] { elements.compactMap(\.string) }
}
