import OperatingSystem
import TypeRampProject
import Writing

extension Feature {
  /// The definition of a token, the file of a font, and the file that a path names.
  static let definition = Feature(
    method: "textDocument/definition", capability: ("definitionProvider", .boolean(true))
  ) { query in
    if let (graph, start) = query.tokens, let source = query.analysis.document?.source,
      let path = graph.path(at: query.nameOffset + start)
    {
      return .array(graph.definitions(of: path).map { query.location(of: $0.name.range, in: source) })
    }
    guard let tree = query.buffer.tree else { return .null }
    let cursor = Cursor(query.nameOffset, in: tree)
    guard let text = cursor.node?.string, !cursor.isKey else { return .null }
    if query.analysis.role == .map {
      return .array(
        query.mappedTokens.flatMap { graph, source in
          graph.definitions(of: text).map { query.location(of: $0.name.range, in: source) }
        })
    }
    if let file = query.fontFile(named: text, at: cursor) ?? query.namedFile(text, at: cursor) {
      return query.location(ofFileAt: file)
    }
    return .null
  }

  /// Every reference to a token.
  static let references = Feature(
    method: "textDocument/references", capability: ("referencesProvider", .boolean(true))
  ) { query in
    guard let (graph, start) = query.tokens, let source = query.analysis.document?.source,
      let path = graph.path(at: query.nameOffset + start) ?? graph.token(at: query.nameOffset + start)?.path
    else { return .null }
    let isWithDefinition = query.parameters["context"]?["includeDeclaration"]?.boolean ?? false
    let definitions = isWithDefinition ? graph.definitions(of: path).map(\.name.range) : []
    let ranges = definitions + graph.uses.filter { $0.path == path }.map(\.range)
    let map = query.mapUses(of: path)
    return .array(
      ranges.map { query.location(of: $0, in: source) } + map.ranges.map { query.location(of: $0, inFile: map.source) })
  }
}

extension TokenGraph {
  /// The path of the token whose reference or whose key is at an offset.
  func path(at offset: Int) -> String? {
    use(at: offset)?.path ?? tokens.first { $0.name.range.lowerBound...$0.name.range.upperBound ~= offset }?.path
  }
}

extension Query {
  /// The positions in the mapping file that name a token.
  func mapUses(of path: String) -> (source: Source, ranges: [Range<Int>]) {
    guard let map = analysis.project.options.common.tokens.map else { return (buffer.document.source, []) }
    return (map.source, map.ranges(ofToken: path))
  }

  fileprivate func fontFile(named name: String, at cursor: Cursor) -> String? {
    guard let key = cursor.member?.name, EntryKey.fontNames.contains(key),
      let fonts = analysis.project.options.common.fonts
    else { return nil }
    let files = fonts.files(of: name)
    return fonts.paths.first { files.contains(Files.name(of: $0)) }
  }

  /// The file that a value of a configuration, or a reference to a file, names.
  fileprivate func namedFile(_ text: String, at cursor: Cursor) -> String? {
    let isReference = cursor.member?.name == "$ref"
    guard analysis.role == .configuration || isReference else { return nil }
    let path = text.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? text
    return path.isEmpty ? nil : file(at: path)
  }
}
