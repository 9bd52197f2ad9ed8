import Writing

/// A setting: a key of `typeramp.json`, and the option with which a call sets it.
///
/// To add one, write it in `Setting.all` with its property of `Settings`. Schema, help, completion, documentation and
/// precedence follow.
package struct Setting: Sendable {
  package let option: Option
  /// Made on demand: a call needs no keys.
  private let makeKey: @Sendable () -> Key<Settings>

  var key: Key<Settings> { makeKey() }

  /// A setting whose value a call and the file store alike: the file first, then the call.
  ///
  /// - Parameter help: what it means in help, if a call says it in another way.
  init<Value>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> ValueType<Value>, option: String? = nil,
    times: Option.Times = .once, _ form: @autoclosure @escaping @Sendable () -> OptionForm<Value>,
    _ meaning: @autoclosure @escaping @Sendable () -> String,
    help: @autoclosure @escaping @Sendable () -> String? = nil,
    store: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    self.init(
      key: Key(name, type(), meaning(), set: store), option: option ?? name, times: times, form(),
      help: help() ?? meaning(),
      store: store)
  }

  /// A key that is bound elsewhere, with an option.
  init<Value>(
    key: @autoclosure @escaping @Sendable () -> Key<Settings>, option: String, times: Option.Times = .once,
    _ form: @autoclosure @escaping @Sendable () -> OptionForm<Value>,
    help: @autoclosure @escaping @Sendable () -> String,
    store: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    makeKey = key
    self.option = Option(name: option, times: times) {
      let form = form()
      return Option.Words(
        placeholder: form.placeholder, choices: form.choices, expected: form.expected, help: help())
    } accepts: {
      // Why a value is refused is said when it is set.
      do throws(ProjectError) { return try form().read([$0]) != nil } catch { return true }
    } set: { (settings, texts) throws(ProjectError) in
      if let value = try form().read(texts) { store(&settings, value) }
    }
  }

  package struct Option: Sendable {
    /// Without dashes.
    package let name: String
    package let times: Times
    /// Made on demand: a valid call needs none.
    package let words: @Sendable () -> Words
    /// Whether a text can be its value.
    package let accepts: @Sendable (String) -> Bool
    /// Sets the values that a call gives, in their order.
    package let set: @Sendable (inout Settings, [String]) throws(ProjectError) -> Void

    package enum Times: Sendable {
      case once, several
      /// It has no value.
      case flag
    }

    package struct Words: Sendable {
      package let placeholder: String
      package let choices: [String]
      /// What the value must be; nil for its placeholder.
      package let expected: String?
      package let help: String
    }
  }
}

/// How a call gives the value of a setting.
struct OptionForm<Value: Sendable>: Sendable {
  let placeholder: String
  var choices: [String] = []
  var expected: String?
  /// The value of all texts; nil if one is invalid.
  let read: @Sendable ([String]) throws(ProjectError) -> Value?
}

extension OptionForm {
  /// A value in one text.
  static func text(
    _ placeholder: String, choices: [String] = [], expected: String? = nil, read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    OptionForm(placeholder: placeholder, choices: choices, expected: expected) { $0.last.flatMap(read) }
  }
}

extension OptionForm where Value: CaseIterable & RawRepresentable<String> & Sendable {
  static func choice() -> Self {
    let names = Value.allCases.map(\.rawValue)
    return text(names.joined(separator: "|"), choices: names) { Value(rawValue: $0) }
  }
}

extension OptionForm<Bool> {
  /// A flag, which is set if it is given.
  static let flag = OptionForm(placeholder: "") { _ in true }
}

extension OptionForm<String> {
  static let file = text("FILE") { $0 }
}

extension OptionForm<[String]> {
  /// A path in each text.
  static func paths(_ placeholder: String) -> Self { OptionForm(placeholder: placeholder) { $0 } }
}

extension OptionForm<[LanguageLetters]> {
  /// A list of languages; an empty one for those of the project.
  static let languages = text("LIST", expected: "languages such as de,ar,zh-Hant, or 'project'") { text in
    if text == "project" { return [] }
    let tags = text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    let languages = tags.compactMap { LanguageLetters($0) }
    return languages.isEmpty || languages.count < tags.count ? nil : languages.unique(by: \.tag)
  }
}

extension OptionForm<[String: RulePolicy.Level]> {
  /// The level of a rule in each text.
  static let levels = OptionForm(
    placeholder: "ID=SEVERITY", expected: "ID=error, ID=warning, ID=note or ID=off"
  ) { texts throws(ProjectError) in
    var levels: [String: RulePolicy.Level] = [:]
    for text in texts {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let level = RulePolicy.Level(rawValue: parts[1]) else { return nil }
      let ids = Rule.all.map(\.id)
      guard ids.contains(parts[0]) else {
        let meant = Spelling.closest(to: parts[0], among: ids).map { "; did you mean '\($0)'?" } ?? ""
        throw ProjectError("unknown rule '\(parts[0])'" + meant)
      }
      levels[parts[0]] = level
    }
    return levels
  }
}

extension OptionForm<[String: String]> {
  /// A theme or a context in each text: `GROUP=NAME`.
  static func names(_ kind: TokenChoice.Kind) -> Self {
    OptionForm(placeholder: kind == .theme ? "GROUP=NAME" : "MODIFIER=NAME") {
      texts throws(ProjectError) in
      var names: [String: String] = [:]
      for text in texts {
        // A theme may have no group, and a group no theme.
        var parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if kind == .theme, parts.count == 1 { parts = ["", text] }
        guard parts.count == 2, kind == .theme || !parts[1].isEmpty else { return nil }
        guard let other = names.updateValue(parts[1], forKey: parts[0]), other != parts[1] else { continue }
        let place = parts[0].isEmpty ? "" : " for \(kind.place) '\(parts[0])'"
        throw ProjectError("'--\(kind.noun)' chooses '\(other)' and '\(parts[1])'\(place); expected one")
      }
      return names
    }
  }
}
