import CommandLineKit
import DesignTokens
import Documents
import TypeRampKit

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "prints the JSON Schema of a kind of file that people edit, for editors to complete and check by.",
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
