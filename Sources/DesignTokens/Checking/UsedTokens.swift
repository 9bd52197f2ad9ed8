import Diagnostics
import Documents

/// The tokens from which styles and metrics are made, and the tokens that they refer to. Mistakes in other tokens
/// change no output.
struct UsedTokens {
  private let set: TokenSet
  private var isUsed: [Bool]
  private var nodes = NodeIndex()

  init(_ set: TokenSet, from roots: some Sequence<Int>) {
    self.set = set
    isUsed = Array(repeating: false, count: set.tokens.count)
    var pending = Array(roots)
    while let index = pending.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      pending += references(in: set.tokens[index].object)
    }
  }

  /// The tokens to which a dictionary refers: by aliases, within texts, or by pointers.
  private mutating func references(in object: Node) -> [Int] {
    var indices: [Int] = []
    var pending = [object]
    while let node = pending.popLast() {
      pending += node.elements
      pending += node.members.lazy.map(\.value)
      switch Reference(extending: node) {
      case .pointer(let path): indices += token(at: path)
      case .file(let file):
        let root = try? node.file(at: file)
        indices += root.flatMap { set.token(at: file.pointer, in: $0, &nodes) }.map { [$0.index] } ?? []
      case .alias, .malformed, nil: break
      }
      for piece in (node.string ?? "").split(separator: "{") {
        if let end = piece.firstIndex(of: "}"), let index = set.index(ofAlias: String(piece[..<end])) {
          indices.append(index)
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
    func isKept(_ finding: Diagnostic) -> Bool {
      // Without the file, it is unknown what the token is.
      guard let node = finding.node, finding.id != TokenRule.file.id else { return true }
      if let isUsed = isUsedAt[node] { return isUsed }
      let after = objects.partitioningIndex { $0.id > node }
      guard after > 0, node < objects[after - 1].id + objects[after - 1].size else { return true }
      return isUsedAt[objects[after - 1].id] ?? true
    }
    return findings.reduce(into: ([], [])) { parts, finding in
      if isKept(finding) { parts.kept.append(finding) } else { parts.others.append(finding) }
    }
  }
}
