/// Something that a schema does not allow. `Diagnostic` turns it into a sentence.
package struct SchemaMistake: Sendable {
  package internal(set) var problem: Problem
  /// The key as it is written, or the missing key.
  package let name: String
  /// The key or value to mark.
  package let node: Node
  /// The path to it: `body.fontName`; that of the dictionary for a missing key. Nil for the document.
  package let keyPath: String?

  package enum Problem: Sendable {
    case unknownKey(Node.Member, KeyNames)
    /// - first: the key that is used.
    case duplicateKey(first: Node.Member)
    case value(ValueMistake, expected: ValueDescription)
    case missingKey(expected: ValueDescription)
  }
}

extension SchemaMistake.Problem {
  package var isUnknownKey: Bool { if case .unknownKey = self { true } else { false } }
  package var isDuplicateKey: Bool { if case .duplicateKey = self { true } else { false } }
  package var isWrongKind: Bool {
    switch self {
    case .value(.wrongKind, _), .value(.invalid, _): true
    default: false
    }
  }
  package var isUnknownValue: Bool { if case .value(.unknown, _) = self { true } else { false } }
  package var isOutOfRange: Bool { if case .value(.outOfRange, _) = self { true } else { false } }
  package var isMissingKey: Bool { if case .missingKey = self { true } else { false } }
}
