/// An option of an emitter.
package struct EmitterOption: Sendable {
  /// Its name in typeramp.json: `fontURL`.
  package let name: String
  /// Its name on the command line, after the emitter's prefix: `font-url`.
  package let flag: String
  package let values: Values
  /// Its effect, as a phrase.
  package let help: String
  /// The default, in words; nil for none.
  package let fallback: String?
  /// Why it can be set for one input only, in words: `names one type`; nil if it can be set for several.
  package let perInput: String?
  /// The format with a value of the option; nil if the value is invalid.
  let setting: @Sendable (String) -> (any OutputFormat)?
  /// A name, such as that of a theme, as a part of a value.
  package let part: @Sendable (String) -> String

  /// Its possible values.
  package enum Values: Sendable {
    case choice([String])
    /// `true` or `false`, false by default; on the command line, the name of the option means `true`.
    case flag
    /// A text, with its name in help, such as `PREFIX`.
    case text(placeholder: String, expected: String)
  }

  /// What a text must be, in words; nil for other kinds of values.
  package var expected: String? { if case .text(_, let expected) = values { expected } else { nil } }

  /// Whether a text is a valid value.
  package func accepts(_ text: String) -> Bool { setting(text) != nil }

  /// Whether it is a flag, without a value on the command line.
  package var isFlag: Bool { if case .flag = values { true } else { false } }
}

/// The kinds of options. The value is stored by a function: the runtime would have to make a key path in every run.
extension OutputFormat {
  /// An option whose value is one of an enumeration's names.
  ///
  /// - Parameter fallback: the default.
  func choice<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ fallback: Value, help: String, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> EmitterOption {
    EmitterOption(
      name: name, flag: name, values: .choice(Value.allCases.map(\.rawValue)), help: help,
      fallback: fallback.rawValue, perInput: nil,
      setting: { text in
        Value(rawValue: text).map { value in setting { set(&$0, value) } }
      }, part: { $0 })
  }

  /// An option that is on or off; off by default.
  func flag(
    _ name: String, flag: String, help: String, _ set: @escaping @Sendable (inout Self, Bool) -> Void
  ) -> EmitterOption {
    EmitterOption(
      name: name, flag: flag, values: .flag, help: help, fallback: nil, perInput: nil,
      setting: { text in Bool(text).map { value in setting { set(&$0, value) } } }, part: { $0 })
  }

  /// An option whose value is a text of some kind.
  ///
  /// - Parameters:
  ///   - placeholder: the name of the value in help.
  ///   - expected: what the value must be, in words.
  ///   - fallback: the default, in words.
  ///   - part: a name, such as that of a theme, as a part of a value.
  func text(
    _ name: String, flag: String? = nil, placeholder: String, expected: String, fallback: String? = nil, help: String,
    perInput: String? = nil, accepts: @escaping @Sendable (String) -> Bool,
    part: @escaping @Sendable (String) -> String = { $0 },
    _ set: @escaping @Sendable (inout Self, String) -> Void
  ) -> EmitterOption {
    EmitterOption(
      name: name, flag: flag ?? name, values: .text(placeholder: placeholder, expected: expected), help: help,
      fallback: fallback, perInput: perInput,
      setting: { text in accepts(text) ? setting { set(&$0, text) } : nil }, part: part)
  }

  private func setting(_ set: (inout Self) -> Void) -> Self {
    var format = self
    set(&format)
    return format
  }
}
