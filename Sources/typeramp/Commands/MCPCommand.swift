import CommandLineKit
import LanguageServer

extension Command {
  static let mcp = Command(
    name: "mcp",
    abstract: "Serve an agent: sizes, findings and comparisons.",
    examples: ["typeramp mcp", "typeramp mcp < requests.jsonl"],
    discussion: """
      It speaks the Model Context Protocol on standard input and output, and writes no files. Only files in the working \
      directory are read. docs/agents.md has the settings of Xcode and others.
      """,
    operands: "",
    options: []
  ) { invocation in
    if let operand = invocation.arguments.operands.first {
      throw UsageError.other("expected no operand, not '\(operand)'")
    }
    var server = AgentServer()
    try server.run()
    return .success
  }
}
