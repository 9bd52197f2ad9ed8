package import Writing

/// A JSON Schema (draft 2020-12) made from a schema, with which editors complete and check files.
package struct JSONSchema: Sendable {
  /// What the file is called: `dictionary` in `dictionary.schema.json`.
  package let name: String
  package let text: String

  /// - Parameters:
  ///   - description: what kind of file it describes.
  ///   - definitions: the definitions that the schema refers to.
  package init(
    _ name: String, title: String, description: String, of schema: Schema, definitions: [(String, JSONValue)]
  ) {
    self.name = name
    let head: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
      ("description", .string(description)),
    ]
    let tail = definitions.isEmpty ? [] : [("$defs", JSONValue.object(definitions))]
    text = JSONValue.object(head + schema.keywords + tail).compactText
  }
}

extension Schema {
  /// The schema as one of JSON.
  package var json: JSONValue { .object(keywords) }

  fileprivate var keywords: [(String, JSONValue)] {
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    // Appended one by one: the compiler takes seconds to infer the types of a long sum.
    var keywords: [(String, JSONValue)] = [("type", .string("object"))]
    if !required.isEmpty { keywords.append(("required", .array(required))) }
    if !keys.isEmpty { keywords.append(("properties", .object(keys.flatMap(\.properties)))) }
    keywords.append(("additionalProperties", others.map { .object($0.keywords) } ?? .boolean(false)))
    return keywords + constraints
  }
}

extension SchemaKey {
  /// The key in each of its spellings.
  fileprivate var properties: [(String, JSONValue)] { spellings.map { ($0, .object(keywords)) } }

  fileprivate var keywords: [(String, JSONValue)] {
    (summary.isEmpty ? [] : [("description", .string(summary))]) + value.keywords
  }
}

extension ValueType {
  /// The type as a JSON Schema.
  package var json: JSONValue { .object(description.keywords) }
}
