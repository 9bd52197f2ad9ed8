import CommandLineKit
import LanguageServer
import TypeRampProject

extension Command {
  static let lsp = Command(
    name: "lsp",
    abstract: "Serve an editor: findings, fixes, completion and sizes.",
    examples: ["typeramp lsp", "typeramp lsp --stdio"],
    discussion: """
      It speaks the Language Server Protocol on standard input and output, and writes no files. Editors start it; \
      docs/editors.md has the settings of each.
      """,
    operands: "",
    // Many clients name the channel.
    options: [Flag("stdio", help: "use standard input and output, as it always does").declaration]
  ) { invocation in
    try invocation.arguments.refuseOperands()
    var server = LanguageServer(version: Program.version)
    if try server.run() { return .success }
    invocation.console.report(.error, "the client ended before 'shutdown'")
    return .findings
  }

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
    try invocation.arguments.refuseOperands()
    var server = AgentServer()
    try server.run()
    return .success
  }
}
