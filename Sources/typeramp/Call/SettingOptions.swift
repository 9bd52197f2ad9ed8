import CommandLineKit
import TypeRampProject

extension Setting {
  /// The option of a call, for parsing and help. Call it only for a setting that has one.
  var declaration: OptionDeclaration {
    guard let option else { preconditionFailure("\(self) has no option") }
    return option.declaration
  }

  /// The settings that commands have for design tokens.
  static let ofTokens: [Setting] = [.from, .conformance, .remBase, .bare, .map, .themes, .contexts]

  /// The settings that commands have for rules and fonts.
  static let ofChecks: [Setting] = [.rules, .strict, .dialect, .fonts, .ios, .languages]

  /// The options of commands that show tables.
  static let ofTables = (ofChecks + ofTokens).map(\.declaration) + ConfigurationOptions.all
}

extension Setting.Option {
  fileprivate var declaration: OptionDeclaration {
    if placeholder.isEmpty { return Flag(name, help: help).declaration }
    return Option<String>(
      name, placeholder: placeholder, choices: choices, expected: expected, isRepeatable: isRepeatable, help: help
    ) { accepts($0) ? $0 : nil }.declaration
  }
}

extension Arguments {
  /// The words of the call that choose tokens, for a call that is proposed.
  var tokenChoices: [String] {
    [Setting.themes, .contexts, .map].map(\.declaration).flatMap { option in
      (texts[option.name] ?? []).flatMap { [option.written, $0] }
    }
  }
}
