import Documents
import Writing

extension BuildConfiguration {
  /// The JSON Schema of `typeramp.json`.
  static var jsonSchema: JSONSchema {
    JSONSchema(
      "config", title: "typeramp.json",
      description: "What typeramp build compiles, and to what. Paths are seen from the folder of this file.",
      of: BuildSettings.schema,
      definitions: [("output", OutputSettings.schema(of: nil).json), ("rules", BuildSettings.rules.json)])
  }
}
