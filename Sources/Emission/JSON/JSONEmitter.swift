extension Emitter {
  /// The tables as JSON, format version 1; `docs/schema/table.schema.json` describes it.
  public static let json = Emitter(
    EmitterDeclaration(
      name: "json", fileExtension: "json", language: "JSON", summary: "the tables, for other tools",
      mark: { JSONTable.mark }, syntax: .json, write: { table, _ in JSONTable(table).text }), ())
}
