import TypeRampProject

extension Session {
  mutating func didOpen(_ parameters: Node) {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
      let path = FileAddress.path(of: uri), let text = document["text"]?.string
    else { return }
    // It may be a new file, which the list of a project's inputs does not have.
    forgetProjects()
    open(Buffer(uri: uri, path: path, version: document["version"]?.integer ?? 0, text: Array(text.utf8)))
  }

  mutating func didChange(_ parameters: Node) {
    guard let buffer = buffer(of: parameters), let changes = parameters["contentChanges"] else { return }
    let version = parameters["textDocument"]?["version"]?.integer ?? buffer.version
    open(buffer.changed(by: changes, version: version, client.encoding))
  }

  mutating func didClose(_ parameters: Node) {
    if let buffer = buffer(of: parameters) { close(buffer.path) }
  }

  /// The request about an open document; nil for a document that is none of typeramp's.
  mutating func query(_ parameters: Node) -> Query? {
    guard let buffer = buffer(of: parameters), let analysis = analysis(of: buffer.path) else { return nil }
    return Query(buffer: buffer, analysis: analysis, client: client, parameters: parameters, store: store)
  }

  /// The open document that a message names.
  private func buffer(of parameters: Node) -> Buffer? {
    let document = parameters["textDocument"] ?? parameters["data"]
    return document?["uri"]?.string.flatMap(FileAddress.path).flatMap { buffers[$0] }
  }
}
