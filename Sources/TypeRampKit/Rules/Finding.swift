import Diagnostics
package import Documents

/// What a rule found, before its id and severity are put to it.
struct Finding {
  let node: Node
  let message: String
  var keyPath: String?
  var notes: [Diagnostic.Note] = []
  var fix: Diagnostic.Fix?

  /// - Parameters:
  ///   - node: the key or value to mark.
  ///   - keyPath: where it lies: `body.fontName`.
  init(at node: Node, _ message: String, keyPath: String? = nil) {
    self.node = node
    self.message = message
    self.keyPath = keyPath
  }

  /// Adds a sentence about another place.
  func noting(_ message: String, at node: Node) -> Finding {
    var finding = self
    finding.notes.append(Diagnostic.Note(message, at: node.range))
    return finding
  }

  /// Adds the replacement of the marked string by another, when there is one.
  ///
  /// A replacement of letters, digits, `-`, `.`, `_` and `$` stands for itself in every text format; one with anything else,
  /// such as a font's odd name, is not offered. A binary file is not text, and what was computed is not written where it
  /// points: they have no fix.
  func replacing(by replacement: String?, isSafe: Bool) -> Finding {
    guard let replacement, node.source.encoding != .binary, !node.isDerived, replacement.standsForItself else {
      return self
    }
    var finding = self
    finding.fix = Diagnostic.Fix(
      "replace it with '\(replacement)'", isSafe: isSafe, range: node.range, replacement: replacement)
    return finding
  }
}

extension String {
  fileprivate var standsForItself: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      }
  }
}

extension Node {
  /// What to call the value in a sentence: `the string 'x'`, `the number 3`, `a dictionary`.
  package var phrase: String {
    switch kind {
    case .string: "the string '\(string ?? "")'"
    case .integer, .real: "the number \(number?.shortest ?? String(decoding: bytes, as: UTF8.self))"
    case .boolean: "the boolean \(boolean ?? false)"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .null: "null"
    case .date: "a date"
    case .data: "data"
    case .uid: "a UID"
    }
  }
}

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
