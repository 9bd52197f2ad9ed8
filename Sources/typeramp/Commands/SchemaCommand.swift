import CommandLineKit
import DesignTokens
import Documents
import TypeRampKit

extension Command {
  static let schema = Command(
    name: "schema",
    abstract: "Print the JSON Schema of a file that people edit.",
    examples: [
      "typeramp schema dictionary",
      "typeramp schema config > config.schema.json",
    ],
    discussion: """
      Editors use it to complete and check files.
      """,
    operands: "dictionary|config|map",
    options: []
  ) { invocation in
    let schemas = [StyleDictionary.jsonSchema, Configuration.jsonSchema, TokenMap.jsonSchema]
    let operands = invocation.arguments.operands
    guard operands.count == 1, let schema = schemas.first(where: { $0.name == operands[0] }) else {
      throw UsageError.missingOperand(schemas.map { "'\($0.name)'" }.joined(separator: ", "))
    }
    try invocation.console.print(schema.text)
    return .success
  }
}
