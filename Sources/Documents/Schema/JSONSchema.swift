package import Writing

extension Schema {
  /// The schema as one of JSON.
  package var json: JSONValue { .object(keywords) }

  /// The keywords of its JSON Schema.
  package var keywords: JSONKeywords {
    let required = keys.filter(\.isRequired).map(\.name)
    // Appended one by one: the compiler takes seconds to infer the types of a long sum.
    var keywords = JSONKeywords.type("object")
    if !required.isEmpty { keywords.append(JSONKeywords.required(required)) }
    let properties = keys.flatMap { key in
      key.spellings.map { ($0, JSONValue.object(key.keywords + ($0 == key.name ? [] : JSONKeywords.notSuggested))) }
    }
    if !properties.isEmpty { keywords.append(("properties", .object(properties))) }
    keywords.append(("additionalProperties", others.map { .object($0.keywords) } ?? .boolean(false)))
    return keywords + constraints()
  }
}

extension Key {
  /// The keywords of its JSON Schema.
  package var keywords: JSONKeywords {
    (summary.isEmpty ? [] : [("description", .string(summary))]) + value.keywords
  }
}

extension ValueType {
  /// The type as a JSON Schema.
  package var json: JSONValue { .object(description.keywords) }
}
