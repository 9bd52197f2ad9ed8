/// A JSON Schema (draft 2020-12), with which editors and other tools complete and check files.
package struct JSONSchema: Sendable {
  /// What the file is called: `dictionary` in `dictionary.schema.json`.
  package let name: String
  package let text: String

  /// - Parameters:
  ///   - description: what kind of file it describes.
  ///   - keywords: what the whole file must be.
  ///   - definitions: the definitions to which the schema refers.
  package init(
    _ name: String, title: String, description: String, _ keywords: [(String, JSONValue)],
    definitions: [(String, JSONValue)]
  ) {
    self.name = name
    let head: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
      ("description", .string(description)),
    ]
    let tail = definitions.isEmpty ? [] : [("$defs", JSONValue.object(definitions))]
    text = JSONValue.object(head + keywords + tail).compactText
  }
}
