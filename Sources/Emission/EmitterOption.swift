/// An option of an emitter's output.
package struct EmitterOption: Sendable {
  /// Its name in typeramp.json: `fontURL`.
  package let name: String
  /// Its name on the command line, after the emitter's prefix: `font-url`.
  package let flag: String
  /// Whether it is a flag, without a value on the command line.
  package let isFlag: Bool
  private let makeValues: @Sendable () -> Values
  /// Its effect, as a phrase.
  package let help: String
  /// The default, in words; nil for none.
  package let fallback: String?
  /// Why it can be set for one input only, in words: `names one type`; nil if it can be set for several.
  package let perInput: String?
  /// Whether a text is a valid value.
  package let accepts: @Sendable (String) -> Bool

  /// Its possible values.
  package var values: Values { makeValues() }

  fileprivate init(
    name: String, flag: String, isFlag: Bool = false, help: String, fallback: String?, perInput: String? = nil,
    values: @escaping @Sendable () -> Values, accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    self.flag = flag
    self.isFlag = isFlag
    self.help = help
    self.fallback = fallback
    self.perInput = perInput
    self.accepts = accepts
    makeValues = values
  }

  /// The possible values of an option.
  package enum Values: Sendable {
    case choice([String])
    /// `true` or `false`, false by default; on the command line, the name of the option means `true`.
    case flag
    /// A text, with its name in help, such as `PREFIX`.
    case text(placeholder: String, expected: String)
  }
}

/// An option and the function that sets it.
struct SettableOption<Options>: Sendable {
  let option: EmitterOption
  /// Sets the option; returns false if the value is invalid.
  let set: @Sendable (String, inout Options) -> Bool

  /// An option whose value is one of an enumeration's names.
  static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable & SendableMetatype>(
    _ name: String, flag: String? = nil, default value: Value, help: String,
    _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    let option = EmitterOption(
      name: name, flag: flag ?? name, help: help, fallback: value.rawValue,
      values: { .choice(Value.allCases.map(\.rawValue)) }, accepts: { Value(rawValue: $0) != nil })
    return Self(option: option) { text, options in
      guard let value = Value(rawValue: text) else { return false }
      set(&options, value)
      return true
    }
  }

  /// An option that is on or off; off by default.
  static func flag(
    _ name: String, flag: String? = nil, help: String, _ set: @escaping @Sendable (inout Options, Bool) -> Void
  ) -> Self {
    let option = EmitterOption(
      name: name, flag: flag ?? name, isFlag: true, help: help, fallback: nil, values: { .flag },
      accepts: { Bool($0) != nil })
    return Self(option: option) { text, options in
      guard let value = Bool(text) else { return false }
      set(&options, value)
      return true
    }
  }

  /// An option whose value is a text of some kind.
  ///
  /// - Parameters:
  ///   - placeholder: the name of the value in help.
  ///   - expected: what the value must be, in words.
  ///   - fallback: the default, in words.
  static func text(
    _ name: String, flag: String? = nil, placeholder: String, expected: String, fallback: String? = nil, help: String,
    perInput: String? = nil, accepts: @escaping @Sendable (String) -> Bool = { _ in true },
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    let option = EmitterOption(
      name: name, flag: flag ?? name, help: help, fallback: fallback, perInput: perInput,
      values: { .text(placeholder: placeholder, expected: expected) }, accepts: accepts)
    return Self(option: option) { text, options in
      guard accepts(text) else { return false }
      set(&options, text)
      return true
    }
  }
}
