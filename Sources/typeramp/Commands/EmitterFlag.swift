import CommandLineKit
import TypeRampKit

/// An option of an emitter on the command line: `--css-mode`.
struct EmitterFlag: Sendable {
  /// The name of the emitter.
  let emitter: String
  let option: EmitterOption
  let declaration: OptionDeclaration
  private let read: @Sendable (Arguments) -> String?

  /// The options of all emitters, in order.
  static let all = Emitter.all.flatMap { emitter in
    emitter.options.map { EmitterFlag(emitter, $0) }
  }

  /// The declarations for help and parsing, without duplicates.
  static let declarations = all.reduce(into: [OptionDeclaration]()) { declarations, flag in
    if !declarations.contains(where: { $0.name == flag.declaration.name }) { declarations.append(flag.declaration) }
  }

  private init(_ emitter: Emitter, _ option: EmitterOption) {
    let name = "\(emitter.flagPrefix)-\(option.flag)"
    let emitter = emitter.name
    if option.isFlag {
      let flag = Flag(name, help: option.help)
      self.init(emitter, option, flag.declaration) { $0.has(flag) ? "true" : nil }
    } else {
      let value = Option(
        name, placeholder: option.placeholder, choices: option.choices, expected: option.expected,
        help: option.help + (option.fallback.map { " (default: \($0))" } ?? "")
      ) { option.accepts($0) ? $0 : nil }
      self.init(emitter, option, value.declaration) { $0[value] }
    }
  }

  private init(
    _ emitter: String, _ option: EmitterOption, _ declaration: OptionDeclaration,
    read: @escaping @Sendable (Arguments) -> String?
  ) {
    self.emitter = emitter
    self.option = option
    self.declaration = declaration
    self.read = read
  }

  /// The value in arguments; nil if it is not set.
  func value(in arguments: Arguments) -> String? { read(arguments) }

  /// The options that arguments set. Most calls set none, so the list of all options is not made for them.
  private static func given(in arguments: Arguments) -> [EmitterFlag] {
    let prefixes = Emitter.all.map { $0.flagPrefix + "-" }
    guard arguments.optionNames.contains(where: { prefixes.contains(where: $0.hasPrefix) }) else { return [] }
    return all.filter { $0.value(in: arguments) != nil }
  }

  /// The emitter with its own options in the arguments.
  static func configured(_ emitter: Emitter, by arguments: Arguments) -> Emitter {
    given(in: arguments).filter { $0.emitter == emitter.name }.reduce(emitter) { emitter, flag in
      flag.value(in: arguments).flatMap { emitter.setting(flag.option, to: $0) } ?? emitter
    }
  }

  /// A line for each option of a format that is not written. This is not an error, since an argument file may be shared
  /// by calls for several formats.
  static func notes(on arguments: Arguments, formats: Set<String>) -> [String] {
    let given = given(in: arguments)
    // Emitters may share a flag: it applies to one of them, or is noted once.
    var settled = Set(given.filter { formats.contains($0.emitter) }.map(\.declaration.name))
    return given.filter { settled.insert($0.declaration.name).inserted }.map { flag in
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
    guard case .text(let placeholder, _) = values else { return choices.joined(separator: "|") }
    return placeholder
  }

  fileprivate var expected: String? {
    guard case .text(_, let expected) = values else { return nil }
    return expected
  }
}

extension Emitter {
  /// The emitter with all options in the arguments.
  func configured(by arguments: Arguments) -> Emitter {
    var emitter = EmitterFlag.configured(self, by: arguments)
    if let styles = arguments[CompileOptions.styles] { emitter.styles = styles }
    return emitter
  }
}
