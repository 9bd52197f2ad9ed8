import Documents

/// A class of documents for which the readers here intentionally differ from Foundation; docs/dev/formats.md lists them
/// all.
struct DifferenceClass: Sendable {
  let name: String
  let reason: String
  let holds: @Sendable (Verdict) -> Bool

  /// The class restricted to documents detected as one of these formats.
  func only(in formats: DocumentFormat...) -> DifferenceClass {
    let names = formats.map(\.name)
    return DifferenceClass(name: name, reason: reason) { verdict in
      names.contains(verdict.formatName) && holds(verdict)
    }
  }

  /// Its row in the documentation.
  var row: String { "| \(name) | \(reason) |" }
}

extension DifferenceClass {
  /// Documents that Foundation reads, and that are refused here with a message that has one of these prefixes.
  static func refused(
    _ name: String, because reason: String, messages: [String],
    where holds: @escaping @Sendable (Verdict) -> Bool = { _ in true }
  ) -> DifferenceClass {
    DifferenceClass(name: name, reason: reason) { verdict in
      verdict.there != nil && messages.contains { verdict.message?.hasPrefix($0) == true } && holds(verdict)
    }
  }

  /// Documents that are read here and refused by Foundation, and that satisfy a condition.
  static func read(
    _ name: String, because reason: String, where holds: @escaping @Sendable (Verdict) -> Bool
  ) -> DifferenceClass {
    DifferenceClass(name: name, reason: reason) { $0.here != nil && $0.there == nil && holds($0) }
  }

  /// Documents that both read, with values that are equal after a transformation of strings and numbers.
  static func value(
    _ name: String, because reason: String, keepsFirst: Bool = false,
    text: @escaping @Sendable (String) -> String = { $0 },
    isSameNumber: @escaping @Sendable (Double, Double) -> Bool = { $0 == $1 }
  ) -> DifferenceClass {
    DifferenceClass(name: name, reason: reason) { verdict in
      guard let root = verdict.root, let there = verdict.there else { return false }
      let here = Value(root, keepsFirst: keepsFirst, text: text)
      return here.isIdentical(to: there.mapped(text), isSameNumber: isSameNumber)
    }
  }
}

extension Value {
  /// The value with its strings transformed.
  func mapped(_ text: (String) -> String) -> Value {
    switch self {
    case .dictionary(let members):
      .dictionary(Dictionary(members.map { (text($0), $1.mapped(text)) }, uniquingKeysWith: { first, _ in first }))
    case .array(let elements): .array(elements.map { $0.mapped(text) })
    case .string(let string): .string(text(string))
    default: self
    }
  }
}

extension Verdict {
  var source: Source { document.source }

  var message: String? { document.message }

  var root: Node? { try? document.tree.get().root }

  /// The text before the mistake.
  var textBeforeMistake: ArraySlice<UInt8> { source.text[..<(document.mistakeRange?.lowerBound ?? 0)] }

  /// The text marked as a mistake.
  var mistaken: ArraySlice<UInt8> { source.text[document.mistakeRange ?? 0..<0] }

  func contains(_ part: String) -> Bool { source.text.firstRange(of: Array(part.utf8)) != nil }
}
