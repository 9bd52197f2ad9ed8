import CommandLineKit
import TypeRampKit

/// An option of an emitter, as the command line has it: `--css-mode`.
struct EmitterFlag: Sendable {
  /// The name of the emitter.
  let emitter: String
  let option: EmitterOption
  let flag: Option<String>

  /// The options of all emitters, in order.
  static let all = Emitter.all.flatMap { emitter in
    emitter.options.map { EmitterFlag(emitter: emitter.name, option: $0) }
  }

  private init(emitter: String, option: EmitterOption) {
    self.emitter = emitter
    self.option = option
    let name = "\(emitter)-\(option.flag)"
    let help = option.help + (option.fallback.map { " (default: \($0))" } ?? "")
    let accepted: @Sendable (String) -> String? = { option.accepts($0) ? $0 : nil }
    flag =
      switch option.values {
      case .choice(let names):
        Option(name, placeholder: names.joined(separator: "|"), choices: names, help: help, decode: accepted)
      case .text(let placeholder, let expected):
        Option(name, placeholder: placeholder, expected: expected, help: help, decode: accepted)
      }
  }

  /// Refuses options that only one input can have where there are several.
  static func check(_ arguments: Arguments, inputs: [Input]) throws(UsageError) {
    guard inputs.count > 1 else { return }
    for flag in all where arguments.has(flag.flag) {
      guard let what = flag.option.perInput else { continue }
      throw .other("'\(flag.flag.declaration.written)' \(what), but there are several inputs")
    }
  }
}

extension Emitter {
  /// The emitter with what the arguments say of its output.
  func configured(by arguments: Arguments) -> Emitter {
    var emitter = EmitterFlag.all.filter { $0.emitter == name }.reduce(self) { emitter, flag in
      arguments[flag.flag].flatMap { emitter.setting(flag.option, to: $0) } ?? emitter
    }
    if let styles = arguments[CompileOptions.styles] { emitter.styles = styles }
    return emitter
  }
}
