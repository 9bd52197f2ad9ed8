import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// What a command prints, for an agent.
struct AgentAnswer {
  let text: String
  /// What the command says about its run: findings, notes, errors.
  let messages: String
  let isError: Bool

  /// - Parameter run: runs a command. Without an output, findings are an error too.
  init(_ run: (Console) throws -> ExitStatus) {
    let transcript = Transcript()
    let console = Console(transcript: transcript)
    var status = ExitStatus.failure
    do { status = try run(console) } catch { console.report(error, command: nil) }
    text = transcript.text(of: .output)
    // Help is not for agents.
    let lines = transcript.text(of: .error).split(separator: "\n", omittingEmptySubsequences: false)
    messages = lines.filter { !$0.hasPrefix("See 'typeramp ") }.joined(separator: "\n")
    isError = status == .failure || status == .findings && (text.isEmpty || text.contains(ComparisonReport.failed))
  }
}

extension AgentAnswer {
  /// The most bytes of what has text from files, and of messages beside another text.
  private static let (most, mostMessages) = (7_000, 3_000)

  /// The result of a call, short enough to be read. What the server itself says is apart from text from files.
  ///
  /// - Parameter words: those of the tool's command.
  func json(_ tool: AgentTool, _ words: [String]) -> JSONValue {
    let messages = messages.cut(to: text.isEmpty ? Self.most : Self.mostMessages)
    let text = text.cut(to: Self.most - messages.kept.utf8.count)
    var remarks = tool.declarations.filter { self.messages.contains($0.written) && !words.contains($0.written) }.map {
      let value = JSONValue.quoted($0.words.placeholder)
      return "For '\($0.written)' give this tool \"\($0.name)\": \($0.isRepeatable ? "[\(value)]" : value)."
    }
    let count = text.left + messages.left
    if count > 0 {
      let call = (["typeramp", tool.command.name] + words).map(ShellWord.quoted).joined(separator: " ")
      let narrower = tool.narrowing.isEmpty ? "" : "ask for less with \(tool.narrowing.quotedList), or "
      let advice = "\(narrower)read all that '\(Shortened.name(call))' prints"
      remarks.append("\(count.counted("line")) left out, because an answer has at most 8 kB; \(advice)")
    }
    let content = ([text.kept, messages.kept] + remarks).filter { !$0.isEmpty }.map {
      JSONValue.object([("type", .string("text")), ("text", .string($0))])
    }
    return .object([("content", .array(content)), ("isError", .boolean(isError))])
  }
}

extension String {
  /// The first lines that fit, and how many are left out.
  fileprivate func cut(to size: Int) -> (kept: String, left: Int) {
    if utf8.count <= size { return (self, 0) }
    let end = utf8.prefix(size).lastIndex(of: UInt8(ascii: "\n")).map { utf8.index(after: $0) } ?? startIndex
    return (String(self[..<end]), self[end...].split(separator: "\n").count)
  }
}
