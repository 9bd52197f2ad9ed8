import Diagnostics
import Documents
import StyleModel
import Writing

/// A document read as design tokens: every token in order, by its path.
struct TokenSet: Sendable {
  let form: TokenForm
  /// The layers of the whole document, the one with the highest precedence first.
  let layers: [TokenLayer]
  let tokens: [Token]
  /// The choices among the layers.
  let choices: [TokenChoice]
  /// Whether it must be chosen between groups of the choices.
  let isUndecided: Bool
  /// The units beside the values of tokens, by the values' nodes.
  let units: [Int: TokenLength.Unit]
  private let indices: [ExactString: Int]
  /// The tokens by their dictionaries, if there are several files.
  private let objects: [Int: Int]

  private init(_ tokens: [Token], in found: TokenLayers, of root: Node, _ form: TokenForm) {
    self.form = form
    layers = found.layers
    choices = found.choices
    isUndecided = found.isUndecided
    self.tokens = tokens
    // Merging layers has made the paths unique except for duplicate keys, of which the first is used.
    var indices = [ExactString: Int](minimumCapacity: tokens.count)
    for index in tokens.indices.reversed() { indices[ExactString(tokens[index].path)] = index }
    self.indices = indices
    units = Dictionary(tokens.lazy.compactMap { token in token.unit.map { (token.value.id, $0) } }) { first, _ in first
    }
    let hasFiles = found.layers.first?.node.hasFiles ?? false
    objects = Dictionary(hasFiles ? tokens.enumerated().map { ($1.object.id, $0) } : []) { first, _ in first }
  }

  /// Finds the tokens of a document.
  static func read(
    _ root: Node, as form: TokenForm, _ options: ImportOptions
  ) -> (set: TokenSet, findings: [Diagnostic]) {
    var found = form.layers(root, options)
    let (tokens, findings, modes) = TokenWalk.tokens(in: found.layers, of: root, form, mode: options.themes[""])
    found.choices += modes.map { [$0] } ?? []
    let unknown = modes.flatMap { modes in
      modes.isUnknown ? Diagnostic(.choice, at: modes.node, modes.unknownMessage(modes.wanted ?? "")) : nil
    }
    return (TokenSet(tokens, in: found, of: root, form), found.findings + [unknown].compactMap(\.self) + findings)
  }
}

extension TokenSet {
  /// The token at a path.
  func index(of path: String) -> Int? { indices[ExactString(path)] }

  /// The token at a pointer within a file, or the one that contains its target, and the remaining keys.
  func token(
    at pointer: [String], in root: Node, _ nodes: inout NodeIndex
  ) -> (index: Int, rest: ArraySlice<String>)? {
    var node = root
    var rest = pointer[...]
    while true {
      if let index = objects[node.id] { return (index, rest) }
      guard let key = rest.popFirst(), let child = nodes.child(of: node, key) else { return nil }
      node = child
    }
  }

  /// The token of an alias. In the older forms a path may end with `.value`, and have spaces within the braces.
  func index(ofAlias path: String) -> Int? {
    if let index = index(of: path) { return index }
    let trimmed = path.split(separator: ".").map(\.trimmed).joined(separator: ".")
    return index(of: trimmed)
      ?? (trimmed.hasSuffix(".value") ? index(of: String(trimmed.dropLast(".value".count))) : nil)
  }
}

/// The members of a document of tokens as a whole; of several layers the first with a member is used.
struct DocumentMembers {
  let description: Node?
  let extensions: Node?
  /// Members that begin with `$` and have no meaning. Only the first layer is a document of its own.
  let unknown: [Node.Member]

  init(_ set: TokenSet) {
    let objects = set.layers.map { TokenObject($0.node, set.form) }
    description = objects.lazy.compactMap(\.description).first
    extensions = objects.lazy.compactMap(\.extensions).first
    unknown = objects.first?.unknown.filter { $0.name != ReservedKey.schema.rawValue } ?? []
  }
}
