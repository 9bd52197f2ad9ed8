/// A long option of a command, with the type of its value.
///
/// Parsing and `--help` are derived from the declaration.
package struct Option<Value>: Sendable {
  package let declaration: OptionDeclaration
  /// The value of a text; nil if the text is invalid.
  let value: @Sendable (String) -> Value?

  /// An option with a value. `OptionDeclaration` and `OptionWords` say what the parameters mean.
  ///
  /// - Parameters:
  ///   - expected: what the value must be, in words, if there is no list (default: the placeholder).
  ///   - decode: returns the value of a text; nil if the text is invalid.
  package init(
    _ name: String, letter: Character? = nil, placeholder: @autoclosure @escaping @Sendable () -> String,
    choices: @autoclosure @escaping @Sendable () -> [String] = [],
    spellings: @autoclosure @escaping @Sendable () -> [String] = [],
    expected: @autoclosure @escaping @Sendable () -> String? = nil, isRepeatable: Bool = false,
    hints: @autoclosure @escaping @Sendable () -> [String: String] = [:],
    help: @autoclosure @escaping @Sendable () -> String, decode: @escaping @Sendable (String) -> Value?
  ) {
    declaration = OptionDeclaration(
      name: name, letter: letter, takesValue: true, isRepeatable: isRepeatable, accepts: { decode($0) != nil },
      makeWords: {
        OptionWords(
          placeholder: placeholder(), choices: choices(), spellings: spellings(),
          expected: expected() ?? placeholder(), hints: hints(), help: help())
      })
    value = decode
  }
}

extension Option where Value == String {
  /// An option whose value is any text.
  package init(
    _ name: String, letter: Character? = nil, placeholder: String, isRepeatable: Bool = false,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(name, letter: letter, placeholder: placeholder, isRepeatable: isRepeatable, help: help()) { $0 }
  }
}

extension Option where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
  /// An option whose value is one of an enumeration's names.
  package init(_ name: String, isRepeatable: Bool = false, help: String) {
    self.init(
      name, placeholder: Self.names.joined(separator: "|"), choices: Self.names, isRepeatable: isRepeatable, help: help
    ) { Value(rawValue: $0) }
  }

  private static var names: [String] { Value.allCases.map(\.rawValue) }
}

/// An option without a value.
package struct Flag: Sendable {
  package let declaration: OptionDeclaration

  package init(_ name: String, letter: Character? = nil, help: String) {
    declaration = OptionDeclaration(
      name: name, letter: letter, takesValue: false, isRepeatable: true, accepts: { _ in true },
      makeWords: { OptionWords(placeholder: "", choices: [], spellings: [], expected: "", hints: [:], help: help) })
  }
}

/// An option for parsing and help, without the type of its value.
package struct OptionDeclaration: Sendable {
  /// The name without the dashes.
  package let name: String
  /// The short form, such as `o` for `-o`.
  package let letter: Character?
  /// False for a flag.
  package let takesValue: Bool
  /// Whether it may be given several times.
  package let isRepeatable: Bool
  let accepts: @Sendable (String) -> Bool
  /// Makes the words on demand: a valid call needs none.
  let makeWords: @Sendable () -> OptionWords

  package init(
    name: String, letter: Character? = nil, takesValue: Bool, isRepeatable: Bool,
    accepts: @escaping @Sendable (String) -> Bool, makeWords: @escaping @Sendable () -> OptionWords
  ) {
    (self.name, self.letter, self.takesValue, self.isRepeatable) = (name, letter, takesValue, isRepeatable)
    (self.accepts, self.makeWords) = (accepts, makeWords)
  }

  /// The option as written in a call.
  package var written: String { "--" + name }

  package var words: OptionWords { makeWords() }
}

/// The texts about an option in help and errors.
package struct OptionWords: Sendable {
  /// The name of the value; empty for a flag.
  package let placeholder: String
  /// The allowed values, if there is a list of them.
  package let choices: [String]
  /// Valid values besides the choices, for suggestions.
  let spellings: [String]
  /// Whether there are valid values besides the choices.
  package var hasSpellings: Bool { !spellings.isEmpty }
  /// What the value must be, in words.
  package let expected: String
  /// Advice for invalid values that people often try.
  let hints: [String: String]
  package let help: String

  package init(
    placeholder: String, choices: [String], spellings: [String] = [], expected: String, hints: [String: String] = [:],
    help: String
  ) {
    (self.placeholder, self.choices, self.spellings) = (placeholder, choices, spellings)
    (self.expected, self.hints, self.help) = (expected, hints, help)
  }
}
