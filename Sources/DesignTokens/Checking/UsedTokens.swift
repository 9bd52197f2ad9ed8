import Diagnostics
import Documents
import Writing

/// The tokens from which styles and metrics are made, and the tokens that they refer to. Mistakes in other tokens
/// change no output.
struct UsedTokens {
  private let set: TokenSet
  private var isUsed: [Bool]
  /// The paths in references that are not those of tokens: plain values may have them.
  private var plainPaths: Set<ExactString> = []
  private var nodes = NodeIndex()

  init(_ set: TokenSet, from roots: some Sequence<Int>) {
    self.set = set
    isUsed = Array(repeating: false, count: set.tokens.count)
    var pending = Array(roots)
    while let index = pending.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      let token = set.tokens[index]
      pending += ([token.object] + token.completed).flatMap { references(in: $0) }
    }
  }

  /// The tokens to which a dictionary refers: by aliases, within texts, or by pointers.
  private mutating func references(in object: Node) -> [Int] {
    var indices: [Int] = []
    var pending = [object]
    while let node = pending.popLast() {
      pending += node.elements
      pending += node.members.lazy.map(\.value)
      switch node.kind == .dictionary ? Reference(node) : nil {
      case .pointer(let path): indices += token(at: path)
      case .file(let file):
        let root = try? node.file(at: file)
        indices += root.flatMap { set.token(at: file.pointer, in: $0, &nodes) }.map { [$0.index] } ?? []
      case .alias, .malformed, nil: break
      }
      for path in node.string.flatMap(ReferringText.init)?.paths ?? [] {
        if let place = set.place(ofAlias: path) {
          indices.append(place.index)
        } else if set.form.hasPlainValues, plainPaths.insert(ExactString(path)).inserted {
          pending += [set.value(at: path, isGroup: false, &nodes)].compactMap(\.self)
        }
      }
    }
    return indices
  }

  /// The token at a pointer, or the one that contains its target.
  private func token(at pointer: [String]) -> [Int] {
    pointer.indices.lazy.compactMap { set.index(of: pointer[...$0].joined(separator: ".")) }.first.map { [$0] } ?? []
  }
}

// MARK: - Findings

extension UsedTokens {
  /// Splits findings into those about used tokens and about groups, and the others.
  func split(_ findings: [Diagnostic]) -> (kept: [Diagnostic], others: [Diagnostic]) {
    // A token's dictionary may be at several paths. Its name and the type of its group are outside of the dictionary.
    var isUsedAt: [Int: Bool] = [:]
    for (token, isUsed) in zip(set.tokens, isUsed) {
      for node in [token.object, token.name, token.groupType].compactMap(\.self) {
        isUsedAt[node.id] = isUsedAt[node.id] ?? false || isUsed
      }
    }
    let objects = set.tokens.map(\.object).sorted { $0.id < $1.id }
    lazy var usedGroups = usedGroups
    lazy var usedFiles = Set(zip(set.tokens, isUsed).filter(\.1).map(\.0.name.fileName))
    func isKept(_ finding: Diagnostic) -> Bool {
      // Without the file, it is unknown what the token is.
      guard let node = finding.node, finding.id != TokenRule.file.id else { return true }
      if let isUsed = isUsedAt[node] { return isUsed }
      let after = objects.partitioningIndex { $0.id > node }
      guard after > 0, node < objects[after - 1].id + objects[after - 1].size else {
        if set.form.hasPlainValues, finding.id == TokenRule.setConflict.id, let path = finding.keyPath {
          return plainPaths.contains(ExactString(path))
        }
        guard let group = finding.group else { return true }
        if let token = set.index(of: group), isUsed[token] { return true }
        let isUsed = group.isEmpty ? usedFiles.contains(fileName(of: node)) : usedGroups.contains(ExactString(group))
        return isUsed || hasTypography(in: node)
      }
      return isUsedAt[objects[after - 1].id] ?? true
    }
    return findings.reduce(into: ([], [])) { parts, finding in
      if isKept(finding) { parts.kept.append(finding) } else { parts.others.append(finding) }
    }
  }

  /// The paths of all groups around used tokens.
  private var usedGroups: Set<ExactString> { zip(set.tokens, isUsed).filter(\.1).map(\.0).groupPaths }

  private func fileName(of node: Int) -> String {
    set.layers.first.map { $0.node.node(withID: node).fileName } ?? ""
  }

  /// Whether the value of a key, which may not be read, has members or the type of typography.
  private func hasTypography(in key: Int) -> Bool {
    guard let root = set.layers.first?.node, key + 1 < root.sizeOfAll else { return false }
    return root.node(withID: key + 1).hasTypography
  }
}

extension Diagnostic {
  /// The path of the group that a mistake in its form is about, empty for the top of a file; nil for other mistakes.
  fileprivate var group: String? {
    guard let path = keyPath, !path.isEmpty else { return nil }
    if id == TokenRule.duplicateName.id { return path }
    if id != TokenRule.shape.id { return nil }
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? ""
  }
}
