import CommandLineKit

/// A verb of the program.
///
/// To add one, write its file and put it into `all`; help and suggestions follow the list.
struct Command: Sendable {
  let name: String
  /// What it takes besides options: `INPUT…`.
  let operands: String
  /// Calls that people begin with.
  let examples: [String]
  /// Runs the command.
  let run: @Sendable (Invocation) throws -> ExitStatus
  /// The texts of a command are made when they are asked for: a run needs those of one command.
  private let makeAbstract: @Sendable () -> String
  private let makeDiscussion: @Sendable () -> String
  private let makeOptions: @Sendable () -> [OptionDeclaration]
  private let makeOperandChoices: @Sendable () -> [String]
  private let makeUsualOptions: @Sendable () -> [OptionDeclaration]

  static let all: [Command] = [
    .`init`, .show, .validate, .compile, .build, .convert, .diff, .preview, .map, .fonts, .explain, .schema,
    .completions, .man,
  ]

  /// What people type for a command that is called otherwise.
  static let otherNames = [
    "lint": "validate", "check": "validate", "verify": "validate", "generate": "build", "gen": "build",
    "export": "convert", "rules": "explain", "rule": "explain", "watch": "build", "compare": "diff",
    "html": "preview", "specimen": "preview",
  ]

  /// What every command understands.
  static let helpFlag = Flag("help", letter: "h", help: "print this text")

  init(
    name: String, abstract: @autoclosure @escaping @Sendable () -> String, examples: [String],
    discussion: @autoclosure @escaping @Sendable () -> String, operands: String,
    operandChoices: @autoclosure @escaping @Sendable () -> [String] = [],
    options: @autoclosure @escaping @Sendable () -> [OptionDeclaration],
    usualOptions: @autoclosure @escaping @Sendable () -> [OptionDeclaration] = [],
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.run = run
    self.examples = examples
    makeAbstract = abstract
    makeDiscussion = discussion
    makeOptions = options
    makeOperandChoices = operandChoices
    makeUsualOptions = usualOptions
  }

  /// What it does, in one sentence.
  var abstract: String { makeAbstract() }

  var options: [OptionDeclaration] { makeOptions() + [Self.helpFlag.declaration] }

  /// All that help, completions and the manual say of it.
  var description: CommandDescription {
    CommandDescription(
      name: name, abstract: abstract, discussion: makeDiscussion(), operands: operands,
      operandChoices: makeOperandChoices(), examples: examples, options: options)
  }

  /// The arguments of a call. The options that few calls have are made only for a call that is no other, or has a mistake.
  func arguments(_ words: [String]) throws(UsageError) -> Arguments {
    if let arguments = try? Arguments(words, options: makeUsualOptions()) { return arguments }
    return try Arguments(words, options: options)
  }

  /// What `--help` prints.
  var help: String {
    let description = description
    return HelpText.text(
      abstract: description.abstract, usage: description.usage, examples: description.examples,
      discussion: description.discussion, sections: [.init(options: description.options)])
  }
}

/// One call of a command.
struct Invocation {
  let arguments: Arguments
  /// The argument files that were read.
  let argumentFiles: [String]
  let console: Console
}

/// How a command ends; the worse outranks the better.
enum ExitStatus: Int32, Comparable {
  /// All well.
  case success = 0
  /// The input has errors, or something is out of date.
  case findings = 1
  /// Wrong usage, or something that could not be read or written.
  case failure = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  static let meanings = [
    ("0", "all is well"),
    (
      "1",
      "the input has errors, or warnings under --strict; --check found something out of date; or diff found a change"
    ),
    ("2", "wrong usage, or a file could not be read or written; outranks 1"),
  ]
}
