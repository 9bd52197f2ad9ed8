package import Writing

extension Configuration {
  package static var jsonSchema: JSONSchema {
    JSONSchema(
      "config", title: "typeramp.json",
      description: "The configuration of typeramp. Paths are relative to the folder of this file.",
      Settings.schema.keywords,
      definitions: [
        ("output", OutputSettings.schema(of: nil).json), ("override", RuleOverride.schema.json),
        ("place", FitPattern.schema.json),
        ("rules", Settings.rules.json),
      ])
  }
}

extension Key {
  convenience init<Value: Sendable>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, isRequired: Bool = false,
    set: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.init([name], type, summary, isRequired: isRequired, store: set)
  }
}

extension Schema {
  /// The schema of a dictionary in the configuration.
  ///
  /// - Parameter elsewhere: keys with a meaning elsewhere, and how they are reported.
  convenience init(_ keys: [Key<Record>], elsewhere: [String: String]) {
    let names = KeyNames(keys.map(\.name), elsewhere: elsewhere)
    self.init(keys, names: { names })
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  static func choice() -> Self { .choice("one of \(Value.allCases.map(\.rawValue).quotedList)") }
}
