import Diagnostics
package import Documents

/// A choice in a document of tokens: the theme of a group, or the context of a modifier.
package struct TokenChoice: Sendable {
  package let kind: Kind
  /// The name of the group or the modifier; empty for themes without a group.
  package let name: String
  /// The themes or contexts, in order.
  package let values: [String]
  /// The chosen value, valid or not; nil without a choice.
  package let wanted: String?
  /// The values that differ from all values before them.
  let different: [String]
  /// The node that defines it.
  let node: Node

  /// The kind of value that is chosen.
  package enum Kind: Hashable, Sendable {
    /// A theme of Tokens Studio, one of each group.
    case theme
    /// A context of a resolver document, one of each modifier.
    case context
  }

  /// The chosen value; nil without a choice, and if the value does not exist.
  package var chosen: String? { wanted.flatMap { values.contains($0) ? $0 : nil } }

  /// Whether the chosen value does not exist.
  package var isUnknown: Bool { wanted != nil && chosen == nil }

  /// Whether there are several different values, and none is chosen.
  var isOpen: Bool { wanted == nil && different.count > 1 }
}

extension TokenChoice {
  /// The choices in a document; empty for a style dictionary, nil for a malformed document.
  package static func all(in document: Document, _ settings: TokenSettings) -> [TokenChoice]? {
    guard case .success(let tree) = document.tree else { return nil }
    return settings.form(of: tree.root)?.layers(tree.root, settings).choices ?? []
  }
}

/// The layers of a document and the choices among them, as its form defines them.
struct TokenLayers: Sendable {
  /// The one with the highest precedence first.
  var layers: [TokenLayer]
  var findings: [Diagnostic] = []
  var choices: [TokenChoice] = []
}
