import CommandLineKit
import TypeRampProject

extension Command {
  static let `init` = Command(
    name: "init",
    abstract: "Write a style dictionary and a \(Configuration.fileName) to start from.",
    examples: [
      "typeramp init",
      "typeramp init App",
    ],
    discussion: """
      It looks for style dictionaries, font files and an Info.plist in the folder. Without a dictionary it writes one with \
      Apple's sizes in the largest font family that it finds. No file is replaced.
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
