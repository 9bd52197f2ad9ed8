import TypeRampProject
import Writing

extension Feature {
  /// The name that would be renamed.
  static let prepareRename = Feature(method: "textDocument/prepareRename", capability: nil) {
    query throws(ResponseError) in
    guard let name = query.renamed else { throw .refused("only a token or a custom style can be renamed") }
    return .object([("range", query.json(name.range)), ("placeholder", .string(name.text))])
  }

  /// Renames a token where it is defined and everywhere it is named, or a custom style.
  static let rename = Feature(
    method: "textDocument/rename", capability: ("renameProvider", .object([("prepareProvider", .boolean(true))]))
  ) { query throws(ResponseError) in
    guard let name = query.renamed else { throw .refused("only a token or a custom style can be renamed") }
    let text = query.parameters["newName"]?.string ?? ""
    guard let path = name.token else { return try query.renaming(style: name, to: text) }
    return try query.renaming(token: path, to: text)
  }
}

extension Query {
  /// The name at the position that can be changed.
  fileprivate struct Name {
    let range: Range<Int>
    let text: String
    /// The path of the token; nil for a custom style.
    var token: String?
  }

  fileprivate var renamed: Name? {
    if let (graph, start) = tokens {
      guard let path = graph.path(at: offset + start) else { return nil }
      let name = path.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? path
      let ranges = (try? graph.renaming(path, to: name + "_")) ?? []
      let own = ranges.map { ($0.lowerBound - start)..<($0.upperBound - start) }
      guard let range = own.first(where: { $0.lowerBound...$0.upperBound ~= offset }) ?? own.first else { return nil }
      return Name(range: range, text: name, token: path)
    }
    guard analysis.role.isInput, let cursor = buffer.tree.map({ Cursor(offset, in: $0) }), cursor.isKey,
      cursor.path == [ReservedKey.custom.rawValue], let key = cursor.node, let text = key.string
    else { return nil }
    return Name(range: key.range, text: text)
  }

  fileprivate func renaming(style name: Name, to text: String) throws(ResponseError) -> JSONValue {
    if let mistake = StyleNames.mistake(inCustomName: text) { throw .refused(mistake) }
    let letters = StyleNames.letters(text)
    let others = analysis.compilation?.dictionary?.customEntries.map(\.name).filter { $0 != name.text } ?? []
    if others.contains(where: { StyleNames.letters($0) == letters }) {
      throw .refused("there is already a style '\(text)', or one that outputs cannot tell from it")
    }
    return workspaceEdit([edit(name.range, text)])
  }

  fileprivate func renaming(token path: String, to text: String) throws(ResponseError) -> JSONValue {
    guard let (graph, _) = tokens, let source = analysis.compilation?.source else { return .null }
    let ranges: [Range<Int>]
    do {
      ranges = try graph.renaming(path, to: text)
    } catch {
      throw .refused(error.message)
    }
    var edits: [(uri: String, edits: [JSONValue])] = []
    func add(_ range: Range<Int>, _ file: Source) {
      guard case .object(let location) = location(of: range, inFile: file), case .string(let uri) = location[0].1 else {
        return
      }
      let edit = JSONValue.object([location[1], ("newText", .string(text))])
      if let index = edits.firstIndex(where: { $0.uri == uri }) {
        edits[index].edits.append(edit)
      } else {
        edits.append((uri, [edit]))
      }
    }
    for range in ranges {
      let (file, own) = source.file(of: range)
      add(own, file)
    }
    let map = mapUses(of: path)
    for range in map.ranges { add(map.source.lastName(of: range), map.source) }
    return .object([("changes", .object(edits.map { ($0.uri, .array($0.edits)) }))])
  }
}

extension Source {
  /// The range of the last name of a path.
  fileprivate func lastName(of path: Range<Int>) -> Range<Int> {
    let dot = text[path].lastIndex(of: UInt8(ascii: "."))
    return (dot.map { $0 + 1 } ?? path.lowerBound)..<path.upperBound
  }
}
