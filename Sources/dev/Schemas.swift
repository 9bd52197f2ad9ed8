import DesignTokens
import Diagnostics
import Documents
import Foundation
import StyleModel
import TypeRampKit

extension Chore {
  /// Files generated from the keys of the files that people edit.
  static let schemas = Chore(name: "schemas", summary: "write docs/schema and the tables of keys and changes") { call in
    let stale = try Schemas.stale(configuration: try Schemas.ofConfiguration())
    for (path, text) in stale.sorted(by: { $0.key < $1.key }) {
      print((call.isCheck ? "stale: " : "wrote ") + path)
      if !call.isCheck { try Data(text.utf8).write(to: Dev.root.appending(path: path)) }
    }
    return !call.isCheck || stale.isEmpty
  }
}

/// The JSON Schemas under docs/schema, and the tables of keys and of kinds of changes in docs.
enum Schemas {
  /// The files that are stale, by path, with their new contents.
  ///
  /// - Parameter configuration: the JSON Schema of `typeramp.json`.
  static func stale(configuration: String) throws -> [String: String] {
    let schemas = [
      "dictionary": StyleDictionary.jsonSchema.text, "map": TokenMap.jsonSchema.text, "config": configuration,
    ]
    let outputs = [
      TableSchema.name: TableSchema.text, ReportSchema.name: ReportSchema.text,
      ComparisonSchema.name: ComparisonSchema.text,
    ]
    var files = Dictionary(
      uniqueKeysWithValues: schemas.merging(outputs) { $1 }.map { ("docs/schema/\($0.key).schema.json", $0.value) })
    let trees = try schemas.mapValues { try Document(Array($0.utf8), path: "schema.json").tree.get().root }
    for page in try pages() { files[page] = try ChangeTable.filled(KeyTable.filled(text(of: page), from: trees)) }
    return files.filter { path, text in (try? self.text(of: path)) != text }
  }

  static func ofConfiguration() throws -> String { try BuiltProgram.current.output(["schema", "config"]) }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Dev.root.appending(path: path), encoding: .utf8)
  }

  private static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Dev.root.appending(path: "docs").path)
      .filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
  }
}
