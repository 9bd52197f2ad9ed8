import Writing

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
  package private(set) var fallback: String?
  /// Why it can be set for one input only, in words: `names one type`; nil if it can be set for several.
  package private(set) var perInput: String?
  /// A name, such as that of a theme, as a part of a value.
  package private(set) var part: @Sendable (String) -> String = { $0 }
  /// The format with a value of the option; nil if the value is invalid.
  let setting: @Sendable (String) -> (any OutputFormat)?

  package enum Values: Sendable {
    case choice([String])
    /// Some of these names; in a call, and in `setting`, with commas between them.
    case choices([String])
    /// `true` or `false`, false by default; on the command line, the name of the option means `true`.
    case flag
    /// A text, with its name in help, such as `PREFIX`.
    case text(placeholder: String, expected: String)
  }

  /// What a text must be, in words; nil for other kinds of values.
  package var expected: String? {
    switch values {
    case .text(_, let expected): expected
    case .choices(let names): "some of \(names.joined(with: ", ")), with commas between them"
    case .choice, .flag: nil
    }
  }

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
      name: name, flag: name, values: .choice(Value.allCases.map(\.rawValue)), help: help, fallback: fallback.rawValue
    ) { text in Value(rawValue: text).map { setting($0, set) } }
  }

  /// An option whose value is some of an enumeration's names; all by default.
  func choices<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, help: String, _ set: @escaping @Sendable (inout Self, [Value]) -> Void
  ) -> EmitterOption {
    EmitterOption(
      name: name, flag: name, values: .choices(Value.allCases.map(\.rawValue)), help: help, fallback: "all"
    ) { text in
      let values = text.split(separator: ",").map { Value(rawValue: String($0)) }
      return values.isEmpty || values.contains { $0 == nil } ? nil : setting(values.compactMap(\.self), set)
    }
  }

  /// An option that is on or off; off by default.
  func flag(
    _ name: String, flag: String, help: String, _ set: @escaping @Sendable (inout Self, Bool) -> Void
  ) -> EmitterOption {
    EmitterOption(name: name, flag: flag, values: .flag, help: help) { text in Bool(text).map { setting($0, set) } }
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
      fallback: fallback, perInput: perInput, part: part
    ) { text in accepts(text) ? setting(text, set) : nil }
  }

  private func setting<Value>(_ value: Value, _ set: (inout Self, Value) -> Void) -> Self {
    var format = self
    set(&format, value)
    return format
  }
}
