import TypeRampProject
import Writing

extension JSONValue {
  /// The message with all findings in a file.
  ///
  /// - Parameter buffer: the open document, if the file is one.
  static func diagnostics(of file: FileFindings?, at path: String, _ buffer: Buffer?, _ client: Client) -> JSONValue {
    let locator = file.map { SourceLocator($0.source) }
    let findings = (file?.findings ?? []).compactMap { finding in
      locator.map { finding.json($0, uri: buffer?.uri ?? FileAddress.uri(of: path), client) }
    }
    return .notification(
      "textDocument/publishDiagnostics",
      .members([
        "uri": .string(buffer?.uri ?? FileAddress.uri(of: path)), "version": buffer.map { .integer($0.version) },
        "diagnostics": .array(findings),
      ]))
  }
}

extension Diagnostic {
  /// The finding as clients show it.
  func json(_ locator: SourceLocator, uri: String, _ client: Client) -> JSONValue {
    let notes = client.showsRelated ? notes : []
    return .members([
      "range": client.encoding.mark(range, in: locator), "severity": .integer(severity.number), "code": .string(id),
      "source": .string("typeramp"), "message": .string(message), "tags": tag.map { .array([.integer($0)]) },
      "relatedInformation": .list(notes) { note in
        let location = JSONValue.object([
          ("uri", .string(uri)), ("range", client.encoding.mark(note.range, in: locator)),
        ])
        return .object([("location", location), ("message", .string(note.message))])
      },
    ])
  }

  /// How the marked text is shown: as unnecessary (1) or as deprecated (2).
  private var tag: Int? {
    switch id {
    case "ineffective-key": 1
    case "token-deprecated": 2
    default: nil
    }
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
