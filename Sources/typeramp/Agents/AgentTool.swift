import CommandLineKit
import LanguageServer
import TypeRampProject
import Writing

/// Something that an agent can ask for: a command with some of its options. To add one, add a row to `all`.
struct AgentTool: Sendable {
  let name: String
  let summary: String
  let command: Command
  /// The words of every call.
  var words: [String] = []
  /// The names of the arguments that are operands, with their meanings.
  var operands: KeyValuePairs = [
    "path": "a dictionary, a file or folder of design tokens, or a typeramp.json (default: the project's inputs)"
  ]
  /// The names of the command's options that are arguments.
  var options: [String] = []
  var required: [String] = []
  /// The arguments that make an answer shorter.
  var narrowing: [String] = []
  /// Whether the command reads what is in the folder if there is no configuration.
  var searchesFolder = false

  /// The declarations of its options.
  var declarations: [OptionDeclaration] {
    let all = command.description.options
    return options.compactMap { name in all.first { $0.name == name } }
  }

  var json: JSONValue {
    let properties =
      operands.map { ($0.key, JSONKeywords.string + .description($0.value)) }
      + declarations.flatMap { option in option.parts.map { ($0, option.keywords) } }
    let schema =
      JSONKeywords.type("object") + [
        ("properties", .object(properties.map { ($0.0, .object($0.1)) })), JSONKeywords.required(required),
        ("additionalProperties", .boolean(false)),
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
    var words: [String] = []
    let answer = AgentAnswer { console in
      words = try tool.words(params["arguments"])
      return try tool.command.run(
        Invocation(arguments: try tool.command.arguments(words), argumentFiles: [], console: console))
    }
    return answer.json(tool, words)
  }
}

// MARK: - The arguments of a call

extension AgentTool {
  private func words(_ arguments: Node?) throws(UsageError) -> [String] {
    let (operands, options) = (operands.map(\.key), declarations)
    let names = operands + options.flatMap(\.parts)
    var texts: [String: [String]] = [:]
    for member in arguments.map({ Array($0.members) }) ?? [] where member.value.kind != .null {
      if !names.contains(member.name) { throw .unknownName(member.name, kind: "argument", known: names) }
      texts[member.name] = try Self.texts(member)
    }
    for name in required where texts[name]?.isEmpty ?? true {
      throw .other("'\(self.name)' needs the argument '\(name)'")
    }
    var words = words
    for option in options {
      let values = option.parts.map { texts[$0] ?? [] }
      if option.isRepeatable {
        words += values.joined().flatMap { [option.written, $0] }
      } else if !values.joined().isEmpty {
        let isWhole = values.joined().contains { $0.utf8.contains(UInt8(ascii: ",")) }
        let given = isWhole ? values[...] : values.prefix((values.lastIndex { !$0.isEmpty } ?? 0) + 1)
        words += [option.written, given.map { $0.joined(separator: " ") }.joined(separator: ",")]
      }
    }
    let values = operands.flatMap { texts[$0] ?? [] }
    if !command.description.takesFiles { return words + ["--"] + values }
    return try words
      + AgentFolder.operands(values, areVersions: operands.count > 1, searchesFolder: searchesFolder)
  }

  /// The texts of an argument: a string or a number is a list of one.
  private static func texts(_ member: Node.Member) throws(UsageError) -> [String] {
    let nodes = member.value.kind == .array ? Array(member.value.elements) : [member.value]
    let texts = nodes.compactMap { $0.string ?? $0.number?.shortest }
    if texts.count < nodes.count { throw .other("'\(member.name)' must be a string, a number or a list of strings") }
    return texts
  }
}

extension OptionDeclaration {
  /// The arguments for it: one for each part of its value, such as `size` and `weight` of `SIZE[,WEIGHT]`.
  fileprivate var parts: [String] {
    let names = words.placeholder.split { "[,]".contains($0) }
    return names.count > 1 ? names.map { $0.lowercased() } : [name]
  }

  fileprivate var keywords: JSONKeywords {
    let words = words
    let value: JSONKeywords = words.choices.isEmpty || words.hasSpellings ? .string : .string + .one(of: words.choices)
    let part: JSONKeywords = [("type", .array([.string("string"), .string("number")]))]
    let type = isRepeatable ? .type("array") + [("items", .object(value))] : parts.count > 1 ? part : value
    return type + .description(words.help + (words.placeholder.contains("=") ? ", as \(words.placeholder)" : ""))
  }
}
