import TypeRampProject

/// A style in a document: the key that defines it, and its sizes.
struct StyleMark {
  /// The key, in the text of the document.
  let key: Range<Int>
  let styles: ThemedStyles
}

extension Query {
  /// The offset of the document in a source, which may be joined from several files; nil if it is not in it.
  private func start(in source: Source) -> Int? {
    source.joinedFiles.isEmpty ? 0 : source.joinedFiles.first { $0.source.path == buffer.path }?.start
  }

  /// The styles that the document defines, in order.
  var styles: [StyleMark] {
    var marks: [Range<Int>: ThemedStyles] = [:]
    for (theme, variant) in zip(analysis.variants.names, analysis.variants) {
      for (key, style) in styles(of: variant.compilation) { marks[key, default: ThemedStyles()].add(style, for: theme) }
    }
    if let typed = typedStyle, marks[typed.key] == nil { marks[typed.key] = typed.styles }
    return marks.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { StyleMark(key: $0, styles: $1) }
  }

  /// The keys in the document with the styles that they define in a theme.
  private func styles(of compilation: Compilation) -> [(key: Range<Int>, style: ScaledStyle)] {
    guard let draft = compilation.draft, let start = start(in: compilation.source) else { return [] }
    let styles = Dictionary(draft.allStyles.map { ($0.style.name, $0) }) { first, _ in first }
    let own = start..<(start + buffer.text.count + 1)
    return (compilation.dictionary?.entries ?? []).compactMap { entry in
      let key = entry.member.key.range
      guard let style = styles[entry.style?.name ?? entry.name], own.contains(key.lowerBound) else { return nil }
      return ((key.lowerBound - start)..<(key.upperBound - start), style)
    }
  }

  /// The style, as it was before, of the token in which someone types.
  private var typedStyle: StyleMark? {
    guard let edit = buffer.edit, let (graph, start) = tokens, let token = graph.token(at: edit.lowerBound + start),
      let styles = analysis.earlierStyles[token.path]
    else { return nil }
    let key = token.name.range
    return StyleMark(key: (key.lowerBound - start)..<(key.upperBound - start), styles: styles)
  }

  /// The style around the position.
  func styles(at cursor: Cursor) -> ThemedStyles {
    if let (graph, start) = tokens {
      guard let token = graph.token(at: offset + start) else { return ThemedStyles() }
      return analysis.styles { $0.imported?.stylesByPath[token.path] }
    }
    let path = cursor.fullPath
    guard let name = path.first == ReservedKey.custom.rawValue ? path.dropFirst().first : path.first else {
      return ThemedStyles()
    }
    let style = path.first == name ? TextStyle(spelling: name)?.name : name
    return analysis.styles { _ in style }
  }

  /// The tokens of all themes, with the offset of the document in their source; nil for a dictionary.
  var tokens: (graph: TokenGraph, start: Int)? {
    let imports = analysis.variants.compactMap(\.compilation.imported)
    guard !imports.isEmpty, let document = analysis.document else { return nil }
    return start(in: document.source).map { (TokenGraph(imports), $0) }
  }
}
