import CommandLineKit

/// A command of the program: a value in `all`.
final class Command: Sendable {
  let name: String
  let run: @Sendable (Invocation) throws -> ExitStatus
  /// Options and texts are made on demand: a run needs the options of one command, and most calls few of them.
  private let options: [@Sendable () -> [OptionDeclaration]]
  private let makeDescription: @Sendable ([OptionDeclaration]) -> CommandDescription

  static let helpFlag = Flag("help", letter: "h", help: "print this text")

  /// - Parameter shared: the options that other commands have too.
  init(
    name: String, abstract: @autoclosure @escaping @Sendable () -> String,
    examples: @autoclosure @escaping @Sendable () -> [String],
    discussion: @autoclosure @escaping @Sendable () -> String, operands: String,
    operandChoices: @autoclosure @escaping @Sendable () -> [String] = [],
    options: @autoclosure @escaping @Sendable () -> [OptionDeclaration],
    shared: @autoclosure @escaping @Sendable () -> [OptionDeclaration] = [],
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.name = name
    self.run = run
    self.options = [options, shared, { [Self.helpFlag.declaration] }]
    makeDescription = { options in
      CommandDescription(
        name: name, abstract: abstract(), discussion: discussion(), operands: operands,
        operandChoices: operandChoices(), examples: examples(), options: options)
    }
  }

  var description: CommandDescription { makeDescription(options.flatMap { $0() }) }

  func arguments(_ words: [String]) throws(UsageError) -> Arguments { try Arguments(words, options: options) }

  func help(width: Int) -> String {
    let description = description
    return HelpText.text(
      abstract: description.abstract, usage: description.usage, examples: description.examples,
      discussion: description.discussion, sections: OptionSubject.sections(of: description),
      width: width)
  }
}

/// One call of a command.
struct Invocation {
  let arguments: Arguments
  let argumentFiles: [String]
  let console: Console
}

/// The exit status of a command; the worse outranks the better.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// The input has errors, or something is out of date.
  case findings = 1
  /// A usage error, or a file that could not be read or written.
  case failure = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  static let meanings = [
    ("0", "all is well"),
    (
      "1",
      "the input has errors, or warnings under --strict; --check found something out of date; diff found a change; or a report does not meet --require"
    ),
    ("2", "a usage error, or a file that could not be read or written; this overrides 1"),
  ]
}
