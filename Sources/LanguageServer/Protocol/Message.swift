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
    guard case .success(let tree) = Document(bytes.withoutLoneSurrogates, path: "", as: .json).tree else {
      throw .parse
    }
    id = tree.root["id"].flatMap(JSONValue.init)
    method = tree.root["method"]?.string
    params = tree.root["params"] ?? tree.root
    let isAnswer = tree.root["result"] != nil || tree.root["error"] != nil
    if method == nil, !isAnswer { throw .invalidRequest }
  }

  /// The id in bytes that are not a message; null if there is none.
  package static func id(in bytes: [UInt8]) -> JSONValue {
    RecoveredDocument(Document(bytes, path: "", as: .json), as: .json)?.tree.root["id"].flatMap(JSONValue.init) ?? .null
  }
}

extension [UInt8] {
  /// JSON with U+FFFD, which is one UTF-16 unit too, for each half of a surrogate pair: editors replace halves.
  fileprivate var withoutLoneSurrogates: [UInt8] {
    var (bytes, index) = (self, 0)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      let (unit, next) = (unit(at: start), unit(at: start + 6))
      let isPair = UTF16.isLeadSurrogate(unit) && UTF16.isTrailSurrogate(next)
      if !isPair, UTF16.isSurrogate(unit) { bytes.replaceSubrange((start + 2)..<(start + 6), with: "FFFD".utf8) }
      index = Swift.min(start + (isPair ? 12 : 2), count)
    }
    return bytes
  }

  /// The UTF-16 unit of an escape; 0 for anything else.
  private func unit(at start: Int) -> UInt16 {
    let escape = String(decoding: dropFirst(start).prefix(6), as: UTF8.self)
    return escape.hasPrefix("\\u") ? UInt16(escape.dropFirst(2), radix: 16) ?? 0 : 0
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
  static let alreadyInitialized = ResponseError(code: -32600, message: "'initialize' was sent before")
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
  var strings: [String] { elements.compactMap(\.string) }
}
