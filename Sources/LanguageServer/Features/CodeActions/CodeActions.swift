import TypeRampProject
import Writing

extension Feature {
  /// The fixes of the findings in a range, ways to ignore them, and all safe fixes together.
  static let codeActions = Feature(
    method: "textDocument/codeAction",
    capability: (
      "codeActionProvider",
      .object([
        ("codeActionKinds", .array([.string("quickfix"), .string("source.fixAll")])),
        ("resolveProvider", .boolean(true)),
      ])
    )
  ) { query in
    let only = query.parameters["context"]?["only"]?.strings
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    // Each look at it counts the columns of a line.
    let range = query.range
    let findings = isWanted("quickfix") ? query.findings.filter { $0.range.meets(range) } : []
    let locator = query.locator
    let ignoring = findings.isEmpty ? nil : Ignoring(query, locator)
    let actions =
      findings.compactMap { query.action(fixing: $0, locator) } + findings.compactMap { ignoring?.action(for: $0) }
      + (isWanted("source.fixAll") ? [query.fixAll(isResolved: !query.client.resolvesActions)].compactMap(\.self) : [])
    return .array(actions)
  }

  /// The edits of the action that makes all safe fixes, which take longest to find.
  static let resolvedAction = Feature(method: "codeAction/resolve", capability: nil) { query in
    query.fixAll(isResolved: true) ?? .null
  }
}

extension Query {
  /// The findings in the document.
  var findings: [Diagnostic] { analysis.files.filter { $0.source.path == buffer.path }.flatMap(\.findings) }

  fileprivate func action(fixing finding: Diagnostic, _ locator: SourceLocator) -> JSONValue? {
    guard let fix = finding.fix else { return nil }
    return .members([
      "title": .string(fix.message.capitalizedSentence), "kind": .string("quickfix"),
      "diagnostics": .array([finding.json(locator, uri: buffer.uri, client)]),
      "isPreferred": .boolean(fix.isSafe), "edit": workspaceEdit([edit(fix.range, fix.replacement)]),
    ])
  }

  /// The action that makes all safe fixes; nil if there are none.
  fileprivate func fixAll(isResolved: Bool) -> JSONValue? {
    guard analysis.role.isInput, analysis.paths == [buffer.path],
      findings.contains(where: { $0.fix?.isSafe ?? false })
    else { return nil }
    let title = JSONValue.string("Make all safe fixes")
    let edits = isResolved ? safeFixes.map(workspaceEdit) : nil
    return .members([
      "title": title, "kind": .string("source.fixAll"), "data": .object([("uri", .string(buffer.uri))]), "edit": edits,
    ])
  }

  /// The edit that makes all safe fixes: the part of the text that differs after them.
  private var safeFixes: [JSONValue]? {
    // The mark of the buffer is not in its text.
    guard let compile = analysis.compile, let made = SafeFixes(buffer.file.bytes, compile: compile), made.count > 0
    else { return nil }
    let (text, fixed) = (buffer.text, Array(made.bytes.dropFirst(Buffer.mark.count)))
    let prefix = zip(text, fixed).prefix { $0 == $1 }.count
    let suffix = zip(text.reversed(), fixed.reversed()).prefix { $0 == $1 }.count
    let kept = min(suffix, text.count - prefix, fixed.count - prefix)
    // A character is replaced as a whole.
    let start = text[..<prefix].lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    let end = text[(text.count - kept)...].firstIndex { $0 < 0x80 } ?? text.count
    let replacement = fixed[start..<(fixed.count - (text.count - end))]
    return [edit(start..<end, String(decoding: replacement, as: UTF8.self))]
  }
}

extension Range<Int> {
  /// Whether two ranges overlap or touch.
  fileprivate func meets(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}

extension String {
  /// The text with a capital letter at its start.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
