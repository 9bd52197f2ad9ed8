import TypeRampProject
import Writing

extension Feature {
  /// What the key, the font, the rule or the reference under the pointer means, and the sizes of its style.
  static let hover = Feature(method: "textDocument/hover", capability: ("hoverProvider", .boolean(true))) { query in
    guard let tree = query.buffer.tree else { return .null }
    let cursor = Cursor(query.nameOffset, in: tree)
    let parts = query.hover(at: cursor)
    guard !parts.isEmpty, let node = cursor.node else { return .null }
    return .object([("contents", query.markup(String(parts.markdown.dropLast()))), ("range", query.json(node.range))])
  }
}

extension Query {
  /// Markdown as the client can show it: without fences, backticks and asterisks if it shows plain text only.
  func markup(_ markdown: String) -> JSONValue {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
    let plain = lines.joined(separator: "\n").replacing("`", by: "").replacing("*", by: "")
    let isMarkdown = client.showsMarkdown
    return .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")), ("value", .string(isMarkdown ? markdown : plain)),
    ])
  }

  /// What is shown at a position.
  fileprivate func hover(at cursor: Cursor) -> [TextBlock] {
    var parts: [TextBlock] = []
    if cursor.isKey, let meaning = schema?.at(cursor.fullPath).description {
      parts.append(.paragraph(Prose(prose: meaning)))
    }
    let name = cursor.isKey ? cursor.member?.name : cursor.node?.string
    if let rule = RuleDescription.all.first(where: { $0.id == name }) { parts += rule.blocks }
    if !cursor.isKey, let name, let font = font(named: name, at: cursor) { parts.append(.paragraph(font)) }
    if let reference { parts.append(.paragraph(reference)) }
    if analysis.role.isInput, cursor.node != nil { parts += styles(at: cursor).blocks }
    return parts
  }

  /// The schema of the document; nil for design tokens, which have none.
  var schema: SchemaPart? {
    switch analysis.role {
    case .configuration: .configuration
    case .map: .map
    default: analysis.document?.imported == nil ? .dictionary : nil
    }
  }

  /// Where a font comes from.
  private func font(named name: String, at cursor: Cursor) -> Prose? {
    guard let key = cursor.member?.name, EntryKey.fontNames.contains(key) else { return nil }
    let fonts = analysis.project.options.common.fonts ?? .newest
    let files = fonts.files(of: name)
    if !files.isEmpty {
      let family = fonts.descriptions[name]?.family
      let faces = fonts.descriptions.filter { $0.value.family == family }.keys.sorted()
      let others: Prose = faces.count > 1 ? "; the faces of its family are \(faces.list { "\($0)" })" : ""
      return "\(name) is in \(files.list { "\($0)" })\(others)"
    }
    return fonts.system.has(name)
      ? "\(name) is a font of iOS" : "\(name) is in no font file of the project, and is no font of iOS"
  }

  /// The value of the token at the position, or of the reference there.
  private var reference: Prose? {
    guard let (graph, start) = tokens, let path = graph.path(at: nameOffset + start),
      !graph.definitions(of: path).isEmpty
    else { return nil }
    let values = zip(analysis.variants.names, analysis.variants).compactMap { theme, variant in
      variant.compilation.imported.map { (theme: theme, value: TokenGraph([$0]).line(of: path) ?? "no value") }
    }
    let isSame = Set(values.map(\.value)).count < 2
    let words = values.map { theme, value in isSame ? value : (theme.map { "\($0): " } ?? "") + value }
    return "\(path): \(Shortened.message((isSame ? Array(words.suffix(1)) : words).joined(separator: "; ")))"
  }
}

extension TokenGraph {
  fileprivate func line(of path: String) -> String? { definitions(of: path).first.flatMap { value(of: $0)?.line } }

  /// The value of a token, with what its references lead to.
  func value(of token: Token, depth: Int = 8) -> JSONValue? {
    resolved(token).flatMap(JSONValue.init).map { following($0, depth) }
  }

  private func following(_ value: JSONValue, _ depth: Int) -> JSONValue {
    switch value {
    case .object(let members): return .object(members.map { ($0.0, following($0.1, depth)) })
    case .array(let elements): return .array(elements.map { following($0, depth) })
    case .string(let text) where depth > 0 && text.hasPrefix("{") && text.hasSuffix("}"):
      let token = definitions(of: String(text.dropFirst().dropLast())).first
      return token.flatMap { self.value(of: $0, depth: depth - 1) } ?? value
    default: return value
    }
  }
}

extension RuleDescription {
  /// What the rule finds and why.
  fileprivate var blocks: [TextBlock] {
    [.paragraph("\(strong: id) (\(prose: severity.rawValue)): \(prose: summary)"), .paragraph(Prose(prose: reason))]
  }
}

extension EntryKey {
  static let fontNames = [EntryKey.fontName, .boldFontName].map(\.rawValue)
}
