package import Writing

/// What a value must be, and how to read it.
package struct ValueType<Value: Sendable>: Sendable {
  package let description: ValueDescription
  /// The value of a node, or what is wrong with it.
  package let read: @Sendable (Node) -> Result<Value, ValueMistake>

  package init(_ description: ValueDescription, read: @escaping @Sendable (Node) -> Result<Value, ValueMistake>) {
    self.description = description
    self.read = read
  }

  /// A type whose values are either read or of the wrong kind.
  package init(_ description: ValueDescription, read: @escaping @Sendable (Node) -> Value?) {
    self.init(description) { node in read(node).map(Result.success) ?? .failure(.wrongKind) }
  }
}

/// The description of a type of values, for messages and for JSON Schemas. A class, because it never changes and is
/// referred to by every mistake.
package final class ValueDescription: Sendable {
  /// In a sentence: `a number`, `a list of paths`.
  package let name: String
  /// Whether it is a number, which people put in quotes by mistake.
  package let isNumber: Bool
  /// The strings to choose from, in all spellings; empty if any value of the kind is allowed.
  package var choices: [String] { makeChoices() }
  /// The keywords of its JSON Schema.
  package var keywords: JSONKeywords { makeKeywords() }

  // Computed on demand: few runs need them.
  private let makeChoices: @Sendable () -> [String]
  private let makeKeywords: @Sendable () -> JSONKeywords

  package init(
    _ name: String, isNumber: Bool = false, choices: @escaping @Sendable () -> [String] = { [] },
    keywords: @escaping @Sendable () -> JSONKeywords
  ) {
    self.name = name
    self.isNumber = isNumber
    makeChoices = choices
    makeKeywords = keywords
  }

  /// The same type, referring to a definition in the JSON Schema.
  package func defined(as definition: String) -> ValueDescription {
    ValueDescription(name, isNumber: isNumber, choices: makeChoices) { .reference(to: definition) }
  }
}

/// What can be wrong with a value.
package enum ValueMistake: Error, Sendable {
  case wrongKind
  /// A string that is not one of the choices.
  case unknown(String)
  /// A value of the right kind that is not allowed: why, in a sentence.
  case invalid(String)
  case outOfRange(Double, NumberRange)
}

/// The numbers that a key accepts.
package struct NumberRange: Sendable {
  /// The largest number.
  package let maximum: Double
  /// Whether numbers must be greater than zero; otherwise the smallest is `-maximum`.
  package let isPositive: Bool

  package init(upTo maximum: Double, isPositive: Bool) {
    self.maximum = maximum
    self.isPositive = isPositive
  }

  /// Whether the number is in the range; NaN is not.
  package func contains(_ number: Double) -> Bool { number.magnitude <= maximum && (!isPositive || number > 0) }
}
