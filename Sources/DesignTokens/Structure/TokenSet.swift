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
  let unused: [Node.Member]
  /// The typography that is only in sets or files that are not chosen.
  let unchosen: [Token]
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
    layers = found.active
    choices = found.choices
    unused = found.unused
    isUndecided = found.isUndecided
    self.tokens = tokens
    // Merging layers has made the paths unique except for duplicate keys, of which the first is used.
    var indices = [ExactString: Int](minimumCapacity: tokens.count)
    for index in tokens.indices.reversed() { indices[ExactString(tokens[index].path)] = index }
    self.indices = indices
    units = Dictionary(tokens.lazy.compactMap { token in token.unit.map { (token.value.id, $0) } }) { first, _ in first
    }
    var seen: Set<ExactString> = []
    unchosen = found.others.flatMap { TokenWalk([$0], of: root, form).tokens }.filter {
      $0.isComposite && indices[ExactString($0.path)] == nil && seen.insert(ExactString($0.path)).inserted
    }
    let hasFiles = layers.first?.node.hasFiles ?? false
    objects = Dictionary(hasFiles ? tokens.enumerated().map { ($1.object.id, $0) } : []) { first, _ in first }
  }

  static func read(
    _ root: Node, as form: TokenForm, _ options: ImportOptions
  ) -> (set: TokenSet, findings: [Diagnostic]) {
    let (found, walk) = TokenLayers.read(root, as: form, options)
    return (TokenSet(walk.tokens, in: found, of: root, form), found.findings + walk.findings)
  }
}

extension TokenSet {
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

extension TokenSet {
  /// The token of an alias, or the one of whose value it names a member: `{paragraph.fontSize}` in the older forms.
  func place(ofAlias path: String) -> (index: Int, rest: ArraySlice<String>)? {
    if let index = index(ofAlias: path) { return (index, []) }
    guard form.isTextual, let dot = path.lastIndex(of: "."), let index = index(ofAlias: String(path[..<dot])),
      tokens[index].value.kind == .dictionary || tokens[index].value.bytes.first == UInt8(ascii: "{")
    else { return nil }
    return (index, [path[path.index(after: dot)...].trimmed])
  }
}

/// Finds children by key or index. A large container is indexed once, since thousands of paths may lead through it.
struct NodeIndex: Sendable {
  private var known: [Int: [ExactString: Node]] = [:]

  /// Up to this many nodes, searching is faster than an index.
  private static let small = 32

  /// The first value of a key in a dictionary, or the element of an array at a decimal index.
  mutating func child(of node: Node, _ key: String) -> Node? {
    guard node.size > Self.small || node.kind == .array else { return node.value(of: key) }
    if let known = known[node.id] { return known[ExactString(key)] }
    let elements = node.elements.enumerated().map { (ExactString(String($0)), $1) }
    let members = node.members.map { (ExactString($0.name), $0.value) }
    let children = Dictionary(elements + members, uniquingKeysWith: { first, _ in first })
    known[node.id] = children
    return children[ExactString(key)]
  }

  mutating func descend(_ path: some Sequence<String>, from root: Node) -> Node? {
    var node = root
    for key in path {
      guard let child = child(of: node, key) else { return nil }
      node = child
    }
    return node
  }
}
