import CommandLineKit
import Writing

extension Command {
  static let completions = Command(
    name: "completions",
    abstract: "Print a script that completes calls in a shell.",
    examples: [
      "typeramp completions bash >> ~/.bash_completion",
      "typeramp completions fish > ~/.config/fish/completions/typeramp.fish",
    ],
    discussion: "",
    operands: Shell.all.map(\.name).joined(with: "|"),
    operandChoices: Shell.all.map(\.name),
    options: [next.declaration]
  ) { invocation in
    let (arguments, names) = (invocation.arguments, Shell.all.map(\.name))
    let isAsking = arguments.has(next)
    let name =
      try isAsking ? arguments.operands.first ?? "" : arguments.input("a shell: " + names.joined(separator: ", "))
    guard let shell = Shell.all.first(where: { $0.name == name }) else {
      throw UsageError.unknownName(name, kind: "shell", known: names)
    }
    guard isAsking else {
      try invocation.console.print(shell.script)
      return .success
    }
    let completions = CommandDescription.completions(
      of: Array(arguments.operands.dropFirst()), among: Command.all.map(\.description),
      or: Program.options.filter { $0.0.hasPrefix("--") })
    try invocation.console.print(shell.lines(completions))
    return .success
  }

  private static let next = Flag("next", help: "print what can be the last of the words behind '--', for the script")
}
