import StyleModel
import Writing

extension Emitter {
  /// The tables as JSON, format version 1; `docs/schema/table.schema.json` describes it.
  public static let json = Emitter(JSONFormat())
}

struct JSONFormat: OutputFormat {
  static let name = "json"
  static let fileExtension = "json"
  static let language = "JSON"
  static var mark: String { JSONTable.mark }
  static let syntax = OutputSyntax.json

  func output(of table: ScaledTable) -> UTF8Text { JSONTable(table).text }
}
