import Writing

extension Configuration {
  /// The pattern of the path of a file or folder that is read.
  package static let pathPattern = "^[^\\u0000]+$"
}

extension ValueType<String> {
  /// A path. It cannot contain U+0000, where the system would end it.
  static let path = ValueType(
    ValueDescription("a path") { [("type", .string("string")), ("pattern", .string(Configuration.pathPattern))] }
  ) { $0.path }

  /// The path of a file to write, with placeholders. A slash at its end is invalid, since it would be a folder.
  static let outputPath = ValueType(
    ValueDescription("a path, such as \"Generated/{name}.swift\"") {
      let placeholder = "\\{[^\\u0000{}]+\\}"
      let pattern = "^(?:[^\\u0000{]|\(placeholder))*(?:[^/\\u0000{]|\(placeholder))$"
      return [("type", .string("string")), ("pattern", .string(pattern))]
    }
  ) { node in
    guard let path = node.path, path.utf8.last != UInt8(ascii: "/") else { return .failure(.wrongKind) }
    if let bad = OutputPath.malformedPlaceholder(in: path) {
      let message = "unknown placeholder '\(bad)'; expected one of '{name}', '{theme}' or a group in braces"
      return .failure(.invalid(message))
    }
    return .success(path)
  }
}

extension ValueType<IOSFonts> {
  static let iOSVersion = ValueType(
    ValueDescription("a version of iOS, such as \"\(IOSFonts.newestVersion)\"") {
      [("type", .string("string")), ("pattern", .string("^[0-9]+(?:\\.[0-9]+)*$"))]
    }
  ) { node in
    guard let version = node.string else { return .failure(.wrongKind) }
    guard let fonts = IOSFonts(version: version) else { return .failure(.invalid(IOSFonts.rejection(of: version))) }
    return .success(fonts)
  }
}

extension ValueType<[LanguageLetters]> {
  static let languages = ValueType(
    ValueDescription("a list of languages, such as [\"en\", \"zh-Hant\"]") {
      [("type", .string("array")), ("items", .object(.name))]
    }
  ) { node in
    guard node.kind == .array else { return .failure(.wrongKind) }
    var languages: [LanguageLetters] = []
    for element in node.elements {
      guard let tag = element.string else { return .failure(.wrongKind) }
      guard let language = LanguageLetters(tag) else { return .failure(.invalid(LanguageLetters.rejection(of: tag))) }
      languages.append(language)
    }
    return .success(languages.unique(by: \.tag))
  }
}

extension ValueType<[Node]> {
  /// Paths or patterns, with their positions.
  static func paths(_ name: String, isEmptyAllowed: Bool) -> Self {
    let description = ValueDescription(name) {
      let items = JSONValue.object(ValueType<String>.path.description.keywords)
      return [("type", .string("array")), ("items", items)] + (isEmptyAllowed ? [] : [("minItems", .number(1))])
    }
    return ValueType(description) { node in
      let elements = Array(node.elements)
      guard node.kind == .array else { return .failure(.wrongKind) }
      if elements.isEmpty, !isEmptyAllowed {
        return .failure(.invalid("the list is empty; expected at least one path"))
      }
      if elements.contains(where: { $0.string == "" }) { return .failure(.invalid("a path must not be empty")) }
      return elements.allSatisfy { $0.path != nil } ? .success(elements) : .failure(.wrongKind)
    }
  }

  /// A list of dictionaries that are bound separately.
  ///
  /// - Parameter definition: the definition in the JSON Schema for each of them.
  static func list(_ name: String, definition: String) -> Self {
    let description = ValueDescription(name) {
      let items = JSONValue.object(.reference(to: definition))
      return [("type", .string("array")), ("items", items), ("minItems", .number(1))]
    }
    return ValueType(description) { node in
      guard node.kind == .array else { return .failure(.wrongKind) }
      let elements = Array(node.elements)
      return elements.isEmpty ? .failure(.invalid("the list is empty; expected \(name)")) : .success(elements)
    }
  }
}

extension ValueType<[String]> {
  static let paths: Self = {
    let list = ValueType<[Node]>.paths("a list of paths", isEmptyAllowed: true)
    return ValueType(list.description) { list.read($0).map { $0.compactMap(\.string) } }
  }()

  static let onePathOrMore: Self = {
    let (one, list) = (ValueType<String>.path, ValueType<[Node]>.paths("a list of paths", isEmptyAllowed: false))
    let description = ValueDescription("a path or a list of paths") {
      [("anyOf", .array([.object(one.description.keywords), .object(list.description.keywords)]))]
    }
    return ValueType(description) { node in
      node.kind == .array ? list.read(node).map { $0.compactMap(\.path) } : one.read(node).map { [$0] }
    }
  }()
}

extension ValueType<[String: String]> {
  /// A dictionary of names, such as themes by group.
  ///
  /// - Parameter canBeNull: whether a value may be null, which is an empty name.
  static func names(_ name: String, canBeNull: Bool = false) -> Self {
    let description = ValueDescription(name) {
      let types: JSONValue = canBeNull ? .array([.string("string"), .string("null")]) : .string("string")
      let value = JSONValue.object([("type", types), ("minLength", .number(1))])
      return [("type", .string("object")), ("additionalProperties", value)]
    }
    return ValueType(description) { node in
      guard node.kind == .dictionary else { return .failure(.wrongKind) }
      var names: [String: String] = [:]
      for member in node.members {
        let isNull = canBeNull && member.value.kind == .null
        guard let name = isNull ? "" : member.value.string, isNull || !name.isEmpty else {
          return .failure(.invalid("expected a name under '\(member.name)', not \(member.value.phrase)"))
        }
        if names.updateValue(name, forKey: member.name) != nil {
          return .failure(.invalid("duplicate key '\(member.name)'"))
        }
      }
      return .success(names)
    }
  }
}

extension ValueType<Int> {
  static func oneOf(_ numbers: [Int], _ name: String) -> Self {
    let description = ValueDescription(name) {
      [("enum", .array(numbers.map { .number(Double($0)) }))]
    }
    return ValueType(description) { node in node.number.flatMap { number in numbers.first { Double($0) == number } } }
  }
}

extension Node {
  /// The path in a string; nil if it is not a valid path.
  fileprivate var path: String? { string.flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 } }
}
