import TypeRampProject
import Writing

/// What a JSON Schema of typeramp says about a value in a document.
struct SchemaPart: Sendable {
  private let root: Node
  /// The schemas that apply to the value, with references followed.
  private let parts: [Node]

  static let dictionary = SchemaPart(StyleDictionary.jsonSchema)
  static let configuration = SchemaPart(Configuration.jsonSchema)
  static let map = SchemaPart(TokenMap.jsonSchema)

  private init(_ schema: JSONSchema) {
    let document = Document(Array(schema.text.utf8), path: "", as: .json)
    // Schemas are made by the program itself, and tests read them.
    guard case .success(let tree) = document.tree else { preconditionFailure("a schema is not JSON") }
    self.init(root: tree.root, [tree.root])
  }

  private init(root: Node, _ schemas: [Node]) {
    self.root = root
    var (parts, pending) = ([Node](), Array(schemas.reversed()))
    while let schema = pending.popLast() {
      parts.append(schema)
      let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init)
      pending += name.flatMap { root["$defs"]?[$0] }.map { [$0] } ?? []
      for key in ["allOf", "anyOf", "oneOf"] { pending += schema[key]?.elements.reversed() ?? [] }
    }
    self.parts = parts
  }

  /// The part for the value that keys and indices lead to.
  func at(_ path: some Sequence<String>) -> SchemaPart {
    path.reduce(self) { part, name in
      let named = part.parts.compactMap { $0["properties"]?[name] }
      let others = part.parts.flatMap { [$0["additionalProperties"], $0["items"]] }.compactMap(\.self)
      return SchemaPart(root: root, named.isEmpty ? others : named)
    }
  }

  /// The names of the keys, in order.
  var keys: [String] {
    parts.flatMap { $0["properties"]?.members.filter { !$0.value.isHidden }.map(\.name) ?? [] }.unique
  }

  /// The values that it lists.
  var values: [Node] {
    parts.filter { !$0.isHidden }.flatMap { part -> [Node] in
      (part["enum"]?.elements).map { Array($0) } ?? (part["examples"]?.elements).map { Array($0) } ?? []
    }
  }

  /// Whether a value may be of a type: `boolean`.
  func allows(_ type: String) -> Bool {
    parts.contains { $0["type"]?.string == type || $0["type"]?.strings.contains(type) ?? false }
  }

  /// Whether it is the path of a file or folder that exists.
  var isPath: Bool { parts.contains { $0["pattern"]?.string == Configuration.pathPattern } }

  /// A value to fill in.
  var snippet: String {
    if keys.contains(EntryKey.fontName.rawValue) { return "{ \"fontName\": \"$1\", \"fontSize\": $2 }" }
    let forms = [("string", "\"$1\""), ("array", "[$1]"), ("object", "{ $1 }")]
    let possible = forms.filter { allows($0.0) }
    return possible.count == 1 && !allows("boolean") && !allows("number") ? possible[0].1 : ""
  }

  /// What it means, as a sentence in Markdown.
  var description: String? { parts.lazy.compactMap { $0["description"]?.string }.first }
}

extension Node {
  fileprivate var isHidden: Bool { self["doNotSuggest"]?.boolean ?? false }
}
