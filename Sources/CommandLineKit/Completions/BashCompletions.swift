extension Shell {
  /// For Bash 3.2, which macOS has, and later. The shell itself completes files if there are no words.
  static let bash = Shell(name: "bash") { commands in
    let names = commands.map(\.name) + ownOptions
    return """
      # Completions of typeramp for bash: source this file, or put it where bash-completion looks.
      _typeramp() {
        local word="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD-1]}" words=""
        # '--name=value' comes as three words.
        if [ "$word" = "=" ]; then
          word=""
        elif [ "$option" = "=" ]; then
          option="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(names.joined(separator: " "))"
        else
          case "${COMP_WORDS[1]} $option" in
      \(commands.flatMap(cases).map { "      " + $0 }.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o bashdefault -o default -F _typeramp typeramp

      """
  }

  /// The cases for arguments after an option of a command, and for all others.
  private static func cases(_ command: CommandDescription) -> [String] {
    let valued = command.options.filter(\.takesValue)
    let options = valued.map { option in
      let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
      guard case .words(let words) = option.completion else { return "\(patterns)) ;;" }
      return "\(patterns)) words=\"\(words.joined(separator: " "))\" ;;"
    }
    let all = command.options.flatMap(\.spellings).joined(separator: " ")
    let operands = command.operandChoices.joined(separator: " ")
    return options + [
      "\"\(command.name) \"*) case \"$word\" in -*) words=\"\(all)\" ;; *) words=\"\(operands)\" ;; esac ;;"
    ]
  }
}

extension OptionDeclaration {
  /// The option in all spellings: `-o`, `--output`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [written] }
}
