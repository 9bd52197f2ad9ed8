import Diagnostics
import Documents
import DynamicType
import StyleModel

/// Spells the style dictionary that tokens come to.
struct TokenLowering {
  private let reading: TokenReading
  private let entries: [TokenEntry]
  /// What was found of the tokens that are styles.
  let findings: [Finding]

  init(_ reading: TokenReading, _ map: StyleMap, _ naming: FontNaming) {
    self.reading = reading
    var entries: [TokenEntry] = []
    var findings: [Finding] = []
    for entry in map.entries {
      guard let typography = reading.typography(of: entry.token) else { continue }
      let token = reading.set.tokens[entry.token]
      let implied = reading.implied[entry.token]
      let lowered = TokenEntry(entry, of: token, typography, implied: implied, naming, reading.set.form)
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
      for entry in entries { entry.write(to: &tree) }
      addMetrics(to: &tree, at: base.root)
    }
    return derived.tree
  }

  /// The keys at the top that are no styles.
  private func addTop(to tree: inout DerivedTree) {
    let document = DocumentMembers(reading.set)
    tree.copy(TokenExtension(document.extensions)?.entry ?? [])
    if let description = document.description, description.string != nil { tree.member("description", description) }
    tree.extensions(document.extensions, others: document.unknown)
  }

  private func addMetrics(to tree: inout DerivedTree, at root: Node) {
    let name = ReservedKey.metrics.rawValue
    let hasEmptyGroup = reading.set.layers.contains {
      $0.node.value(of: name).map { $0.kind == .dictionary && $0.size == 1 } ?? false
    }
    let metrics = reading.metrics
    guard !metrics.isEmpty || hasEmptyGroup else { return }
    tree.string(name, at: metrics.first?.name ?? root)
    tree.dictionary(at: root) { tree in
      for metric in metrics { metric.write(to: &tree) }
    }
  }
}

extension Token {
  /// That it is deprecated.
  fileprivate var deprecation: Finding? {
    guard let node = deprecated, node.boolean != false else { return nil }
    let reason = node.string.map { ": \($0)" } ?? ""
    return Finding(.deprecated, at: name, "'\(path)' is deprecated\(reason)", keyPath: path)
  }
}
