/// Something that a user may choose about the text of an emitter.
package struct EmitterOption: Sendable {
  /// What typeramp.json calls it: `fontURL`.
  package let name: String
  /// What the command line calls it behind the name of the emitter: `font-url`.
  package let flag: String
  /// Whether it is on or off, which a call says by naming it.
  package let isFlag: Bool
  private let makeValues: @Sendable () -> Values
  /// What it decides, in a phrase.
  package let help: String
  /// What holds where nobody chooses, in words; nil for nothing.
  package let fallback: String?
  /// What it does that only one of several inputs can have done, in words: `names one type`; nil when all can.
  package let perInput: String?
  /// Whether a text is a value of it.
  package let accepts: @Sendable (String) -> Bool

  /// What it may be set to.
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

  /// What an option may be set to.
  package enum Values: Sendable {
    case choice([String])
    /// A choice between `true` and `false`, which a call makes by naming the option; false by default.
    case flag
    /// A text that help calls by a word, such as `PREFIX`.
    case text(placeholder: String, expected: String)
  }
}

/// An option, and what it sets.
struct SettableOption<Options>: Sendable {
  let option: EmitterOption
  /// Sets it; false when the text is no value of it.
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
  ///   - placeholder: what help calls the value.
  ///   - expected: what it must be, in words.
  ///   - fallback: what holds where nobody chooses, in words.
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
