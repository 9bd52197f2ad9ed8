import CommandLineKit
import TypeRampProject
import Writing

extension Command {
  static let schema = Command(
    name: "schema",
    abstract: "Print the JSON Schema of a file.",
    examples: [
      "typeramp schema dictionary",
      "typeramp schema config > config.schema.json",
    ],
    discussion: """
      Editors complete and check files with 'dictionary', 'config' and 'map'. 'table' is the JSON of compile, 'report' that \
      of validate, and 'diff' and 'evidence' those of the commands of these names.
      """,
    operands: "NAME",
    operandChoices: schemas.map(\.name),
    options: []
  ) { invocation in
    let names = schemas.map(\.name)
    let name = try invocation.arguments.input(names.map { "'\($0)'" }.joined(separator: ", "))
    guard let schema = schemas.first(where: { $0.name == name }) else {
      throw UsageError.unknownName(name, kind: "schema", known: names)
    }
    try invocation.console.print(schema.text())
    return .success
  }

  private static let schemas: [(name: String, text: @Sendable () -> String)] = [
    ("dictionary", { StyleDictionary.jsonSchema.text }), ("config", { Configuration.jsonSchema.text }),
    ("map", { TokenMap.jsonSchema.text }), ("table", { JSONTable.schema.text }),
    (ReportSchema.name, { ReportSchema.text }), ("diff", { ComparisonReport.schema.text }),
    ("evidence", { EvidenceReport.schema.text }),
  ]
}
