import Documents
package import Writing

extension StyleDictionary {
  /// The JSON Schema of dictionaries.
  ///
  /// - Parameter rules: the ids of all rules.
  package static func jsonSchema(rules: [String]) -> JSONSchema {
    JSONSchema(
      "dictionary", title: "typeramp text-style dictionary",
      description: "Fonts and sizes of Apple's text styles at the default text size. Sizes are in points.",
      schema.keywords,
      definitions: [
        ("entry", EntryKey.schema.json), ("metrics", metricsSchema.json), ("metric", MetricEntry.schema.json),
        ("custom", customSchema.json), ("customEntry", customEntry),
        ("textStyle", ValueType.textStyles.json), ("category", ValueType.categories.json),
        ("suppression", suppressionSchema(rules)),
      ])
  }

  /// The entry of a custom style: it names the text style to follow, unless it never scales.
  private static let customEntry: JSONValue = {
    func demanding(_ key: EntryKey) -> (String, JSONValue) { JSONKeywords.required([key.rawValue]) }
    let isTrue = JSONValue.object([("const", .boolean(true))])
    let isFixed = JSONValue.object([("properties", .object([(EntryKey.fixed.rawValue, isTrue)])), demanding(.fixed)])
    return .object([
      (
        "allOf",
        .array([
          .object(.reference(to: "entry")),
          .object([("anyOf", .array([.object([demanding(.relativeTo)]), isFixed]))]),
        ])
      )
    ])
  }()

  private static func suppressionSchema(_ rules: [String]) -> JSONValue {
    let ids = JSONValue.object(.type("array") + [("items", .object(.one(of: rules)))])
    return .object(
      .type("object") + [
        ("properties", .object([("ignore", ids)])), JSONKeywords.required(["ignore"]),
        ("additionalProperties", .boolean(false)),
      ])
  }
}
