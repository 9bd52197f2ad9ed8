import TypeRampProject
import Writing

extension Feature {
  /// What the key, the font, the rule or the reference under the pointer means, and the sizes of its style.
  static let hover = Feature(method: "textDocument/hover", capability: ("hoverProvider", .boolean(true))) { query in
    guard let tree = query.buffer.tree else { return .null }
    let cursor = Cursor(query.offset, in: tree)
    let parts = query.hover(at: cursor)
    guard !parts.isEmpty, let node = cursor.node else { return .null }
    let text = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    return .object([("contents", query.markup(text)), ("range", query.json(node.range))])
  }
}

extension Query {
  /// Markdown as the client can show it: without fences, backticks and asterisks if it shows plain text only.
  func markup(_ markdown: String) -> JSONValue {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
    let plain = lines.joined(separator: "\n").filter { $0 != "`" && $0 != "*" }
    let isMarkdown = client.showsMarkdown
    return .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")), ("value", .string(isMarkdown ? markdown : plain)),
    ])
  }

  /// The paragraphs of what is shown at a position, each a list of lines of Markdown.
  fileprivate func hover(at cursor: Cursor) -> [[String]] {
    var parts: [[String]] = []
    if cursor.isKey, let meaning = schema?.at(cursor.fullPath).description { parts.append([meaning]) }
    if !cursor.isKey, let name = cursor.node?.string {
      if let rule = RuleDescription.all.first(where: { $0.id == name }) { parts.append(rule.markdown) }
      if let font = font(named: name, at: cursor) { parts.append([font]) }
    }
    if cursor.isKey, let rule = RuleDescription.all.first(where: { $0.id == cursor.member?.name }) {
      parts.append(rule.markdown)
    }
    if let reference { parts.append(reference) }
    if analysis.role.isInput, cursor.node != nil, let style = style(at: cursor) { parts.append(style.markdown) }
    return parts
  }

  /// The schema of the document; nil for design tokens, which have none.
  var schema: SchemaPart? {
    switch analysis.role {
    case .configuration: .configuration
    case .map: .map
    default: analysis.compilation?.imported == nil ? .dictionary : nil
    }
  }

  /// Where a font comes from.
  private func font(named name: String, at cursor: Cursor) -> String? {
    guard let key = cursor.member?.name, EntryKey.fontNames.contains(key) else { return nil }
    let fonts = analysis.project.options.common.fonts ?? .newest
    let files = fonts.files(of: name).map(Markdown.code)
    if !files.isEmpty {
      let family = fonts.descriptions[name]?.family
      let faces = fonts.descriptions.filter { $0.value.family == family }.keys.sorted().map(Markdown.code)
      let others = faces.count > 1 ? "; the faces of its family are \(faces.joined(separator: ", "))" : ""
      return "\(Markdown.code(name)) is in \(files.joined(separator: ", "))\(others)"
    }
    if fonts.system.has(name) { return "\(Markdown.code(name)) is a font of iOS" }
    return "\(Markdown.code(name)) is in no font file of the project, and is no font of iOS"
  }

  /// The value of the token at the position, or of the reference there.
  private var reference: [String]? {
    guard let (graph, start) = tokens, let path = graph.path(at: offset + start),
      let token = graph.definitions(of: path).first
    else { return nil }
    let value = graph.resolved(token).flatMap(JSONValue.init)?.line ?? "no value"
    return ["\(Markdown.code(path)): \(Markdown.code(Shortened.message(value)))"]
  }
}

extension RuleDescription {
  /// What the rule finds and why, as lines of Markdown.
  fileprivate var markdown: [String] { ["**\(id)** (\(severity.rawValue)): \(summary)", "", reason] }
}

extension EntryKey {
  /// The keys that name a font.
  static let fontNames = [EntryKey.fontName, .boldFontName].map(\.rawValue)
}
