import Diagnostics
import Documents
import DynamicType
import StyleModel

/// Spells the style dictionary that tokens come to.
struct TokenLowering {
  private let set: TokenSet
  private let map: StyleMap
  private(set) var check: TokenCheck
  private let naming: FontNaming
  private var metrics: [TokenMetric] = []

  init(_ set: TokenSet, _ map: StyleMap, _ check: TokenCheck, naming: FontNaming) {
    self.set = set
    self.map = map
    self.check = check
    self.naming = naming
    metrics = set.tokens.indices.compactMap { TokenMetric($0, &self.check) }
  }

  var log: TokenLog { check.reader.log }
  var hasMetrics: Bool { !metrics.isEmpty }

  /// The dictionary, in the order of the tokens.
  mutating func tree(from base: Tree) -> Tree {
    var entries: [TokenEntry] = []
    for entry in map.entries {
      guard let typography = check.typography(of: entry.token) else { continue }
      let token = set.tokens[entry.token]
      report(deprecated: token)
      let made = TokenEntry(
        token, entry, typography, implied: implied(by: token, typography), naming, set.form, &check.reader.log)
      if let made { entries.append(made) }
    }
    var derived = DerivedTree(from: base)
    derived.dictionary(at: base.root) { tree in
      addTop(to: &tree)
      for entry in entries { entry.write(to: &tree) }
      write(metrics, to: &tree, at: base.root)
    }
    return derived.tree
  }

  /// What the made-up members of a token's value were.
  private mutating func implied(by token: Token, _ typography: Typography) -> Typography? {
    guard let node = TokenExtension(token.extensions)?.implied, node.kind == .dictionary else { return nil }
    // What is said of it has been said of the value.
    let log = check.reader.log
    defer { check.reader.log = log }
    return check.reader.typography(node, path: token.path, size: typography.size?.value ?? 0)
  }

  private mutating func report(deprecated token: Token) {
    guard let node = token.deprecated, node.boolean != false else { return }
    let reason = node.string.map { ": \($0)" } ?? ""
    let finding = Finding(at: token.name, "'\(token.path)' is deprecated\(reason)", keyPath: token.path)
    check.reader.log.report(.deprecated, finding)
  }

  /// The keys at the top that are no styles.
  private func addTop(to tree: inout DerivedTree) {
    let document = TokenDocument(set)
    for member in TokenExtension(document.extensions)?.entry ?? [] {
      tree.copy(member.key)
      tree.copy(member.value)
    }
    if let description = document.description, description.string != nil { tree.member("description", description) }
    tree.extensions(document.extensions, others: document.unknown)
  }

  private func write(_ metrics: [TokenMetric], to tree: inout DerivedTree, at place: Node) {
    let name = ReservedKey.metrics.rawValue
    let hasEmptyGroup = set.layers.contains {
      $0.node.value(of: name).map { $0.kind == .dictionary && $0.size == 1 } ?? false
    }
    guard !metrics.isEmpty || hasEmptyGroup else { return }
    tree.string(name, at: metrics.first?.name ?? place)
    tree.dictionary(at: place) { tree in
      for metric in metrics { metric.write(to: &tree) }
    }
  }
}

extension DerivedTree {
  /// Adds a member that is written in the old document under another key.
  mutating func member(_ key: String, _ value: Node) {
    string(key, at: value)
    copy(value)
  }

  /// Adds a number that was computed.
  mutating func member(_ key: String, _ number: Double, at place: Node) {
    string(key, at: place)
    self.number(number, at: place)
  }

  /// Adds a string that was computed.
  mutating func member(_ key: String, _ string: String, at place: Node) {
    self.string(key, at: place)
    self.string(string, at: place)
  }

  /// Adds what other vendors have among a token's extensions, and what else of it no text style has.
  mutating func extensions(_ node: Node?, others: [Node.Member]) {
    let members = node.map { $0.members.filter { $0.name != TokenExtension.key } } ?? []
    guard let place = node ?? others.first?.value, !members.isEmpty || !others.isEmpty else { return }
    string(EntryKey.extensions.rawValue, at: place)
    dictionary(at: place) { tree in
      for member in members {
        tree.copy(member.key)
        tree.copy(member.value)
      }
      guard !others.isEmpty else { return }
      tree.string(TokenExtension.othersKey, at: place)
      tree.dictionary(at: place) { tree in
        for member in others {
          tree.copy(member.key)
          tree.copy(member.value)
        }
      }
    }
  }
}
