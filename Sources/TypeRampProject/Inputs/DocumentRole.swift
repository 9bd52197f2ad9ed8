import Writing

/// What a file is to a project, by its content and its name: for searches, comparisons, `init` and the editor.
package enum DocumentRole: Equatable, Sendable {
  /// A `typeramp.json`.
  case configuration
  /// A mapping file of tokens.
  case map
  case dictionary
  case tokens(Evidence)
  /// A configuration of the TypographyKit package.
  case typographyKit
  /// It is malformed, so it may be an input.
  case unreadable
  case other

  /// What shows that a file has design tokens.
  package enum Evidence: Sendable {
    /// It has sets, or names its sources: it is a project, not a part of one.
    case project
    /// Its name, such as `brand.tokens.json`.
    case name
    case content
  }

  /// - Parameter document: a malformed one is judged by its name, and by whether it mentions `fontName`. One with
  ///   comments or trailing commas is judged by its content.
  package init(of document: Document) {
    let name = Source.fileName(at: document.source.path)
    let root = (try? document.tree.get())?.root
    let schema = root?.value(of: "$schema")?.string ?? ""
    if name == Configuration.fileName {
      self = .configuration
    } else if schema.hasSuffix("map.schema.json") {
      self = .map
    } else if TokenForm.isWholeProject(document) {
      self = .tokens(.project)
    } else if TokenForm.isTokens(document) {
      self = .tokens(TokenForm.isNamed(name) ? .name : .content)
    } else if StyleDictionary.isLikely(document) || schema.hasSuffix("dictionary.schema.json") {
      self = .dictionary
    } else if TokenForm.isNamed(name) {
      self = .tokens(.name)
    } else if case .typographyKit = root.flatMap(ForeignFormat.init) {
      self = .typographyKit
    } else if let inner = root?.elements.first(where: { _ in true }),
      StyleDictionary.isLikely(inner) || TokenForm.isTokens(inner)
    {
      // A list of documents is one in a wrong shape.
      self = .dictionary
    } else if root == nil {
      let tree = try? DocumentFormat.json5.read(document.source)
      self = tree.map { DocumentRole(of: Document($0)) } ?? .unreadable
    } else {
      self = .other
    }
  }

  /// Whether it is compiled: a dictionary, or design tokens.
  package var isInput: Bool {
    switch self {
    case .dictionary, .tokens, .unreadable: true
    case .configuration, .map, .typographyKit, .other: false
    }
  }
}

extension Document {
  /// Whether it is a report of a check, or a baseline: the program's own JSON, SARIF, or Code Quality of GitLab.
  var isReport: Bool {
    guard let root = (try? tree.get())?.root else { return false }
    if root.kind == .array {
      let first = root.elements.first { _ in true }
      return first?.value(of: "check_name") != nil && first?.value(of: "fingerprint") != nil
    }
    return ["findings", "runs"].contains { root.value(of: $0)?.kind == .array }
      && ["formatVersion", "version"].contains { root.value(of: $0) != nil }
  }
}
