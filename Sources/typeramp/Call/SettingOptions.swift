import CommandLineKit
import TypeRampProject

extension Setting {
  /// The option of a call, for parsing and help.
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

  /// The settings that commands have for design tokens.
  static let ofTokens: [Setting] = [.from, .conformance, .remBase, .bare, .map, .themes, .contexts]

  /// The settings that commands have for rules and fonts.
  static let ofChecks: [Setting] = [.rules, .strict, .dialect, .fonts, .ios, .languages]

  /// The options of commands that show tables.
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
