import Diagnostics
import Documents
import DynamicType
import StyleModel

/// Builds the style dictionary for tokens.
struct TokenLowering {
  private let reading: TokenReading
  private let entries: [TokenEntry]
  /// The findings about tokens that are styles.
  let findings: [Diagnostic]

  init(_ reading: TokenReading, _ map: StyleMap, _ naming: FontNaming) {
    self.reading = reading
    var entries: [TokenEntry] = []
    var findings: [Diagnostic] = []
    for entry in map.entries {
      guard let (token, typography, implied) = reading.parts(of: entry.source) else { continue }
      let lowered = TokenEntry(
        entry, of: token, typography, implied: implied, naming, reading.set.form, on: reading.platform)
      findings += [token.deprecation, lowered?.finding].compactMap(\.self)
      if let lowered { entries.append(lowered) }
    }
    self.entries = entries
    self.findings = findings
  }

  /// The dictionary, in the order of the tokens.
  func tree(from base: Tree) -> Tree {
    var derived = DerivedTree(from: base)
    derived.dictionary(at: base.root) { tree in
      addTop(to: &tree)
      for entry in entries where !entry.isCustom { entry.write(to: &tree) }
      add(.custom, entries.filter(\.isCustom), to: &tree, at: base.root) { $0.write(to: &$1) }
      add(.metrics, reading.metrics, to: &tree, at: base.root) { $0.write(to: &$1) }
    }
    return derived.tree
  }

  /// Adds the top-level keys that are not styles.
  private func addTop(to tree: inout DerivedTree) {
    let document = DocumentMembers(reading.set)
    tree.copy(TokenExtension(document.extensions)?.entry ?? [])
    if let description = document.description, description.string != nil { tree.member("description", description) }
    tree.extensions(document.extensions, others: document.unknown)
  }

  /// Adds the members of a reserved key. An empty group is added too, if the tokens have one of that name.
  private func add<Element>(
    _ key: ReservedKey, _ elements: [Element], to tree: inout DerivedTree, at root: Node,
    _ write: (Element, inout DerivedTree) -> Void
  ) {
    let hasEmptyGroup = reading.set.layers.contains {
      $0.node.value(of: key.rawValue).map { $0.kind == .dictionary && $0.size == 1 } ?? false
    }
    guard !elements.isEmpty || hasEmptyGroup else { return }
    tree.string(key.rawValue, at: root)
    tree.dictionary(at: root) { tree in
      for element in elements { write(element, &tree) }
    }
  }
}

extension TokenReading {
  /// The token and the typography of a style.
  func parts(
    of source: StyleMap.Source
  ) -> (token: Token, typography: Typography, implied: Typography?)? {
    switch source {
    case .token(let index): typography(of: index).map { (set.tokens[index], $0, implied[index]) }
    case .group(let path): looseTypography[path].map { ($0.token, $0.typography, nil) }
    }
  }
}

extension Token {
  /// The finding that it is deprecated.
  fileprivate var deprecation: Diagnostic? {
    guard let node = deprecated, node.boolean != false else { return nil }
    let reason = node.string.map { ": \($0)" } ?? ""
    return Diagnostic(.deprecated, at: name, "'\(path)' is deprecated\(reason)", keyPath: path)
  }
}
