package import Documents

extension StyleDictionary {
  /// The JSON Schema of style dictionaries.
  package static var jsonSchema: JSONSchema {
    JSONSchema(
      "dictionary", title: "typeramp style dictionary",
      description: "Fonts and sizes of Apple's text styles at the large content size. Sizes are in points.",
      of: schema,
      definitions: [
        ("entry", EntryKey.schema.json), ("metrics", metricsSchema.json), ("metric", MetricKey.schema.json),
        ("textStyle", ValueType.textStyles.json), ("category", ValueType.categories.json),
      ])
  }
}
