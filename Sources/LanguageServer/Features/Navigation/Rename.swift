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
      guard let path = graph.path(at: nameOffset + start) else { return nil }
      let name = path.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? path
      let ranges = (try? graph.renaming(path, to: name + "_")) ?? []
      let own = ranges.map { ($0.lowerBound - start)..<($0.upperBound - start) }
      // The last name of the reference at the cursor, or the name of the token there.
      let use = graph.use(at: nameOffset + start).map { ($0.range.lowerBound - start)...($0.range.upperBound - start) }
      let isHere = { (range: Range<Int>) in (use ?? range.lowerBound...range.upperBound).contains(range.lowerBound) }
      guard let range = own.first(where: { isHere($0) && (use != nil || $0.lowerBound...$0.upperBound ~= nameOffset) })
      else { return nil }
      return Name(range: range, text: name, token: path)
    }
    guard analysis.role.isInput, let cursor = buffer.tree.map({ Cursor(nameOffset, in: $0) }), cursor.isKey,
      cursor.path == [ReservedKey.custom.rawValue], let key = cursor.node, let text = key.string
    else { return nil }
    return Name(range: key.range, text: text)
  }

  fileprivate func renaming(style name: Name, to text: String) throws(ResponseError) -> JSONValue {
    if let mistake = StyleNames.mistake(inCustomName: text) { throw .refused(mistake) }
    let letters = StyleNames.letters(text)
    let others = analysis.document?.dictionary?.customEntries.map(\.name).filter { $0 != name.text } ?? []
    if others.contains(where: { StyleNames.letters($0) == letters }) {
      throw .refused("there is already a style '\(text)', or one that outputs cannot tell from it")
    }
    return workspaceEdit([edit(name.range, text)])
  }

  fileprivate func renaming(token path: String, to text: String) throws(ResponseError) -> JSONValue {
    guard let (graph, _) = tokens, let source = analysis.document?.source else { return .null }
    let ranges: [Range<Int>]
    do {
      ranges = try graph.renaming(path, to: text)
    } catch {
      throw .refused(error.message)
    }
    var edits: [(uri: String, edits: [JSONValue])] = []
    var changes: [(range: Range<Int>, source: Source)] = []
    func add(_ range: Range<Int>, _ file: Source) {
      changes.append((range, file))
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
    if let finding = newFinding(after: changes, text) {
      throw .refused("'\(path)' cannot be renamed alone, because then \(finding.message); rename it by hand")
    }
    return workspaceEdit(edits)
  }

  /// A finding that the project would have after ranges are replaced by a text; nil if there would be no new one.
  private func newFinding(after changes: [(range: Range<Int>, source: Source)], _ text: String) -> Diagnostic? {
    var files = MemoryFiles([], over: store)
    for (path, changes) in Dictionary(grouping: changes, by: \.source.path) {
      var bytes = changes[0].source.text
      for range in Set(changes.map(\.range)).sorted(by: { $0.lowerBound > $1.lowerBound }) {
        bytes.replaceSubrange(range, with: text.utf8)
      }
      files.set(Buffer(uri: "", path: path, version: 0, text: bytes).file)
    }
    // Messages name what is renamed, so findings are counted.
    let counts = Dictionary(grouping: findings(in: store), by: \.id).mapValues(\.count)
    return Dictionary(grouping: findings(in: files), by: \.id).first { $1.count > counts[$0, default: 0] }?.value.last
  }

  /// The findings of the input, with its mapping file, as some files are, but those that follow from the names.
  private func findings(in files: any FileStore) -> [Diagnostic] {
    var project = analysis.project.reading(files)
    try? project.readMap()
    let input = FoundInput(Input(argument: analysis.input, in: files))
    return project.outcome(of: input, .init(.configured)).files.flatMap(\.findings)
      .filter { !["token-unmapped", "token-no-style", "missing-text-style"].contains($0.id) }
  }
}

extension Source {
  fileprivate func lastName(of path: Range<Int>) -> Range<Int> {
    let dot = text[path].lastIndex(of: UInt8(ascii: "."))
    return (dot.map { $0 + 1 } ?? path.lowerBound)..<path.upperBound
  }
}
