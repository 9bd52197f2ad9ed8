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

  static let all: [Command] = [.compile, .build, .validate, .convert, .preview, .map, .explain, .fonts, .schema]

  /// What people type for a command that is called otherwise.
  static let otherNames = [
    "lint": "validate", "check": "validate", "verify": "validate", "generate": "build", "gen": "build",
    "export": "convert", "rules": "explain", "rule": "explain", "watch": "build", "html": "preview",
    "specimen": "preview",
  ]

  /// What every command understands.
  static let helpFlag = Flag("help", letter: "h", help: "print this text")

  init(
    name: String, abstract: @autoclosure @escaping @Sendable () -> String, examples: [String],
    discussion: @autoclosure @escaping @Sendable () -> String, operands: String,
    options: @autoclosure @escaping @Sendable () -> [OptionDeclaration],
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.run = run
    self.examples = examples
    makeAbstract = abstract
    makeDiscussion = discussion
    makeOptions = options
  }

  /// What it does, in one sentence.
  var abstract: String { makeAbstract() }

  var options: [OptionDeclaration] { makeOptions() + [Self.helpFlag.declaration] }

  /// What `--help` prints.
  var help: String {
    HelpText.text(
      abstract: abstract,
      usage: (["typeramp", name, operands].filter { !$0.isEmpty } + ["[options]"]).joined(separator: " "),
      examples: examples,
      discussion: makeDiscussion(), sections: [.init(options: options)])
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
}
