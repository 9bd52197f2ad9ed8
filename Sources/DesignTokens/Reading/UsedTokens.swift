import Diagnostics
import Documents

/// The tokens from which styles and metrics are made, and the tokens that they refer to. Mistakes in other tokens
/// change no output.
struct UsedTokens {
  private let set: TokenSet
  private var isUsed: [Bool]
  private var nodes = NodeIndex()

  /// - Parameter roots: the tokens from which styles and metrics are made.
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

  /// Whether a token is used.
  func contains(_ index: Int) -> Bool { isUsed[index] }

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
  /// The range of a token's dictionary in the file; the dictionary may be at several paths.
  private struct Place {
    let range: Range<Int>
    var isUsed: Bool
  }

  /// Splits findings into those about used tokens and about groups, and the others.
  func split(_ findings: [Diagnostic]) -> (kept: [Diagnostic], others: [Diagnostic]) {
    let places = places
    // Nodes outside of a token's dictionary that still concern it: its name, and the type inherited from a group.
    var outside: [Int: Bool] = [:]
    for (token, isUsed) in zip(set.tokens, isUsed) {
      for node in [token.name, token.groupType].compactMap(\.self) {
        outside[node.id] = outside[node.id] ?? false || isUsed
      }
    }
    func isKept(_ finding: Diagnostic) -> Bool {
      // Without the file, it is unknown what the token is.
      if finding.id == TokenRule.file.id { return true }
      return finding.node.flatMap { outside[$0] } ?? Self.place(of: finding.range.lowerBound, in: places)?.isUsed
        ?? true
    }
    return findings.reduce(into: ([], [])) { parts, finding in
      if isKept(finding) { parts.kept.append(finding) } else { parts.others.append(finding) }
    }
  }

  /// In the order of the file.
  private var places: [Place] {
    let all = zip(set.tokens, isUsed).map { Place(range: $0.object.range, isUsed: $1) }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: []) { places, place in
      if let last = places.last, last.range == place.range {
        places[places.count - 1].isUsed = last.isUsed || place.isUsed
      } else {
        places.append(place)
      }
    }
  }

  /// The token that contains an offset; nil for an offset in a group.
  private static func place(of position: Int, in places: [Place]) -> Place? {
    let after = places.partitioningIndex { $0.range.lowerBound > position }
    return after > 0 && places[after - 1].range.contains(position) ? places[after - 1] : nil
  }
}
