import Writing

extension ValueType<String> {
  package static let string = ValueType(ValueDescription("a string") { .type("string") }) { $0.string }

  /// A string that should not be empty: the JSON Schema requires it, and a rule checks it.
  package static let name = ValueType(
    ValueDescription("a string") { .type("string") + [("minLength", .number(1))] }
  ) { $0.string }
}

extension ValueType<Bool> {
  package static let boolean = ValueType(
    ValueDescription("a boolean") { .type("boolean") }
  ) { $0.boolean }
}

extension ValueType<Node> {
  package static let any = ValueType(ValueDescription("a value") { [] }) { $0 }

  /// A dictionary with any keys.
  package static let dictionary = dictionary("a dictionary")

  /// A dictionary that is bound separately.
  ///
  /// - Parameter definition: the definition in the JSON Schema that describes its contents.
  package static func dictionary(_ name: String, definition: String? = nil) -> Self {
    let description = ValueDescription(name) { .type("object") }
    return ValueType(definition.map(description.defined) ?? description) { $0.kind == .dictionary ? $0 : nil }
  }
}

extension ValueType<Double> {
  package static func number(_ range: NumberRange) -> Self {
    let description = ValueDescription("a number", isNumber: true) {
      let minimum = range.isPositive ? ("exclusiveMinimum", 0) : ("minimum", -range.maximum)
      return .type("number") + [(minimum.0, .number(minimum.1)), ("maximum", .number(range.maximum))]
    }
    return ValueType(description) { node in
      guard let number = node.number else { return .failure(.wrongKind) }
      return range.contains(number) ? .success(number) : .failure(.outOfRange(number, range))
    }
  }
}

extension ValueType {
  /// One of a list of strings.
  ///
  /// - Parameters:
  ///   - name: what messages call it: `a text style`.
  ///   - choices: all accepted strings, in order.
  package static func choice(
    _ name: String, among choices: @escaping @Sendable () -> [String], read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    let description = ValueDescription(name, choices: choices) {
      // Two names may share a spelling; it is listed once.
      .one(of: choices().unique)
    }
    return ValueType(description) { node in
      guard let string = node.string else { return .failure(.wrongKind) }
      return read(string).map(Result.success) ?? .failure(.unknown(string))
    }
  }

  /// The same type, referring to a definition in the JSON Schema.
  package func defined(as definition: String) -> Self { ValueType(description.defined(as: definition), read: read) }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
  /// One of the names of an enumeration.
  package static func choice(_ name: String) -> Self {
    choice(name, among: { Value.allCases.map(\.rawValue) }, read: { Value(rawValue: $0) })
  }
}
