import CommandLineKit
import TypeRampProject

extension Command {
  static let `init` = Command(
    name: "init",
    abstract: "Write a first dictionary and \(Configuration.fileName) for a project.",
    examples: [
      "typeramp init",
      "typeramp init App",
    ],
    discussion: """
      It looks for dictionaries, design tokens, font files and Info.plist files in the folder. Without dictionaries \
      and tokens it writes a dictionary with Apple's sizes in one of the font families. No file is replaced.
      """,
    operands: "[FOLDER]",
    options: []
  ) { invocation in
    guard invocation.arguments.operands.count <= 1 else {
      throw UsageError.other("expected one folder, not \(invocation.arguments.operands.count)")
    }
    return try InitRun(folder: invocation.arguments.operands.first ?? ".", invocation.console).run()
  }
}
