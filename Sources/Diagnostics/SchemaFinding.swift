package import Documents
import Writing

extension Diagnostic {
  /// Creates the finding for a mistake.
  ///
  /// - Parameter isSafe: whether renaming a key to a certain suggestion is safe without review.
  package init(_ mistake: SchemaMistake, isSafe: (_ suggestion: String) -> Bool = { _ in false }) {
    let suggestion = mistake.suggestion
    self.init(at: mistake.node, mistake.sentence(suggestion), keyPath: mistake.keyPath)
    if case .duplicateKey(let first) = mistake.problem { self = noting("the first is here", at: first.key) }
    if case .value(.wrongKind, let expected) = mistake.problem, expected.isNumber {
      self = offering(mistake.node.fixOfQuotedNumber)
    }
    guard let suggestion else { return }
    if case .unknownKey(_, let keys) = mistake.problem, let other = keys.taken[suggestion] {
      self = noting("'\(other.name)' is here", at: other.key)
      return
    }
    let isCertain = mistake.isCertain(suggestion)
    self = replacing(by: suggestion, isSafe: isCertain && (mistake.problem.isUnknownValue || isSafe(suggestion)))
  }
}

extension SchemaMistake {
  /// The key or value that was probably meant instead of an unknown one; nil if there is none.
  package var suggestion: String? {
    switch problem {
    case .unknownKey(_, let keys):
      if keys.elsewhere[name] != nil { return nil }
      if let known = keys.foreign[name.lowercased()], keys.names.contains(known) { return known }
      return Spelling.closest(to: name, among: keys.names)
    case .value(.unknown(let value), let expected): return Spelling.closest(to: value, among: expected.choices)
    default: return nil
    }
  }

  /// Whether a suggestion is almost certain: another name for the same thing, or a typo.
  fileprivate func isCertain(_ suggestion: String) -> Bool {
    switch problem {
    case .unknownKey(_, let keys): keys.synonyms.contains(name.lowercased()) || Spelling.isSlip(name, for: suggestion)
    case .value(.unknown(let value), _): Spelling.isSlip(value, for: suggestion)
    default: false
    }
  }

  /// - Parameter suggestion: if there is one, the sentence does not say what was expected.
  fileprivate func sentence(_ suggestion: String?) -> String {
    switch problem {
    case .unknownKey(_, let keys):
      if let use = keys.elsewhere[name] { return "'\(name)' \(use)" }
      let expected = suggestion == nil ? "; expected \(keys.expected ?? keys.examples(for: name))" : ""
      return "unknown \(keys.noun) '\(name)'\(expected)"
    case .duplicateKey(let first):
      return "duplicate key '\(name)'" + (first.name == name ? "" : ", the same as '\(first.name)'")
    case .value(.wrongKind, let expected):
      return "expected \(expected.name)\(keyPath == nil ? "" : " for '\(name)'"), not \(node.phrase)"
    case .value(.unknown(let value), let expected):
      let example = suggestion == nil ? "; expected \(expected.example(for: value))" : ""
      return "unknown value '\(value)' for '\(name)'" + example
    case .value(.invalid(let why), _): return why
    case .value(.outOfRange(let number, let range), _):
      if number.isNaN { return "'\(name)' must be a number, not 'nan'" }
      return "'\(name)' must be \(range.bound(crossedBy: number)), not \(number.shortest)"
    case .missingKey(let expected): return "missing key '\(name)'; expected \(expected.name)"
    }
  }
}

extension KeyNames {
  /// All names, or the nearest to an unknown one if there are many.
  fileprivate func examples(for name: String) -> String {
    if names.count <= 12 { return "one of \(names.quotedList)" }
    return "a key such as " + Spelling.nearest(5, to: name, among: names).quotedList
  }
}

extension ValueDescription {
  /// All choices, or the nearest to an unknown one if there are many.
  fileprivate func example(for value: String) -> String {
    let choices = choices
    if choices.count <= 12 { return "one of \(choices.quotedList)" }
    return "\(name) such as " + Spelling.nearest(3, to: value, among: choices).quotedList
  }
}

extension NumberRange {
  /// The bound that a number exceeds: `at most 10000`.
  fileprivate func bound(crossedBy number: Double) -> String {
    if number > 0 { return "at most \(maximum.shortest)" }
    return isPositive ? "greater than zero" : "at least -\(maximum.shortest)"
  }
}

extension Node {
  /// What surrounds a string in a text, and what surrounds a number instead.
  private static let marks: [(string: (String, String), integer: (String, String), real: (String, String))] = [
    (("\"", "\""), ("", ""), ("", "")),
    (("<string>", "</string>"), ("<integer>", "</integer>"), ("<real>", "</real>")),
  ]

  /// The fix of a string that is a number: `"17"` becomes 17.
  fileprivate var fixOfQuotedNumber: Diagnostic.Fix? {
    let isDecimal = string?.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard let string, isDecimal == true, Double(string)?.shortest == string else { return nil }
    return fix(asNumber: string, isSafe: true)
  }

  /// The fix that makes a string a number; nil if it is not written between the usual marks.
  package func fix(asNumber text: String, isSafe: Bool) -> Diagnostic.Fix? {
    for (marks, integer, real) in Self.marks {
      let number = text.contains(".") ? real : integer
      let start = range.lowerBound - marks.0.utf8.count
      let end = range.upperBound + marks.1.utf8.count
      guard start >= 0, end <= source.text.count, source.text[start..<range.lowerBound].elementsEqual(marks.0.utf8),
        source.text[range.upperBound..<end].elementsEqual(marks.1.utf8)
      else { continue }
      return Diagnostic.Fix(
        isSafe ? "make it a number" : "replace it with \(text)", isSafe: isSafe, range: start..<end,
        replacement: number.0 + text + number.1)
    }
    return nil
  }
}
