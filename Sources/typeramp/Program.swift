import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The program: finds the command, runs it and exits with its status.
@main
enum Program {
  static let version = "0.1.0"
  static let versionDate = "2026-11-22"

  static func main() {
    StandardStream.prepare()
    let (arguments, bad) = processArguments
    exitProcess(run(arguments, bad: bad).rawValue)
  }

  private static func run(_ arguments: [String], bad: String?) -> ExitStatus {
    let console = Console()
    var command: Command?
    do {
      var files: [String] = []
      // Even the name is missing where Swift cannot read the arguments. A call without any would only print help.
      if arguments.isEmpty { throw UsageError.other("cannot read the arguments of this call; is /proc mounted?") }
      // Repaired with U+FFFD, it would name another file.
      if let bad { throw UsageError.other("argument '\(bad)' is not UTF-8") }
      var words = try expand(Array(arguments.dropFirst()), reading: &files)[...]
      guard var word = words.popFirst() else {
        try console.print(help(width: console.helpWidth))
        throw UsageError.missingOperand("a command")
      }
      if word == "help", let name = words.first {
        let width = console.helpWidth
        let more = HelpText.list([section("Commands", Command.others), .init("Options", options)], width: width)
        let subject = name == "more" ? more : OptionSubject.help(for: name, width: width)
        if let subject { return try success(console.print(subject)) }
        (word, words) = (name, ["--help"])
      }
      if let text = information(word, width: console.helpWidth) { return try success(console.print(text)) }
      let found = try find(word)
      command = found
      return try call(found, Array(words), files, console)
    } catch {
      console.report(error, command: command?.name)
      return .failure
    }
  }

  private static func call(
    _ command: Command, _ words: [String], _ files: [String], _ console: Console
  ) throws -> ExitStatus {
    if words.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
      return try success(console.print(command.help(width: console.helpWidth)))
    }
    let arguments = try command.arguments(words)
    return try command.run(Invocation(arguments: arguments, argumentFiles: files, console: console))
  }

  private static func find(_ name: String) throws(UsageError) -> Command {
    func command(_ name: String) -> Command? { Command.all.first { $0.name == name } }
    guard let command = command(name) ?? Command.formerNames[name].flatMap(command) else {
      if Command.all.contains(where: { $0.description.options.contains { name == $0.written } }) {
        throw .other("expected a command before '\(name)': options follow it")
      }
      throw name.hasPrefix("-")
        ? .unknownOption(name, known: ["--help", "--version"])
        : .unknownCommand(name, known: Command.all.map(\.name), meaning: Command.otherNames[name])
    }
    return command
  }

  /// The text that an option of the program itself prints; nil for other words.
  private static func information(_ word: String, width: Int) -> String? {
    switch word {
    case "--version", "version": "typeramp \(version)" + (commit.map { " (\($0))" } ?? "") + "\n"
    case "--help", "-h", "help": help(width: width)
    default: nil
    }
  }

  private static func help(width: Int) -> String {
    let examples = [Command.`init`, .show].flatMap { $0.description.examples.prefix(1) }
    return HelpText.text(
      abstract: "Compile text-style dictionaries for Apple's Dynamic Type.",
      usage: "typeramp COMMAND …", examples: examples, discussion: "",
      sections: [
        section("Commands", Command.usual),
        .init("More", [("help COMMAND", "what it does"), ("help more", "other commands, and options of all")]),
      ], width: width)
  }

  private static func section(_ title: String, _ commands: [Command]) -> HelpText.Section {
    HelpText.Section(title, commands.map(\.description).map { ($0.name, $0.abstract) })
  }

  static let options = [
    ("COMMAND --help", "what a command does"), ("help SUBJECT", "what options mean: \(OptionSubject.names)"),
    ("--version", "the version of the program"), ("@FILE", "read arguments from FILE, one per line"),
  ]

  private static func success(_: Void) -> ExitStatus { .success }

  private static func expand(_ arguments: [String], reading files: inout [String]) throws -> [String] {
    var (read, hasZero): ([String], Bool) = ([], false)
    defer { files = read }
    let isThere = { Files.kind(of: $0) != nil }
    let words = try ArgumentFiles.expand(arguments, isThere: isThere) { path in
      read.append(path)
      let file = try Files.read(path, limit: Limits.inputSize)
      hasZero = hasZero || file.contains(0)
      // A byte-order mark is not part of the first argument.
      let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
      let text = String(decoding: bytes, as: UTF8.self)
      guard Array(text.utf8) == Array(bytes) else { throw FileError.notText(path) }
      return text
    }
    // The system would end an argument at U+0000, which only a file can contain.
    if hasZero { throw UsageError.other("an argument contains U+0000") }
    return words
  }
}
