package import Writing

/// What a value must be, and how it is read.
package struct ValueType<Value: Sendable>: Sendable {
  package let description: ValueDescription
  /// The value of a node, or what is wrong with it.
  package let read: @Sendable (Node) -> Result<Value, ValueMistake>

  package init(_ description: ValueDescription, read: @escaping @Sendable (Node) -> Result<Value, ValueMistake>) {
    self.description = description
    self.read = read
  }

  /// A type of which a value is either read, or of the wrong kind.
  package init(_ description: ValueDescription, read: @escaping @Sendable (Node) -> Value?) {
    self.init(description) { node in read(node).map(Result.success) ?? .failure(.wrongKind) }
  }
}

/// What a type of values says of itself: in sentences, and in a JSON Schema.
package struct ValueDescription: Sendable {
  /// In a sentence: `a number`, `a list of paths`.
  package let name: String
  /// The strings to choose from, all spellings; empty where any value of the kind will do.
  package var choices: [String] { makeChoices() }
  /// The keywords that a JSON Schema has for it.
  package var keywords: [(String, JSONValue)] { makeKeywords() }

  // Hardly any run needs them.
  private let makeChoices: @Sendable () -> [String]
  private let makeKeywords: @Sendable () -> [(String, JSONValue)]

  package init(
    _ name: String, choices: @escaping @Sendable () -> [String] = { [] },
    keywords: @escaping @Sendable () -> [(String, JSONValue)]
  ) {
    self.name = name
    makeChoices = choices
    makeKeywords = keywords
  }

  /// The same in a JSON Schema by reference to one of its definitions.
  package func defined(as definition: String) -> ValueDescription {
    ValueDescription(name, choices: makeChoices) { [("$ref", .string("#/$defs/\(definition)"))] }
  }
}

/// What can be wrong with a value.
package enum ValueMistake: Error, Sendable {
  case wrongKind
  /// A string that is none of the choices.
  case unknown(String)
  /// Right in kind, wrong in what it says: why, in a sentence.
  case invalid(String)
  case outOfRange(Double, NumberRange)
}

/// The numbers that a key takes.
package struct NumberRange: Sendable {
  /// The largest number.
  package let maximum: Double
  /// Whether numbers must be greater than zero; else the smallest is `-maximum`.
  package let isPositive: Bool

  package init(upTo maximum: Double, isPositive: Bool) {
    self.maximum = maximum
    self.isPositive = isPositive
  }

  /// Whether the number lies within; not-a-number does not.
  package func contains(_ number: Double) -> Bool { number.magnitude <= maximum && (!isPositive || number > 0) }
}
