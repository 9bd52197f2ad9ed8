/// A mistake in a call.
package enum UsageError: Error, Sendable, Equatable {
  /// - meaning: the command that people mean by the word.
  case unknownCommand(String, known: [String], meaning: String? = nil)
  /// An unknown name of another kind of thing, such as `rule`.
  /// - spellings: other names of the known things.
  case unknownName(String, kind: String, known: [String], spellings: [String] = [])
  case unknownOption(String, known: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  /// - spellings: valid values besides the choices.
  case invalidValue(String, option: String, choices: [String], expected: String, spellings: [String] = [])
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
    case .unknownName(let name, let kind, _, _): "unknown \(kind) '\(name)'"
    case .unknownOption(let option, _): "unknown option '\(option)'"
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .invalidValue(let value, let option, let choices, let expected, _):
      "unknown value '\(value)' for '\(option)'; expected \(choices.isEmpty ? expected : Self.quoted(choices))"
        + (!choices.isEmpty && expected.hasSuffix("[=PATH]") ? ", with '=PATH' for a file" : "")
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
    case .unknownCommand(let word, let known, nil), .unknownOption(let word, let known): (word, known)
    case .unknownName(let word, _, let known, let spellings): (word, known + spellings)
    case .invalidValue(let word, _, let choices, _, let spellings): (word, choices + spellings)
    default: nil
    }
  }

  /// The known names in words, for an error without a suggestion; nil if there are too many to read, or the message
  /// has them already.
  package var choices: String? {
    guard case .unknownName(_, _, let known, _) = self, (1...Self.mostListed).contains(known.count) else { return nil }
    return Self.quoted(known)
  }

  private static let mostListed = 20

  private static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
