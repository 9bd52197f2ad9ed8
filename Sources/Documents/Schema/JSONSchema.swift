package import Writing

extension JSONSchema {
  /// A JSON Schema made from a schema.
  ///
  /// - Parameters:
  ///   - description: what kind of file it describes.
  ///   - definitions: the definitions to which the schema refers.
  package init<Record>(
    _ name: String, title: String, description: String, of schema: Schema<Record>, definitions: JSONKeywords
  ) {
    self.init(name, title: title, description: description, schema.keywords, definitions: definitions)
  }
}

extension Schema {
  /// The schema as one of JSON.
  package var json: JSONValue { .object(keywords) }

  fileprivate var keywords: JSONKeywords {
    let required = keys.filter(\.isRequired).map(\.name)
    // Appended one by one: the compiler takes seconds to infer the types of a long sum.
    var keywords = JSONKeywords.type("object")
    if !required.isEmpty { keywords.append(JSONKeywords.required(required)) }
    if !keys.isEmpty { keywords.append(("properties", .object(keys.flatMap(\.properties)))) }
    keywords.append(("additionalProperties", others.map { .object($0.keywords) } ?? .boolean(false)))
    return keywords + constraints()
  }
}

extension Key {
  /// The key in each of its spellings.
  fileprivate var properties: JSONKeywords { spellings.map { ($0, .object(keywords)) } }

  /// The keywords of its JSON Schema.
  package var keywords: JSONKeywords {
    (summary.isEmpty ? [] : [("description", .string(summary))]) + value.keywords
  }
}

extension ValueType {
  /// The type as a JSON Schema.
  package var json: JSONValue { .object(description.keywords) }
}
