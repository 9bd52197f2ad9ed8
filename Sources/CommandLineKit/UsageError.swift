/// A mistake in a call.
package enum UsageError: Error, Sendable, Equatable {
  /// - meaning: the command that people mean by the word.
  case unknownCommand(String, known: [String], meaning: String? = nil)
  /// An unknown name of another kind of thing, such as `rule`.
  case unknownName(String, kind: String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, choices: [String], expected: String)
  case repeated(option: String)
  case missingOperand(String)
  case missingOption(String)
  /// An error that only the command can detect, in its words.
  case other(String)

  /// What is wrong, in a sentence.
  package var message: String {
    switch self {
    case .unknownCommand(let name, _, let meaning):
      "unknown command '\(name)'" + (meaning.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownName(let name, let kind, _): "unknown \(kind) '\(name)'"
    case .unknownOption(let option, _): "unknown option '\(option)'"
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .invalidValue(let value, let option, let choices, let expected):
      "unknown value '\(value)' for '\(option)'; expected "
        + (choices.isEmpty ? expected : choices.map { "'\($0)'" }.joined(separator: ", "))
    case .repeated(let option): "option '\(option)' is given twice"
    case .missingOperand(let name): "expected \(name)"
    case .missingOption(let option): "option '\(option)' is missing"
    case .other(let message): message
    }
  }

  /// The unknown word, and the known ones, for a suggestion.
  package var misspelling: (word: String, known: [String])? {
    switch self {
    case .unknownCommand(_, _, .some): nil
    case .unknownCommand(let word, let known, nil), .unknownOption(let word, let known),
      .unknownName(let word, _, let known):
      (word, known)
    case .invalidValue(let word, _, let choices, _): (word, choices)
    default: nil
    }
  }
}
