extension Shell {
  /// For Fish 3.0 and later.
  static let fish = Shell(name: "fish") { commands in
    let head = [
      "# Completions of typeramp for fish: a file typeramp.fish in ~/.config/fish/completions.",
      "complete -c typeramp -f",
      "complete -c typeramp -n __fish_use_subcommand -l help -d 'Print help'",
      "complete -c typeramp -n __fish_use_subcommand -l version -d 'Print the version'",
    ]
    return (head + commands.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  private static func lines(_ command: CommandDescription) -> [String] {
    let first = "complete -c typeramp -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.abstract))"
    let here = "complete -c typeramp -n '__fish_seen_subcommand_from \(command.name)'"
    let operands = command.operandChoices.joined(separator: " ")
    return [first] + (command.takesFiles ? ["\(here) -F"] : [])
      + (operands.isEmpty ? [] : ["\(here) -a \(quoted(operands))"])
      + command.options.map { "\(here) \(option($0))" }
  }

  private static func option(_ option: OptionDeclaration) -> String {
    let names = "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
    let help = " -d \(quoted(option.words.help))"
    guard option.takesValue else { return names + help }
    switch option.completion {
    case .words(let words): return "\(names) -x -a \(quoted(words.joined(separator: " ")))\(help)"
    case .file: return "\(names) -r -F\(help)"
    case .text: return "\(names) -x\(help)"
    }
  }

  /// A text in single quotes, in which only these two characters are special.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
