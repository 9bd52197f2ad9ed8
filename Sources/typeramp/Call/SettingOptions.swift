import CommandLineKit
import TypeRampProject

extension Setting {
  var declaration: OptionDeclaration {
    OptionDeclaration(
      name: option.name, takesValue: option.times != .flag, isRepeatable: option.times != .once,
      accepts: option.accepts
    ) { [option] in
      let words = option.words()
      return OptionWords(
        placeholder: words.placeholder, choices: words.choices, expected: words.expected ?? words.placeholder,
        help: words.help)
    }
  }

  static let ofTokens: [Setting] = [.from, .conformance, .remBase, .bare, .map, .themes, .contexts]

  static let ofChecks: [Setting] = [.rules, .strict, .dialect, .fonts, .ios, .languages]

  static let ofTables = (ofChecks + ofTokens).map(\.declaration) + ConfigurationOptions.all
}

extension Arguments {
  /// The words of the call that choose tokens, for a call that is proposed.
  var tokenChoices: [String] {
    [Setting.themes, .contexts, .map].map(\.declaration).flatMap { option in
      (texts[option.name] ?? []).flatMap { [option.written, $0] }
    }
  }
}
