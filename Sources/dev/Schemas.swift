import Foundation
import TestSupport
import TypeRampKit
import Writing

extension Chore {
  /// Files generated from the keys of the files that people edit.
  static let schemas = generating("schemas", summary: "write docs/schema and the tables of keys and changes") {
    try Schemas.files(configuration: Tool.output(["schema", "config"]))
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
    for page in try FileManager.default.contentsOfDirectory(atPath: Dev.root.appending(path: "docs").path)
    where page.hasSuffix(".md") {
      texts["docs/" + page] = try changes(in: KeyTable.filled(Dev.text(of: "docs/" + page), from: trees))
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
}
