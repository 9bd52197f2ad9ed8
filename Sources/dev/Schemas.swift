import Documents
import Foundation
import TestSupport
import TypeRampKit
import Writing

extension Chore {
  /// Files generated from the keys of the files that people edit.
  static let schemas = generating("schemas", summary: "write docs/schema and the tables of keys and changes") {
    try Schemas.files(configuration: Tool.run(["schema", "config"], in: Repository.root).output)
  }
}

/// The JSON Schemas under docs/schema, and the tables of keys and of kinds of changes in docs.
enum Schemas {
  /// - Parameter configuration: the JSON Schema of `typeramp.json`.
  static func files(configuration: String) throws -> GeneratedFiles {
    let inputs = [
      "dictionary": StyleDictionary.jsonSchema.text, "map": TokenMap.jsonSchema.text, "config": configuration,
    ]
    let outputs = [
      JSONTable.schema.name: JSONTable.schema.text, ReportSchema.name: ReportSchema.text,
      ComparisonReport.schema.name: ComparisonReport.schema.text,
      EvidenceReport.schema.name: EvidenceReport.schema.text,
    ]
    var texts: [String: String?] = [:]
    for (name, text) in inputs.merging(outputs, uniquingKeysWith: { $1 }) {
      texts["docs/schema/\(name).schema.json"] = text
    }
    let trees = try inputs.mapValues { try Document(Array($0.utf8), path: "schema.json").tree.get().root }
    for page in Repository.files(in: Repository.root.appending(path: "docs")) where page.pathExtension == "md" {
      let path = "docs/" + page.lastPathComponent
      texts[path] = try changes(in: keys(in: Repository.text(of: path), from: trees))
    }
    return GeneratedFiles(texts: texts)
  }

  /// A page with its tables of kinds of changes regenerated.
  private static func changes(in page: String) -> String {
    let rows = ChangeKind.all.map { "| `\($0.id)` | \($0.isBreaking ? "yes" : "") | \($0.summary) |\n" }
    let table = "| id | breaking | meaning |\n|---|---|---|\n" + rows.joined()
    return page.replacing(/<!-- changes -->\n(?s:.*?)<!-- changes: end -->/) { _ in
      "<!-- changes -->\n\(table)<!-- changes: end -->"
    }
  }

  /// A page with its tables of keys regenerated. A table is between two comments: `<!-- keys: SCHEMA DEFINITION -->`,
  /// without a definition for the top level, and `<!-- keys: end -->`.
  ///
  /// - Parameter schemas: the schemas by name.
  private static func keys(in page: String, from schemas: [String: Node]) throws -> String {
    try page.replacing(/(<!-- keys: (?!end)([a-z]+)( [A-Za-z]+)? -->\n)(?s:.*?)<!-- keys: end -->/) { match in
      guard let root = schemas[String(match.2)] else { throw CocoaError(.fileReadUnknown) }
      let definition = match.3.flatMap { root.definition(String($0.dropFirst())) }
      return "\(match.1)\((definition ?? root).table(in: root))<!-- keys: end -->"
    }
  }
}

extension Node {
  /// The table of the keys that this schema has.
  fileprivate func table(in root: Node) -> String {
    let required = Set(value(of: "required")?.elements.compactMap(\.string) ?? [])
    let rows = value(of: "properties")?.members.map { member in
      let meaning = member.value.value(of: "description")?.string ?? ""
      let value = member.value.label(in: root) + (required.contains(member.name) ? ", required" : "")
      return "| `\(member.name)` | \(value) | \(meaning) |\n"
    }
    return "| key | value | meaning |\n|---|---|---|\n" + (rows ?? []).joined()
  }

  fileprivate func definition(_ name: String) -> Node? { value(of: "$defs")?.value(of: name) }

  /// The type of a value of this schema, in a word or two.
  private func label(in root: Node) -> String {
    if let name = value(of: "$ref")?.string?.split(separator: "/").last.map(String.init) {
      let isDictionary = root.definition(name)?.value(of: "type")?.string == "object"
      return isDictionary ? "dictionary" : name.replacing(/[A-Z]/) { " " + $0.output.lowercased() }
    }
    if let choices = value(of: "enum") {
      return choices.elements.map { $0.kind == .string ? "`\($0.string ?? "")`" : "\(Int($0.number ?? 0))" }
        .joined(separator: " ")
    }
    if let schemas = value(of: "anyOf") {
      let shown = schemas.elements.filter { $0.value(of: "doNotSuggest") == nil }
      return shown.map { $0.label(in: root) }.joined(separator: " or ")
    }
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
