import CommandLineKit
import TypeRampProject

/// What options are about, for help.
struct OptionSubject {
  /// The name in a call: `typeramp help tokens`.
  let name: String
  let title: String
  let options: [OptionDeclaration]
  /// The commands whose help explains the options; nil for all commands. The help of others only lists them.
  var commands: [String]?

  /// In the order of help, behind the options that no other command has.
  static let all: [OptionSubject] =
    Emitter.all.map { emitter in
      OptionSubject(
        name: emitter.name, title: "Output '\(emitter.name)'",
        options: EmitterFlag.all.filter { $0.emitter == emitter.name }.map(\.declaration),
        commands: emitter.fileSuffix.isEmpty ? nil : [])
    } + [
      OptionSubject(
        name: "checks", title: "Rules and fonts",
        options: (Setting.ofChecks + [.baseline, .infoPlist]).map(\.declaration)),
      OptionSubject(
        name: "tokens", title: "Design tokens",
        options: Setting.ofTokens.map(\.declaration) + [ValidateOptions.allTokens.declaration],
        commands: ["convert", "map"]),
      OptionSubject(name: "configuration", title: "Configuration", options: ConfigurationOptions.all),
    ]

  static func sections(of command: CommandDescription) -> [HelpText.Section] {
    var rest = command.options
    let sections = all.map { subject in
      let names = Set(subject.options.map(\.name))
      let own = rest.filter { names.contains($0.name) }
      rest.removeAll { names.contains($0.name) }
      if subject.commands?.contains(command.name) ?? true { return HelpText.Section(subject.title, options: own) }
      return HelpText.Section(
        own.isEmpty ? "" : "\(subject.title) ('typeramp help \(subject.name)' explains these options)",
        text: own.map(\.written).joined(separator: ", "))
    }
    return [HelpText.Section("Options", options: rest)] + sections
  }

  /// The names of subjects with options: `css, swift, tokens`.
  static var names: String { all.filter { !$0.options.isEmpty }.map(\.name).joined(separator: ", ") }

  /// The text that `typeramp help NAME` prints; nil for another name.
  static func help(for name: String, width: Int) -> String? {
    all.first { $0.name == name && !$0.options.isEmpty }.map { subject in
      let keys = subject.name == "configuration" ? Settings.keys : []
      return HelpText.list(
        [
          HelpText.Section(subject.title, options: subject.options),
          HelpText.Section("Keys of \(Configuration.fileName)", keys),
        ], width: width)
    }
  }
}
