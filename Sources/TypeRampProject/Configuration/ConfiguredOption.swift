import Writing

/// An option of an emitter in the configuration. Its text can have the placeholders of a path, and it can have a text
/// for each of some themes or contexts.
struct ConfiguredOption: Sendable {
  let option: EmitterOption
  /// The texts, each with its theme or context; nil for every output.
  let choices: [Choice]

  typealias Choice = (theme: String?, text: String)

  var themes: [String] { choices.compactMap(\.theme) }

  /// The placeholders in its texts. A text that the option takes as it is has none.
  var placeholders: [String] {
    choices.flatMap { option.accepts($0.text) ? [] : OutputPath.placeholders(in: $0.text) }
  }

  /// The position of the text for an output; nil if it has none.
  func index(for theme: InputThemes.Combination) -> Int? {
    choices.firstIndex { $0.theme.map(theme.choice.contains) ?? true }
  }

  func set(in emitter: Emitter, for theme: InputThemes.Combination) throws(InputThemes.Mistake) -> Emitter {
    let own = choices.filter { $0.theme.map(theme.choice.contains) ?? true }
    if Set(own.map(\.text)).count > 1 {
      let (name, themes) = (option.name, own.compactMap(\.theme).quotedList(upTo: 4))
      throw InputThemes.Mistake(option: name) {
        "'\(name)' has a text for each of \(themes), which are chosen together for '\($0)'; expected themes of one group"
      }
    }
    guard let text = own.last?.text else { return emitter }
    if let emitter = emitter.setting(option, to: text) { return emitter }
    if let name = OutputPath.placeholders(in: text).first(where: { theme.values[$0] == nil }) {
      throw .unknown(name, known: theme.values.keys.sorted())
    }
    let filled = OutputPath.path(text, theme.values.mapValues(option.part))
    if let emitter = emitter.setting(option, to: filled) { return emitter }
    let (name, expected) = (option.name, option.expected ?? "another value")
    throw InputThemes.Mistake(option: name) {
      "'\(name)' would be '\(filled)' for a theme of '\($0)'; expected \(expected)"
    }
  }
}

extension ConfiguredOption {
  static func type(of option: EmitterOption) -> ValueType<[Choice]> {
    switch option.values {
    case .choice(let names):
      one(.choice("one of \(names.quotedList)", among: { names }, read: { option.accepts($0) ? $0 : nil }))
    case .choices(let names): one(some(of: names))
    case .flag: one(ValueType(ValueType<Bool>.boolean.description) { $0.boolean?.description })
    case .text(_, let expected): texts(option, expected)
    }
  }

  private static func one(_ type: ValueType<String>) -> ValueType<[Choice]> {
    ValueType(type.description) { node in type.read(node).map { [(nil, $0)] } }
  }

  /// A list of names, as the text of a call.
  private static func some(of names: [String]) -> ValueType<String> {
    let description = ValueDescription("a list of names, such as [\"\(names[0])\"]") {
      [("type", .string("array")), ("items", .object(.one(of: names))), ("minItems", .number(1))]
    }
    return ValueType(description) { node in
      let elements = node.elements.map(\.string)
      guard node.kind == .array, !elements.isEmpty, !elements.contains(nil) else { return .failure(.wrongKind) }
      let unknown = elements.compactMap(\.self).first { !names.contains($0) }
      if let unknown { return .failure(.invalid("unknown name '\(unknown)'; expected one of \(names.quotedList)")) }
      return .success(elements.compactMap(\.self).joined(with: ","))
    }
  }

  /// A text, or a dictionary of texts by theme.
  private static func texts(_ option: EmitterOption, _ expected: String) -> ValueType<[Choice]> {
    let read = { @Sendable (node: Node) -> String? in
      guard let text = node.string, !option.accepts(text) else { return node.string }
      return OutputPath.placeholders(in: text).isEmpty || OutputPath.malformedPlaceholder(in: text) != nil ? nil : text
    }
    let description = ValueDescription(expected) {
      let text = JSONValue.object([("type", .string("string"))])
      return [("type", .array([.string("string"), .string("object")])), ("additionalProperties", text)]
    }
    return ValueType(description) { node in
      guard node.kind == .dictionary else { return read(node).map { .success([(nil, $0)]) } ?? .failure(.wrongKind) }
      var choices: [Choice] = []
      for member in node.members {
        guard let text = read(member.value) else {
          return .failure(.invalid("expected \(expected) under '\(member.name)', not \(member.value.phrase)"))
        }
        choices.append((member.name, text))
      }
      return .success(choices)
    }
  }
}
