/// Something that a schema does not allow. `Diagnostic` turns it into a sentence.
package struct SchemaMistake: Sendable {
  package let problem: Problem
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
    case wrongKind(expected: ValueDescription)
    /// A string that is not one of the choices.
    case unknownValue(String, expected: ValueDescription)
    /// - why: a sentence.
    case invalidValue(why: String)
    case outOfRange(Double, NumberRange)
    case missingKey(expected: ValueDescription)
  }
}

extension SchemaMistake.Problem {
  /// What is wrong with a value.
  init(_ mistake: ValueMistake, expected: ValueDescription) {
    self =
      switch mistake {
      case .wrongKind: .wrongKind(expected: expected)
      case .unknown(let value): .unknownValue(value, expected: expected)
      case .invalid(let why): .invalidValue(why: why)
      case .outOfRange(let number, let range): .outOfRange(number, range)
      }
  }

  package var isUnknownKey: Bool { if case .unknownKey = self { true } else { false } }
  package var isDuplicateKey: Bool { if case .duplicateKey = self { true } else { false } }
  package var isWrongKind: Bool {
    switch self {
    case .wrongKind, .invalidValue: true
    default: false
    }
  }
  package var isUnknownValue: Bool { if case .unknownValue = self { true } else { false } }
  package var isOutOfRange: Bool { if case .outOfRange = self { true } else { false } }
  package var isMissingKey: Bool { if case .missingKey = self { true } else { false } }
}
