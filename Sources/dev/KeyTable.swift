import Documents
import Foundation

/// The tables of keys in the documentation, generated from the JSON Schemas.
///
/// A table is between two comments: `<!-- keys: SCHEMA DEFINITION -->`, without a definition for the top level, and
/// `<!-- keys: end -->`.
enum KeyTable {
  /// A page with its tables regenerated.
  ///
  /// - Parameter schemas: the schemas by name.
  static func filled(_ page: String, from schemas: [String: Node]) throws -> String {
    try page.replacing(/<!-- keys: (?!end)([a-z]+)( [A-Za-z]+)? -->\n(?s:.*?)<!-- keys: end -->/) { match in
      guard let root = schemas[String(match.1)] else { throw CocoaError(.fileReadUnknown) }
      let definition = match.2.map { String($0.dropFirst()) }
      let begin = "<!-- keys: \(match.1)\(match.2 ?? "") -->"
      return "\(begin)\n\(table(of: definition.flatMap { root.definition($0) } ?? root, in: root))<!-- keys: end -->"
    }
  }

  private static func table(of schema: Node, in root: Node) -> String {
    let required = Set((schema.value(of: "required").map { Array($0.elements) } ?? []).compactMap(\.string))
    let rows = (schema.value(of: "properties").map { Array($0.members) } ?? []).map { member in
      let meaning = member.value.value(of: "description")?.string ?? ""
      let value = member.value.label(in: root) + (required.contains(member.name) ? ", required" : "")
      return "| `\(member.name)` | \(value) | \(meaning) |\n"
    }
    return "| key | value | meaning |\n|---|---|---|\n" + rows.joined()
  }
}

extension Node {
  fileprivate func definition(_ name: String) -> Node? { value(of: "$defs")?.value(of: name) }

  /// The type of a value of this schema, in a word or two.
  fileprivate func label(in root: Node) -> String {
    if let name = value(of: "$ref")?.string?.split(separator: "/").last.map(String.init) {
      let isDictionary = root.definition(name)?.value(of: "type")?.string == "object"
      return isDictionary ? "dictionary" : name.replacing(/[A-Z]/) { " " + $0.output.lowercased() }
    }
    if let choices = value(of: "enum") {
      return choices.elements.map { $0.kind == .string ? "`\($0.string ?? "")`" : "\(Int($0.number ?? 0))" }
        .joined(separator: " ")
    }
    if let schemas = value(of: "anyOf") { return schemas.elements.map { $0.label(in: root) }.joined(separator: " or ") }
    let types = value(of: "type")?.elements.compactMap(\.string) ?? []
    if types.count > 1 { return types.joined(separator: " or ").replacing("object", with: "dictionary") }
    switch value(of: "type")?.string {
    case "object": return "dictionary"
    case "array": return "list"
    case "number": return value(of: "exclusiveMinimum") == nil ? "number" : "number > 0"
    case let name: return name ?? "anything"
    }
  }
}
