import Documents
import DynamicType
import StyleModel
package import Writing

/// The keys of a mapping file.
enum TokenMapKey {
  /// The text styles, in order, and the other top-level keys.
  static let schema = Schema<Void>(
    StyleDictionary.styleKeys(.mapped) + [
      Key(["custom"], .customStyles, "custom styles: names and tokens, or patterns of tokens"),
      Key(["ignore"], .patterns, "patterns of tokens that are not styles"),
      Key(["$schema"], .any, "the JSON Schema that editors check the file with", isSuggested: false),
      Key(["$comment"], .string, "a comment; typeramp does not read it", isSuggested: false),
    ], names: { names })

  private static let names = StyleDictionary.styleNames(and: ["custom", "ignore"])

  /// The keys of a style that is more than a path.
  static let entrySchema = Schema<EntryValues>(
    [
      Key(["token"], .tokenPath, "the path of a typography token"),
      Key(["group"], .tokenPath, "the path of a group with tokens such as `font-family` and `font-size`"),
      Key(["$comment"], .string, "a comment; typeramp does not read it", isSuggested: false),
    ] + EntryKey.settableKeys)

  /// The schema of `custom` if it is a dictionary.
  static let customSchema = Schema<Void>([], others: Key(["NAME"], .mapped, "a custom style"))
}

extension TokenMap {
  /// The JSON Schema of mapping files.
  package static var jsonSchema: JSONSchema {
    JSONSchema(
      "map", title: "typeramp mapping file", description: "Which design token is which style.",
      TokenMapKey.schema.keywords,
      definitions: [
        ("mapped", mapped), ("custom", custom), ("textStyle", ValueType.textStyles.json),
        ("category", ValueType.categories.json),
      ])
  }

  private static let path = JSONValue.object(.string)

  /// The path of a token, or an entry with `token` or `group`.
  private static var mapped: JSONValue {
    let required = ["token", "group"].map { JSONValue.object([JSONKeywords.required([$0])]) }
    let entry = JSONValue.object([
      ("allOf", .array([TokenMapKey.entrySchema.json, .object([("oneOf", .array(required))])]))
    ])
    return .object([("anyOf", .array([path, entry]))])
  }

  private static var custom: JSONValue {
    .object([("anyOf", .array([TokenMapKey.customSchema.json, .object(ValueType.patterns.description.keywords)]))])
  }
}

extension ValueType<Node> {
  static let mapped = ValueType(
    ValueDescription("the path of a token, such as 'font.body', or a dictionary with 'token' or 'group',") {
      .reference(to: "mapped")
    }
  ) { $0.kind == .string || $0.kind == .dictionary ? $0 : nil }

  static let customStyles = ValueType(
    ValueDescription("a dictionary of names and tokens, or a list of patterns,") {
      .reference(to: "custom")
    }
  ) { $0.kind == .dictionary || $0.isListOfStrings ? $0 : nil }

  static let patterns = ValueType(
    ValueDescription("a list of patterns, such as [\"text.**\"],") { .strings }
  ) { $0.isListOfStrings ? $0 : nil }
}

extension ValueType<String> {
  static let tokenPath = ValueType(
    ValueDescription("the path of a token, such as 'font.body',") { .string }
  ) { $0.string }
}

extension Node {
  fileprivate var isListOfStrings: Bool { kind == .array && elements.allSatisfy { $0.string != nil } }
}
