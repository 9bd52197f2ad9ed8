import Diagnostics
package import Documents

/// What somebody may choose in a document of tokens: a theme of a group, or a context of a modifier.
package struct TokenChoice: Sendable {
  package let kind: Kind
  /// The name of the group or the modifier; empty for themes without a group.
  package let name: String
  /// The themes or contexts, in order.
  package let values: [String]
  /// What was asked for, whether it is there or not; nil without a choice.
  package let wanted: String?
  /// Those of the values that select something else than all before them.
  let different: [String]
  /// Where the document has it.
  let node: Node

  /// What is chosen.
  package enum Kind: Hashable, Sendable {
    /// A theme of Tokens Studio, of each group one.
    case theme
    /// A context of a resolver document, of each modifier one.
    case context
  }

  /// The value that was asked for; nil without a choice, and when there is no such value.
  package var chosen: String? { wanted.flatMap { values.contains($0) ? $0 : nil } }

  /// Whether something was asked for that is not there.
  package var isUnknown: Bool { wanted != nil && chosen == nil }

  /// Whether there are several ways, and none is chosen.
  var isOpen: Bool { wanted == nil && different.count > 1 }
}

extension TokenChoice {
  /// What is or can be chosen in a document; none in a style dictionary, nil for a malformed document.
  package static func all(in document: Document, _ settings: TokenSettings) -> [TokenChoice]? {
    guard case .success(let tree) = document.tree else { return nil }
    return settings.form(of: tree.root)?.layers(tree.root, settings).choices ?? []
  }
}

/// What a form finds in a document: the layers, and what was or can be chosen among them.
struct TokenLayers: Sendable {
  /// The most local first.
  var layers: [TokenLayer]
  var findings: [Finding] = []
  var choices: [TokenChoice] = []
}
