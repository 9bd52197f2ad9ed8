package import OperatingSystem
import TypeRampProject
package import Writing

/// A server of the Language Server Protocol 3.17: findings, fixes and completion in an editor while someone types.
///
/// It handles one message at a time. Findings are computed when no message waits, so only the newest version of a
/// document is checked.
package struct LanguageServer {
  package private(set) var session = Session()
  private var reader = MessageReader()
  private let version: String
  /// Whether the client has sent `exit`.
  package private(set) var hasExited = false

  /// - Parameter version: that of the program.
  package init(version: String) { self.version = version }

  /// Serves a client on standard input and output until it exits or closes its end.
  ///
  /// - Returns: whether the client shut the server down before.
  /// - Throws: `FileError` if standard output cannot be written, or if standard input has no messages.
  package mutating func run() throws(FileError) -> Bool {
    while !hasExited {
      if session.hasWork, !StandardInput.isReady() {
        session.work()
        try send()
        continue
      }
      if session.isWaiting, !StandardInput.isReady(within: 1000) {
        settle()
        try send()
        continue
      }
      let bytes = StandardInput.next()
      if bytes.isEmpty { break }
      guard receive(bytes) else { throw .said("standard input", "expected 'Content-Length: …' before each message") }
      try send()
    }
    return session.isShutDown
  }

  private mutating func send() throws(FileError) {
    for message in takeMessages() { try StandardStream.output.write(MessageReader.framed(message)) }
  }

  /// Handles the messages in some bytes; returns false if they are not messages.
  package mutating func receive(_ bytes: [UInt8]) -> Bool {
    reader.add(bytes)
    do throws(MessageReader.Malformed) {
      while !hasExited, let message = try reader.next() { handle(message) }
      return true
    } catch {
      return false
    }
  }

  /// Returns the messages to send, and forgets them.
  package mutating func takeMessages() -> [JSONValue] { session.takeMessages() }

  /// Checks the document that changed last.
  package mutating func work() { session.work() }

  /// Shows the findings that wait while someone types.
  package mutating func settle() { session.settle() }

  /// Handles a message without its header.
  package mutating func handle(_ bytes: [UInt8]) {
    var id: JSONValue?
    do throws(ResponseError) {
      let message = try Message(bytes)
      id = message.id
      guard let method = message.method else { return }
      guard let id else { return notify(method, message.params) }
      session.send(.response(to: id, .success(try answer(method, message.params))))
    } catch {
      session.send(.response(to: id ?? Message.id(in: bytes), .failure(error)))
    }
  }
}

// MARK: - Messages

extension LanguageServer {
  private mutating func notify(_ method: String, _ params: Node) {
    // What comes before 'initialize' is dropped, as the protocol says.
    if method != "exit", !session.client.isKnown { return }
    switch method {
    case "exit": hasExited = true
    case "initialized" where session.client.watchesFiles: session.send(.watchRequest)
    case "textDocument/didOpen": session.didOpen(params)
    case "textDocument/didChange": session.didChange(params)
    case "textDocument/didClose": session.didClose(params)
    case "textDocument/didSave":
      session.settle()
      session.invalidateAll()
    case "workspace/didChangeWatchedFiles": session.didChangeFiles(params)
    default: break
    }
  }

  private mutating func answer(_ method: String, _ params: Node) throws(ResponseError) -> JSONValue {
    if session.isShutDown { throw .isShutDown }
    switch method {
    case "initialize":
      if session.client.isKnown { throw .alreadyInitialized }
      session.client = Client(params)
      return .initializeResult(session.client, version: version)
    case _ where !session.client.isKnown: throw .notInitialized
    case "shutdown":
      session.shutDown()
      return .null
    default:
      guard let feature = Feature.all.first(where: { $0.method == method }) else { throw .unknownMethod(method) }
      guard let query = session.query(params) else { return feature.nothing }
      return try feature.answer(query)
    }
  }
}

extension JSONValue {
  /// What the server can do.
  fileprivate static func initializeResult(_ client: Client, version: String) -> JSONValue {
    let save = JSONValue.members(["includeText": .boolean(false)])
    let sync = JSONValue.members(["openClose": .boolean(true), "change": .integer(2), "save": save])
    let pull = JSONValue.members(["interFileDependencies": .boolean(true), "workspaceDiagnostics": .boolean(false)])
    let capabilities =
      [("positionEncoding", JSONValue.string(client.encoding.name)), ("textDocumentSync", sync)]
      + Feature.all.compactMap(\.capability).filter { !client.showsHints || $0.name != "codeLensProvider" }
      .map { ($0.name, $0.options) } + (client.pullsFindings ? [("diagnosticProvider", pull)] : [])
    let server = JSONValue.members(["name": .string("typeramp"), "version": .string(version)])
    return .members(["capabilities": .object(capabilities), "serverInfo": server])
  }

  /// Asks the client to tell of files that change on disk.
  fileprivate static var watchRequest: JSONValue {
    let endings = TokenProject.extensions + [".plist"] + TextCatalog.extensions + FontFile.extensions
    let pattern = "**/*.{\(endings.map { String($0.dropFirst()) }.joined(separator: ","))}"
    let watchers = JSONValue.array([.members(["globPattern": .string(pattern)])])
    let registration = JSONValue.members([
      "id": .string("watch"), "method": .string("workspace/didChangeWatchedFiles"),
      "registerOptions": .members(["watchers": watchers]),
    ])
    return .request("watch", "client/registerCapability", .members(["registrations": .array([registration])]))
  }
}
