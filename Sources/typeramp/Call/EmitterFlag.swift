import CommandLineKit
import TypeRampProject

/// An option of an emitter on the command line: `--css-mode`.
struct EmitterFlag: Sendable {
  /// The name of the emitter.
  let emitter: String
  let option: EmitterOption
  let declaration: OptionDeclaration
  /// The value in arguments; nil if it is not set.
  let value: @Sendable (Arguments) -> String?

  /// The options of all emitters, in order.
  static let all = Emitter.all.flatMap { emitter in
    emitter.options.map { EmitterFlag(emitter, $0) }
  }

  private init(_ emitter: Emitter, _ option: EmitterOption) {
    let name = "\(emitter.name)-\(option.flag)"
    self.emitter = emitter.name
    self.option = option
    if option.isFlag {
      let flag = Flag(name, help: option.help)
      declaration = flag.declaration
      value = { $0.has(flag) ? "true" : nil }
    } else {
      let typed = Option(
        name, placeholder: option.placeholder, choices: option.choices, expected: option.expected,
        help: option.help + (option.fallback.map { " (default: \($0))" } ?? "")
      ) { option.accepts($0) ? $0 : nil }
      declaration = typed.declaration
      value = { $0[typed] }
    }
  }

  /// The options that arguments set. Most calls set none, and make none.
  fileprivate static func given(in arguments: Arguments) -> [EmitterFlag] {
    let isGiven = arguments.texts.keys.contains { name in Emitter.all.contains { name.hasPrefix($0.name + "-") } }
    return isGiven ? all.filter { $0.value(arguments) != nil } : []
  }

  /// A line for each option of a format that is not written. This is not an error, since an argument file may be shared
  /// by calls for several formats.
  static func notes(on arguments: Arguments, formats: Set<String>) -> [String] {
    given(in: arguments).filter { !formats.contains($0.emitter) }.map { flag in
      "typeramp: note: '\(flag.declaration.written)' has no effect: no output is '\(flag.emitter)'"
    }
  }

  /// Throws if an option for a single input is set for several.
  static func check(_ arguments: Arguments, inputs: [Input]) throws(UsageError) {
    guard inputs.count > 1 else { return }
    for flag in given(in: arguments) {
      guard let what = flag.option.perInput else { continue }
      throw .other("'\(flag.declaration.written)' \(what), but there are several inputs")
    }
  }
}

extension EmitterOption {
  fileprivate var choices: [String] {
    guard case .choice(let names) = values else { return [] }
    return names
  }

  fileprivate var placeholder: String {
    switch values {
    case .text(let placeholder, _): placeholder
    case .choices(let names): names.prefix(2).joined(separator: ",") + ",…"
    case .choice, .flag: choices.joined(separator: "|")
    }
  }
}

extension Emitter {
  /// The emitter with all options in the arguments.
  func configured(by arguments: Arguments) -> Emitter {
    var emitter = EmitterFlag.given(in: arguments).filter { $0.emitter == name }.reduce(self) { emitter, flag in
      flag.value(arguments).flatMap { emitter.setting(flag.option, to: $0) } ?? emitter
    }
    if let styles = arguments[OutputOptions.styles] { emitter.styles = styles }
    return emitter
  }
}
