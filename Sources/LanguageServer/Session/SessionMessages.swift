import OperatingSystem
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

  /// Files on disk have changed. One that was changed, and not created or deleted, counts only if it was read.
  mutating func didChangeFiles(_ parameters: Node) {
    let changes = parameters["changes"]?.elements.map { $0 } ?? []
    let counts = changes.contains { change in
      let path = change["uri"]?.string.flatMap(FileAddress.path) ?? ""
      return change["type"]?.integer != 2 || !Files.hasExtension(path, among: TokenProject.extensions) || isRead(path)
    }
    if counts { invalidateAll() }
  }

  mutating func didClose(_ parameters: Node) {
    if let buffer = buffer(of: parameters) { close(buffer.path) }
  }

  /// The request about an open document; nil for a document that is none of typeramp's.
  mutating func query(_ parameters: Node) -> Query? {
    guard let buffer = buffer(of: parameters), let analysis = analysis(of: buffer.path) else { return nil }
    return Query(
      buffer: buffer, analysis: analysis, client: client, parameters: parameters, store: store, versions: versions)
  }

  /// The open document that a message names.
  private func buffer(of parameters: Node) -> Buffer? {
    let document = parameters["textDocument"] ?? parameters["data"]
    return document?["uri"]?.string.flatMap(FileAddress.path).flatMap { buffers[$0] }
  }
}
