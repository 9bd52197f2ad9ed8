import CommandLineKit

/// A verb of the program.
///
/// To add one, write its file and put it into `all`; help and suggestions follow the list.
struct Command: Sendable {
  let name: String
  /// What it takes besides options: `INPUT…`.
  let operands: String
  /// Runs the command.
  let run: @Sendable (Invocation) throws -> ExitStatus
  /// The texts of a command are made when they are asked for: a run needs those of one command.
  private let makeSummary: @Sendable () -> String
  private let makeOptions: @Sendable () -> [OptionDeclaration]

  static let all: [Command] = [.compile, .build, .validate, .convert, .explain, .fonts, .schema]

  /// What every command understands.
  static let helpFlag = Flag("help", letter: "h", help: "print this text")

  init(
    name: String, summary: @autoclosure @escaping @Sendable () -> String, operands: String,
    options: @autoclosure @escaping @Sendable () -> [OptionDeclaration],
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.run = run
    makeSummary = summary
    makeOptions = options
  }

  /// What it does, in a paragraph; the list of commands shows its first sentence.
  var summary: String { makeSummary() }

  var options: [OptionDeclaration] { makeOptions() + [Self.helpFlag.declaration] }

  /// What `--help` prints.
  var help: String {
    HelpText.text(
      usage: "typeramp \(name) \(operands) [options]", summary: summary, sections: [.init(options: options)])
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
