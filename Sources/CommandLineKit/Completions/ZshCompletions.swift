extension Shell {
  static let zsh = Shell(name: "zsh") { commands in
    """
    #compdef typeramp
    # Completions of typeramp for zsh: a file '_typeramp' in a folder of $fpath, or sourced after compinit.
    _typeramp() {
      local -a commands
      commands=(
    \(commands.map { "    \(ShellWord.inQuotes("\($0.name):\($0.abstract)"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        _arguments \(ownOptions.map(ShellWord.inQuotes).joined(separator: " "))
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(arguments).joined(separator: "\n"))
      esac
    }
    if [[ ${funcstack[1]} == _typeramp ]]; then _typeramp "$@"; else compdef _typeramp typeramp; fi

    """
  }

  private static func arguments(_ command: CommandDescription) -> String {
    var specs = command.options.map(spec)
    if command.takesFiles {
      specs.append("'*:file:_files'")
    } else if !command.operandChoices.isEmpty {
      specs.append(ShellWord.inQuotes("*:\(command.name):(\(command.operandChoices.joined(separator: " ")))"))
    }
    return "    \(command.name)) _arguments -S \\\n" + specs.map { "      " + $0 }.joined(separator: " \\\n") + " ;;"
  }

  /// `'*--rule=[help]:ID=SEVERITY:'`
  private static func spec(_ option: OptionDeclaration) -> String {
    let others = option.isRepeatable ? "*" : option.letter == nil ? "" : "(\(option.spellings.joined(separator: " ")))"
    let help = "[\(escaped(option.words.help))]"
    let value = option.takesValue ? ":\(escaped(option.words.placeholder)):\(action(option))" : ""
    let names = option.spellings.map { $0.hasPrefix("--") && option.takesValue ? $0 + "=" : $0 }
    if names.count == 1 { return ShellWord.inQuotes(others + names[0] + help + value) }
    return ShellWord.inQuotes(others) + "{\(names.joined(separator: ","))}" + ShellWord.inQuotes(help + value)
  }

  private static func action(_ option: OptionDeclaration) -> String {
    switch option.completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .text: " "
    }
  }

  /// A text in a specification, in which brackets and colons are special.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
