import CommandLineKit
import Writing

extension Command {
  static let completions = Command(
    name: "completions",
    abstract: "Print a script with which a shell completes calls of typeramp.",
    examples: [
      "typeramp completions bash >> ~/.bash_completion",
      "typeramp completions fish > ~/.config/fish/completions/typeramp.fish",
    ],
    discussion: "",
    operands: Shell.all.map(\.name).joined(with: "|"),
    operandChoices: Shell.all.map(\.name),
    options: []
  ) { invocation in
    let names = Shell.all.map(\.name)
    let name = try invocation.arguments.input("a shell: " + names.joined(separator: ", "))
    guard let shell = Shell.all.first(where: { $0.name == name }) else {
      throw UsageError.unknownName(name, kind: "shell", known: names)
    }
    try invocation.console.print(shell.script(Command.all.map(\.description)))
    return .success
  }
}
