import Documents
package import Writing

extension Configuration {
  /// The JSON Schema of `typeramp.json`.
  package static var jsonSchema: JSONSchema {
    JSONSchema(
      "config", title: "typeramp.json",
      description: "The configuration of typeramp. Paths are relative to the folder of this file.",
      Settings.schema.keywords,
      definitions: [
        ("output", OutputSettings.schema(of: nil).json), ("override", RuleOverride.schema.json),
        ("rules", Settings.rules.json),
      ])
  }
}
