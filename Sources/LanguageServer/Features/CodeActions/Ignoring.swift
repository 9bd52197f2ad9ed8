import TypeRampProject
import Writing

/// Makes a rule silent for one style of a dictionary, by the key `typeramp` of its entry.
struct Ignoring {
  private let query: Query
  private let locator: SourceLocator
  /// In the order of their positions.
  private let entries: [StyleEntry]
  /// Whether errors can be ignored: while others are left, there is another reason to have no table.
  private var ignoresErrors = true

  /// Nil if the document is not a well-formed dictionary.
  init?(_ query: Query, _ locator: SourceLocator) {
    guard !query.buffer.isMalformed, query.tokens == nil, let dictionary = query.analysis.document?.dictionary
    else { return nil }
    self.query = query
    self.locator = locator
    entries = dictionary.entries.sorted { $0.member.key.range.lowerBound < $1.member.key.range.lowerBound }
    let errors = query.findings.filter { $0.severity == .error }
    guard let first = errors.first, let entry = entry(of: first),
      errors.allSatisfy({ $0.id == first.id && entry.spans($0.range) }), let edit = edit(of: entry, ignoring: first.id)
    else { return }
    ignoresErrors = hasTable(after: edit.0, edit.1)
  }

  private func entry(of finding: Diagnostic) -> StyleEntry? {
    let next = entries.partitioningIndex { $0.member.key.range.lowerBound > finding.range.lowerBound }
    return next > 0 && entries[next - 1].spans(finding.range) ? entries[next - 1] : nil
  }

  /// The action for a finding; nil if it is not in the entry of a style, or not a rule's.
  func action(for finding: Diagnostic) -> JSONValue? {
    guard RuleDescription.all.contains(where: { $0.id == finding.id }),
      let entry = entry(of: finding), entry.isDictionary, entry.isKnown,
      let (range, text) = edit(of: entry, ignoring: finding.id), finding.severity != .error || ignoresErrors
    else { return nil }
    return .object([
      ("title", .string("Ignore \(finding.id) in '\(entry.name.printable)'")), ("kind", .string("quickfix")),
      ("diagnostics", .array([finding.json(locator, uri: query.buffer.uri, query.client)])),
      ("edit", query.workspaceEdit([query.edit(range, text)])),
    ])
  }

  /// Whether there is a table after an edit: without one the error would only have another name.
  private func hasTable(after range: Range<Int>, _ text: String) -> Bool {
    var bytes = query.buffer.text
    bytes.replaceSubrange(range, with: Array(text.utf8))
    let options = query.analysis.project.options(for: query.buffer.path)
    let compilation = Compilation(Buffer.mark + bytes, path: query.buffer.path, options: options)
    return !compilation.findings.contains { $0.id == "no-table" || $0.id.hasPrefix("syntax-") }
  }

  private func edit(of entry: StyleEntry, ignoring id: String) -> (Range<Int>, String)? {
    if let member = entry.member(of: .suppression) {
      guard let list = member.value["ignore"], let last = Array(list.elements).last else { return nil }
      let end = last.range.upperBound + (query.isXML ? "</string>".utf8.count : 1)
      return (end..<end, query.isXML ? "<string>\(id)</string>" : ", \"\(id)\"")
    }
    let range = entry.member.value.range
    let opening = query.isXML ? query.buffer.text[range].firstIndex(of: UInt8(ascii: ">")) : range.lowerBound
    guard let start = opening.map({ $0 + 1 }), start < range.upperBound else { return nil }
    return (start..<start, insertion(id, isOnly: entry.fields.all.isEmpty))
  }

  private func insertion(_ id: String, isOnly: Bool) -> String {
    query.isXML
      ? "<key>typeramp</key><dict><key>ignore</key><array><string>\(id)</string></array></dict>"
      : " \"typeramp\": { \"ignore\": [\"\(id)\"] }\(isOnly ? " " : ",")"
  }
}

extension StyleEntry {
  /// Whether a finding with this range is about the entry.
  fileprivate func spans(_ range: Range<Int>) -> Bool {
    member.key.range.lowerBound <= range.lowerBound && range.upperBound <= member.value.range.upperBound
  }

  /// Whether its key is a style, so that suppressing works.
  fileprivate var isKnown: Bool { isCustom || style != nil }
}
