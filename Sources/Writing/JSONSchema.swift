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
    _ name: String, title: String, description: String, _ keywords: JSONKeywords, definitions: JSONKeywords
  ) {
    self.name = name
    let head: JSONKeywords = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
      ("description", .string(description)),
    ]
    let tail = definitions.isEmpty ? [] : [("$defs", JSONValue.object(definitions))]
    text = JSONValue.object(head + keywords + tail).compactText
  }
}

/// The keywords of a JSON Schema, or of a part of it, in order.
package typealias JSONKeywords = [(String, JSONValue)]

extension JSONKeywords {
  /// A value of a type: `object`, `string`.
  package static func type(_ name: String) -> JSONKeywords { [("type", .string(name))] }

  /// One of some strings.
  package static func one(of names: [String]) -> JSONKeywords { [("enum", .array(names.map(JSONValue.string)))] }

  /// What a definition of the schema says.
  package static func reference(to definition: String) -> JSONKeywords {
    [("$ref", .string("#/$defs/\(definition)"))]
  }

  package static let string = type("string")
  /// A string that is not empty.
  package static let name = string + [("minLength", .integer(1))]
  package static let number = type("number")
  package static let boolean = type("boolean")

  /// A whole number.
  package static func integer(from minimum: Int = 0) -> JSONKeywords {
    type("integer") + [("minimum", .integer(minimum))]
  }

  /// A list of strings.
  package static let strings = type("array") + [("items", .object(string))]

  /// Always the same value.
  package static func constant(_ value: JSONValue) -> JSONKeywords { [("const", value)] }

  /// A list of what a definition says.
  package static func list(of definition: String) -> JSONKeywords {
    type("array") + [("items", .object(reference(to: definition)))]
  }

  /// An object with some of these names.
  package static func members(_ names: [String], _ keywords: JSONKeywords) -> JSONKeywords {
    type("object") + [
      ("properties", .object(names.map { ($0, .object(keywords)) })), ("additionalProperties", .boolean(false)),
    ]
  }

  /// The keyword for what a value means.
  package static func description(_ text: String) -> JSONKeywords { [("description", .string(text))] }

  /// The keyword for a value that editors which know it do not suggest; all others ignore it.
  package static let notSuggested: JSONKeywords = [("doNotSuggest", .boolean(true))]

  /// The keyword for an object that has all or none of some names.
  package static func together(_ names: String...) -> JSONKeywords {
    let others = names.map { name in (name, JSONValue.array(names.filter { $0 != name }.map(JSONValue.string))) }
    return [("dependentRequired", .object(others))]
  }

  /// The keyword for the names that an object must have.
  package static func required(_ names: [String]) -> (String, JSONValue) {
    ("required", .array(names.map(JSONValue.string)))
  }

  /// The keyword for objects whose names are identifiers.
  package static let identifiersOnly = (
    "propertyNames", JSONValue.object([("pattern", .string("^[A-Za-z][A-Za-z0-9_]*$"))])
  )
}
