import CommandLineKit
import LanguageServer

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
    if let operand = invocation.arguments.operands.first {
      throw UsageError.other("expected no operand, not '\(operand)'")
    }
    var server = LanguageServer(version: Program.version)
    if try server.run() { return .success }
    invocation.console.report(["typeramp: error: the client ended before 'shutdown'"])
    return .findings
  }
}
