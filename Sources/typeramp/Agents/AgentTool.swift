import LanguageServer
import OperatingSystem
import TypeRampProject
import Writing

/// Something that an agent can ask for: a command with some of its options. To add one, add it to `all`.
struct AgentTool: Sendable {
  let name: String
  let summary: String
  let parameters: [Parameter]
  /// The text for checked arguments.
  let text: @Sendable (AgentArguments) throws -> AgentText

  /// An argument of a tool.
  struct Parameter: Sendable {
    let name: String
    let kind: Kind
    let meaning: String
    var isRequired = false

    enum Kind: Sendable {
      case text, number, texts
      /// A path in the folder of the server, or in a revision.
      case path(mayBeRevision: Bool)
      case choice([String])
    }
  }

  static let all: [AgentTool] = [show, validate, explain, diff, nearestStyle]

  var json: JSONValue {
    let schema =
      JSONKeywords.type("object") + [
        ("properties", .object(parameters.map { ($0.name, .object($0.keywords)) })),
        JSONKeywords.required(parameters.filter(\.isRequired).map(\.name)), ("additionalProperties", .boolean(false)),
      ]
    let hints = JSONValue.object([("readOnlyHint", .boolean(true)), ("openWorldHint", .boolean(false))])
    return .object([
      ("name", .string(name)), ("description", .string(summary)), ("inputSchema", .object(schema)),
      ("annotations", hints),
    ])
  }

  /// The result of a call. A call that cannot be carried out is a result too, so that the agent reads why.
  static func call(_ params: Node) throws(ResponseError) -> JSONValue {
    let name = params["name"]?.string ?? ""
    guard let tool = all.first(where: { $0.name == name }) else { throw .invalid("unknown tool '\(name)'") }
    let result: AgentText
    do {
      result = try tool.text(try AgentArguments(params["arguments"], of: tool))
    } catch let error as AgentArguments.Mistake {
      result = AgentText(text: error.message, isError: true)
    } catch {
      result = AgentText { console in
        console.report(error, command: nil)
        return .failure
      }
    }
    let texts = [result.text, result.messages].filter { !$0.isEmpty }.map(bounded)
    let content = texts.map { JSONValue.object([("type", .string("text")), ("text", .string($0))]) }
    return .object([("content", .array(content)), ("isError", .boolean(result.isError))])
  }
}

extension AgentTool {
  /// The lines of a text that an agent can read, and how many are left out.
  private static func bounded(_ text: String) -> String {
    let kept = text.utf8.prefix(1 << 16)
    if kept.endIndex == text.endIndex { return text }
    let end = kept.lastIndex(of: UInt8(ascii: "\n")) ?? kept.startIndex
    let count = text.utf8[end...].count { $0 == UInt8(ascii: "\n") }
    return text[..<end] + "\n\(count.counted("line")) left out: an answer has at most 64 KiB; ask for less\n"
  }
}

/// What a tool answers.
struct AgentText {
  let text: String
  /// What a command says about its run: findings, notes, errors.
  private(set) var messages = ""
  var isError = false

  init(text: String, isError: Bool = false) { (self.text, self.isError) = (text, isError) }

  /// What is printed to a console.
  ///
  /// - Parameter body: prints; returns the status of a command. Without an output, findings are an error too.
  init(_ body: (Console) throws -> ExitStatus) {
    let transcript = Transcript()
    let console = Console(transcript: transcript)
    var status = ExitStatus.failure
    do {
      status = try body(console)
    } catch {
      console.report(error, command: nil)
    }
    text = transcript.text(of: .output)
    let lines = transcript.text(of: .error).split(separator: "\n", omittingEmptySubsequences: false)
    // Help is not for agents.
    messages = lines.filter { !$0.hasPrefix("See 'typeramp ") }.joined(separator: "\n")
    isError = status == .failure || status == .findings && text.isEmpty
  }

  /// What a command prints.
  init(_ command: Command, _ options: [String], _ operands: [String]) {
    self.init { console in
      let arguments = try command.arguments(options + ["--"] + operands)
      return try command.run(Invocation(arguments: arguments, argumentFiles: [], console: console))
    }
  }
}

extension AgentTool.Parameter {
  fileprivate var keywords: JSONKeywords {
    let type: JSONKeywords =
      switch kind {
      case .text, .path: .string
      case .number: .number
      case .texts: .strings
      case .choice(let names): .one(of: names)
      }
    return type + .description(meaning)
  }
}
