import Documents
package import Writing

extension StyleDictionary {
  /// The JSON Schema of style dictionaries.
  ///
  /// - Parameter rules: the ids of all rules.
  package static func jsonSchema(rules: [String]) -> JSONSchema {
    JSONSchema(
      "dictionary", title: "typeramp style dictionary",
      description: "Fonts and sizes of Apple's text styles at the large content size. Sizes are in points.",
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
    let (relativeTo, fixed) = (EntryKey.relativeTo.rawValue, EntryKey.fixed.rawValue)
    func demanding(_ key: String) -> (String, JSONValue) { ("required", .array([.string(key)])) }
    let isFixed = JSONValue.object([
      ("properties", .object([(fixed, .object([("const", .boolean(true))]))])), demanding(fixed),
    ])
    return .object([
      (
        "allOf",
        .array([
          .object([("$ref", .string("#/$defs/entry"))]),
          .object([("anyOf", .array([.object([demanding(relativeTo)]), isFixed]))]),
        ])
      )
    ])
  }()

  private static func suppressionSchema(_ rules: [String]) -> JSONValue {
    let ids = JSONValue.object([
      ("type", .string("array")), ("items", .object([("enum", .array(rules.map { .string($0) }))])),
    ])
    return .object([
      ("type", .string("object")), ("properties", .object([("ignore", ids)])),
      ("required", .array([.string("ignore")])), ("additionalProperties", .boolean(false)),
    ])
  }
}
