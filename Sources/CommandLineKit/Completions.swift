extension CommandDescription {
  /// What can be the last of the words of a call, with its meaning; nothing for a file or any text.
  ///
  /// - Parameters:
  ///   - call: the words behind the name of the program; the last one is incomplete.
  ///   - options: those of the program itself.
  package static func completions(
    of call: [String], among commands: [CommandDescription], or options: [(word: String, meaning: String)]
  ) -> [(word: String, meaning: String)] {
    // Bash splits '--name=value' into three words.
    var words = call.dropLast().filter { $0 != "=" }
    var last = call.last ?? ""
    if last == "=" { last = "" }
    var head = ""
    if last.hasPrefix("--"), let end = last.firstIndex(of: "=") {
      words.append(String(last[..<end]))
      head = String(last[...end])
    }
    guard let name = words.first else { return commands.map { ($0.name, $0.abstract) } + options }
    guard let command = commands.first(where: { $0.name == name }) else { return [] }
    let option = words.dropFirst().last.flatMap { word in command.options.first { $0.spellings.contains(word) } }
    if let option, option.takesValue { return option.words.choices.map { (head + $0, "") } }
    return last.hasPrefix("-") ? command.options.flatMap(\.choices) : command.operandChoices.map { ($0, "") }
  }
}

extension OptionDeclaration {
  /// The option in all spellings: `-o`, `--output`.
  fileprivate var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [written] }

  fileprivate var choices: [(word: String, meaning: String)] { spellings.map { ($0, words.help) } }
}

/// A shell with completions. Its script asks the program, so it is up to date with it.
package struct Shell: Sendable {
  package let name: String
  /// What is between a word and its meaning; nil for a shell that shows no meanings.
  private let separator: String?
  /// The script that the shell reads, with its final newline.
  package let script: String

  package func lines(_ completions: [(word: String, meaning: String)]) -> String {
    completions.map { word, meaning in
      word + (separator.map { meaning.isEmpty ? "" : $0 + meaning } ?? "") + "\n"
    }.joined()
  }

  package static let all = [
    // For Bash 3.2, which macOS has, and later. The shell itself completes files if there are no words.
    Shell(
      name: "bash", separator: nil,
      script: #"""
        # Completions of typeramp for bash: source this file, or put it where bash-completion looks.
        _typeramp() {
          local word="${COMP_WORDS[COMP_CWORD]}"
          local words="$(typeramp completions bash --next -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)"
          COMPREPLY=($(compgen -W "$words" -- "${word#=}"))
        }
        complete -o bashdefault -o default -F _typeramp typeramp

        """#),
    Shell(
      name: "zsh", separator: ":",
      script: #"""
        #compdef typeramp
        # Completions of typeramp for zsh: a file '_typeramp' in a folder of $fpath, or sourced after compinit.
        _typeramp() {
          local -a lines
          lines=(${(f)"$(typeramp completions zsh --next -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
          if (( $#lines )); then _describe typeramp lines; else _files; fi
        }
        if [[ ${funcstack[1]} == _typeramp ]]; then _typeramp "$@"; else compdef _typeramp typeramp; fi

        """#),
    // For Fish 3.0 and later.
    Shell(
      name: "fish", separator: "\t",
      script: #"""
        # Completions of typeramp for fish: a file typeramp.fish in ~/.config/fish/completions.
        function __typeramp
          set -l call (commandline -opc) (commandline -ct)
          typeramp completions fish --next -- $call[2..-1] 2>/dev/null
        end
        complete -c typeramp -n 'count (__typeramp) >/dev/null' -f -a '(__typeramp)'

        """#),
  ]
}
