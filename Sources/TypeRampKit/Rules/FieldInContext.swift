import Diagnostics
import Documents
import StyleModel

/// A field, with what the rules over all fields need to know of its surroundings.
struct FieldInContext {
  let member: Node.Member
  let keyPath: String
  /// Nil when the key is unknown.
  let expectation: Expectation?
  /// The first field of the same key, when this is a second one.
  let first: Node.Member?
  /// Whether the entry is that of a style that there is.
  let isInStyle: Bool
  /// Every key that the entry may have.
  let knownKeys: [String]
  /// The same, for suggestions.
  let vocabulary: Spelling.Vocabulary
  /// Every key that the entry has.
  let presentKeys: Set<String>
}

extension Entry {
  /// The fields in order, each with its surroundings.
  ///
  /// - Parameter isInStyle: whether the entry is that of a style that there is.
  func fieldsInContext(isInStyle: Bool) -> [FieldInContext] {
    var seen: [String: Node.Member] = [:]
    let knownKeys = Key.allCases.map(\.rawValue)
    let presentKeys = Set(fields.map(\.member.name))
    return fields.map { field in
      let name = field.member.name
      defer { seen[name] = seen[name] ?? field.member }
      return FieldInContext(
        member: field.member, keyPath: keyPath(of: name), expectation: field.key?.expectation, first: seen[name],
        isInStyle: isInStyle, knownKeys: knownKeys, vocabulary: Key.vocabulary, presentKeys: presentKeys)
    }
  }
}

extension StyleDictionary {
  /// The fields of every entry, those of metrics included.
  var fields: [FieldInContext] {
    entries.flatMap { $0.entry.fieldsInContext(isInStyle: $0.style != nil) }
      + metrics.flatMap { $0.entry.fieldsInContext(isInStyle: false) }
  }
}
