import OperatingSystem
import TypeRampProject
import Writing

/// The words for a position, and how they are written there.
struct CompletionWords {
  private let query: Query
  private let cursor: Cursor?
  /// The bytes that a word replaces.
  private(set) var range: Range<Int>
  /// The words, in the order in which they are shown.
  private(set) var all: [CompletionWord] = []
  /// Whether the range is within the quotes or tags of a string.
  private var isInString = false
  private var isKey = false
  /// What is written behind a word.
  private var end = ""

  init(_ query: Query) {
    self.query = query
    let offset = query.offset
    // A word without quotes that is being typed is not in the tree.
    var start = query.buffer.text[..<offset].lastIndex { !$0.isLetter && !$0.isDigit }.map { $0 + 1 } ?? 0
    // Nor is a tag.
    if query.isXML, start > 0, query.buffer.text[start - 1] == UInt8(ascii: "<") { start -= 1 }
    range = start..<offset
    cursor = query.buffer.tree.map { Cursor(offset, in: $0) }
    guard let cursor else { return }
    if let alias = openReference {
      range = alias
      isInString = true
      let own = query.tokens.flatMap { $0.graph.token(at: offset + $0.start)?.path }
      all = query.tokenPaths.filter { $0 != own }.map { CompletionWord(text: $0, kind: .token) }
      if query.buffer.text[range.upperBound...].first != UInt8(ascii: "}") { end = "}" }
    } else if cursor.isKey || isAtNewKey {
      isKey = true
      replace(cursor.isKey ? cursor.node : nil)
      all = keys
      addColon()
    } else if node != nil || isAtNewValue {
      replace(node)
      all = values
    }
    if isInString { all.removeAll { !$0.isString } }
  }

  /// The value at the position; nil for one that is missing.
  private var node: Node? { cursor?.node.flatMap { $0.kind == .null && $0.range.isEmpty ? nil : $0 } }

  private mutating func replace(_ node: Node?) {
    guard let node else { return }
    range = node.range
    isInString = node.kind == .string && (query.isXML || query.isQuoted(node.range))
  }

  /// Lets a key that has no colon bring it, and the closing quote, which it replaces if there is one.
  private mutating func addColon() {
    let text = query.buffer.text
    let quote = isInString && !query.isXML ? text[range.lowerBound - 1] : nil
    let isClosed = quote != nil && text[range.upperBound...].first == quote
    let rest = text[range.upperBound...].dropFirst(isClosed ? 1 : 0).first { !$0.isWhitespace }
    if query.isXML || rest == UInt8(ascii: ":") { return }
    end = String(decoding: quote.map { [$0] } ?? [], as: UTF8.self) + ": "
    range = range.lowerBound..<(range.upperBound + (isClosed ? 1 : 0))
  }

  /// Whether a key is expected where nothing is: behind a bracket or another member.
  private var isAtNewKey: Bool {
    guard let cursor, cursor.container.kind == .dictionary, node == nil else { return false }
    return query.isXML ? !isBehindKey : before.last.map("{,".utf8.contains) ?? true
  }

  /// Whether a value is expected where nothing is: behind a key, or in a list.
  private var isAtNewValue: Bool {
    query.isXML ? isBehindKey || cursor?.container.kind == .array : before.last.map(":[,".utf8.contains) ?? true
  }

  private var isBehindKey: Bool { before.suffix("</key>".utf8.count).elementsEqual("</key>".utf8) }

  /// The text before the position, without the white space at its end.
  private var before: ArraySlice<UInt8> {
    let text = query.buffer.text[..<range.lowerBound]
    return text[..<(text.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0)]
  }
}

// MARK: - Words

extension CompletionWords {
  private var keys: [CompletionWord] {
    guard let cursor else { return [] }
    let present = Set(cursor.container.members.filter { $0.key.id != cursor.node?.id }.map(\.name))
    guard let schema = query.schema?.at(cursor.path) else {
      return query.tokenKeys.filter { !present.contains($0) }.map { CompletionWord(text: $0, kind: .key) }
    }
    return schema.keys.filter { !present.contains($0) }.map { key in
      let part = schema.at([key])
      return CompletionWord(text: key, kind: .key, meaning: part.description, value: part.snippet)
    }
  }

  private var values: [CompletionWord] {
    guard let cursor else { return [] }
    let path = cursor.container.kind == .array ? cursor.path + ["0"] : valuePath
    guard let schema = query.schema?.at(path) else {
      return path.last == "$type" || path.last == "type" ? TokenGraph.types.map { CompletionWord(text: $0) } : []
    }
    if EntryKey.fontNames.contains(path.last ?? "") { return query.fontNames.map { CompletionWord(text: $0) } }
    if query.analysis.role == .map, schema.values.isEmpty, !path.isEmpty {
      return query.tokenPaths.map { CompletionWord(text: $0, kind: .token) }
    }
    if schema.isPath { return query.paths(from: typed).map { CompletionWord(text: $0) } }
    let booleans = schema.allows("boolean") ? ["true", "false"].map { CompletionWord(text: $0, isString: false) } : []
    return booleans
      + schema.values.map { CompletionWord(text: $0.string ?? $0.decimal ?? "", isString: $0.kind == .string) }
  }

  /// The path of the value, which may not have been begun.
  private var valuePath: [String] {
    guard let cursor else { return [] }
    if cursor.member != nil { return cursor.fullPath }
    return cursor.path
      + (cursor.container.members.filter { $0.key.range.upperBound <= query.offset }.map(\.name).suffix(1))
  }

  /// The path after an open brace in the string at the position, which begins a reference.
  private var openReference: Range<Int>? {
    guard query.schema == nil, let node = cursor?.node, node.kind == .string, !(cursor?.isKey ?? true) else {
      return nil
    }
    let text = query.buffer.text[node.range.lowerBound..<max(node.range.lowerBound, query.offset)]
    guard let open = text.lastIndex(of: UInt8(ascii: "{")), !text[open...].contains(UInt8(ascii: "}")) else {
      return nil
    }
    let rest = query.buffer.text[query.offset..<max(query.offset, node.range.upperBound)]
    return (open + 1)..<(rest.firstIndex { "}{ ".utf8.contains($0) } ?? rest.endIndex)
  }
}

// MARK: - Writing

extension CompletionWords {
  /// What a word is written as; a snippet for a client that inserts them.
  func written(_ word: CompletionWord) -> String {
    let text = spelled(word) + end
    if !query.client.insertsSnippets { return text }
    return text.replacing("\\", by: "\\\\").replacing("$", by: "\\$").replacing("}", by: "\\}")
      + (end.hasSuffix(": ") ? word.value : "")
  }

  private func spelled(_ word: CompletionWord) -> String {
    if isInString || !word.isString && !query.isXML { return word.text }
    if !query.isXML { return JSONValue.quoted(word.text) }
    if !word.isString { return "<\(word.text)/>" }
    return isKey ? "<key>\(word.text)</key>" : "<string>\(word.text)</string>"
  }

  /// What clients compare with the text that is there, which may begin with a quote or a tag.
  func filterText(of word: CompletionWord) -> String {
    let first = query.buffer.text[range].first
    return !isInString && first.map("\"'<".utf8.contains) ?? false ? spelled(word) : word.text
  }

  /// The text before the cursor that a word replaces.
  private var typed: String { String(decoding: query.buffer.text[range.lowerBound..<query.offset], as: UTF8.self) }

  /// Whether the letters that are typed are in a word, in their order.
  func matches(_ word: String) -> Bool {
    var rest = typed.lowercased().filter { $0 != "\"" }[...]
    for letter in word.lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension Query {
  var isXML: Bool { buffer.tree?.format.name == DocumentFormat.xmlPropertyList.name }

  /// Whether the bytes before a range are a quote.
  fileprivate func isQuoted(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && "\"'".utf8.contains(buffer.text[range.lowerBound - 1])
  }

  /// The fonts of the project, followed by those of iOS. Names that formats would have to escape are left out.
  fileprivate var fontNames: [String] {
    let fonts = analysis.project.options.common.fonts ?? .newest
    let own = fonts.names.subtracting(fonts.system.names)
    return (own.sorted() + fonts.system.names.sorted()).filter { name in
      !name.utf8.contains { "\"\\<>&".utf8.contains($0) }
    }
  }

  /// The files and folders in the folder that a text leads to, relative to that of the document.
  fileprivate func paths(from text: String) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let entries = (try? store.entries(of: Files.join(Files.folder(of: buffer.path), folder))) ?? []
    let isPlain = { (name: String) in !name.hasPrefix(".") && !name.utf8.contains { "\"\\".utf8.contains($0) } }
    return entries.filter { $0.isNameable && isPlain($0.name) }
      .map { folder + $0.name + ($0.kind == .folder ? "/" : "") }
  }

  /// The sizes of a token's style, or the token's value.
  func meaning(ofToken path: String) -> String? {
    if let style = analysis.tokenStyles[path] { return style.shortSizes }
    guard let graph = tokens?.graph, let token = graph.definitions(of: path).first else { return nil }
    let value: [TextBlock]? = graph.value(of: token).map { [.paragraph("\(Shortened.message($0.line))")] }
    return value?.markdown
  }

  /// The paths of the tokens of the document, or of those that a mapping file is for.
  fileprivate var tokenPaths: [String] {
    tokens?.graph.paths ?? mappedTokens.flatMap(\.graph.typography)
  }

  fileprivate var tokenKeys: [String] { tokens == nil ? [] : TokenGraph.keys }

  /// The tokens that a mapping file is for: those of the project's inputs.
  var mappedTokens: [(graph: TokenGraph, source: Source)] {
    guard analysis.role == .map else { return [] }
    return analysis.project.inputs.flatMap { input in
      analysis.project.reading(store).outcome(of: input, .showing(.chosen)).compilations.compactMap { variant in
        variant.compilation.imported.map { (TokenGraph([$0]), variant.compilation.source) }
      }
    }
  }
}
