import TypeRampProject

/// A style in a document: the key that defines it, and its sizes.
struct StyleMark {
  /// The key, in the text of the document.
  let key: Range<Int>
  let style: ScaledStyle
}

extension Query {
  /// The compilation with the offset of the document in its source, which may be joined from several files.
  private var compiled: (compilation: Compilation, start: Int)? {
    guard let compilation = analysis.compilation else { return nil }
    let source = compilation.source
    if source.joinedFiles.isEmpty { return (compilation, 0) }
    return source.joinedFiles.first { $0.source.path == buffer.path }.map { (compilation, $0.start) }
  }

  /// The styles that the document defines, in order.
  var styles: [StyleMark] {
    guard let (compilation, start) = compiled, let draft = compilation.draft else { return [] }
    let styles = Dictionary(draft.allStyles.map { ($0.style.name, $0) }) { first, _ in first }
    let own = start..<(start + buffer.text.count + 1)
    let marks: [StyleMark] = (compilation.dictionary?.entries ?? []).compactMap { entry in
      guard let style = styles[entry.style?.name ?? entry.name], own.contains(entry.member.key.range.lowerBound) else {
        return nil
      }
      let key = entry.member.key.range
      return StyleMark(key: (key.lowerBound - start)..<(key.upperBound - start), style: style)
    }
    return marks + (typedStyle.map { typed in marks.contains { $0.key == typed.key } ? [] : [typed] } ?? [])
  }

  /// The style, as it was before, of the token in which someone types.
  private var typedStyle: StyleMark? {
    guard let edit = buffer.edit, let (graph, start) = tokens, let token = graph.token(at: edit.lowerBound + start),
      let style = analysis.earlierStyles[token.path]
    else { return nil }
    let key = token.name.range
    return StyleMark(key: (key.lowerBound - start)..<(key.upperBound - start), style: style)
  }

  /// The style around the position.
  func style(at cursor: Cursor) -> ScaledStyle? {
    if let (graph, start) = tokens {
      guard let token = graph.token(at: offset + start), let imported = analysis.compilation?.imported,
        let name = imported.stylesByPath[token.path]
      else { return nil }
      return analysis.compilation?.draft?.allStyles.first { $0.style.name == name }
    }
    let path = cursor.fullPath
    guard let name = path.first == ReservedKey.custom.rawValue ? path.dropFirst().first : path.first else { return nil }
    let style = path.first == name ? TextStyle(spelling: name)?.name : name
    return analysis.compilation?.draft?.allStyles.first { $0.style.name == style }
  }

  /// The tokens, with the offset of the document in their source; nil for a dictionary.
  var tokens: (graph: TokenGraph, start: Int)? {
    compiled.flatMap { compilation, start in compilation.imported.map { (TokenGraph($0), start) } }
  }
}
