import Writing

/// The members of a dictionary that was read, and what is wrong with them.
package struct Fields: Sendable {
  /// The path to the dictionary: `body`, `metrics.iconSize`; empty for the document.
  package let keyPath: String
  /// In order, duplicates and unknown ones included.
  package let all: [Field]
  /// In the order of the fields; missing keys come last.
  package let mistakes: [SchemaMistake]

  /// A key and its value.
  package struct Field: Sendable {
    package let member: Node.Member
    /// The index of the key in its schema; nil if it is unknown.
    package let index: Int?
    /// Whether the key is known, and its value can be used.
    package let isValid: Bool
  }

  /// Creates an empty list of fields.
  package static let none = Fields(keyPath: "", all: [], mistakes: [])

  /// The path to one of its keys.
  package func keyPath(of name: String) -> String { Shortened.path(keyPath, name) }
}
