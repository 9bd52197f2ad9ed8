import CommandLineKit
import LanguageServer
import OperatingSystem
import TypeRampProject
import Writing

/// Something that an agent can ask for: a command with some of its options. To add one, add a row to `all`.
struct AgentTool: Sendable {
  let name: String
  let summary: String
  let command: Command
  var words: [String] = []
  var operands: KeyValuePairs = [
    "path": "a dictionary, a file or folder of design tokens, or a typeramp.json (default: the project's inputs)"
  ]
  var options: [String] = []
  var required: [String] = []
  /// The arguments that make an answer shorter.
  var narrowing: [String] = []
  /// Whether the command reads what is in the folder if there is no configuration.
  var searchesFolder = false

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

extension AgentTool {
  static let all = [
    AgentTool(
      name: "show", summary: "The sizes of every style of a dictionary or of design tokens at each text size.",
      command: .show, words: ["--markdown"], options: ["style", "at", "theme", "context"], narrowing: ["style", "at"],
      searchesFolder: true),
    AgentTool(
      name: "nearest-style", summary: "Which style a label should have: the three nearest to a size and a weight.",
      command: .show, words: ["--markdown"], options: ["nearest", "theme", "context"], required: ["size"],
      searchesFolder: true),
    AgentTool(
      name: "validate", summary: "The mistakes in text-style dictionaries and design tokens, with positions and fixes.",
      command: .validate, words: ["--report", "text"], options: ["theme", "context"], narrowing: ["path"]),
    AgentTool(
      name: "audit", summary: "Which text in Swift and Interface Builder does not grow with Dynamic Type.",
      command: .audit, words: ["--report", "text"],
      operands: ["path": "a Swift file, xib or storyboard, or a folder of them (default: the project)"],
      options: ["theme", "context"], narrowing: ["path"]),
    AgentTool(
      name: "fit", summary: "Which translated texts do not fit where they are shown, and from which text size on.",
      command: .fit, words: ["--report", "text"],
      operands: ["path": "a string catalog, or a folder of them (default: the project)"],
      options: ["style", "width", "lines", "theme", "context"], narrowing: ["path"]),
    AgentTool(
      name: "evidence", summary: "How far each style grows, as evidence for WCAG 1.4.4 and Apple's 'Larger Text'.",
      command: .evidence, words: ["--markdown"], options: ["require", "theme", "context"]),
    AgentTool(
      name: "explain", summary: "What a finding or a change means, by the id in its brackets.", command: .explain,
      operands: ["id": "an id, such as 'unknown-font'"], required: ["id"]),
    AgentTool(
      name: "diff", summary: "What people will see change between two versions.", command: .diff, words: ["--markdown"],
      operands: [
        "old": "a path, REVISION:path in git, such as main:Brand.json, or a revision alone for the project's inputs",
        "new": "a path, or REVISION:path; not after a revision alone",
      ], options: ["theme", "context"], required: ["old"], narrowing: ["old", "new"]),
    AgentTool(
      name: "convert", summary: "Styles or design tokens in another format, and what is lost. Nothing is written.",
      command: .convert, options: ["to", "theme", "context"], required: ["to"]),
    AgentTool(
      name: "map", summary: "Which text style each typography token becomes.", command: .map, words: ["--list"],
      options: ["theme", "context"]),
  ]
}

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

/// The working directory of the server, in which all files are.
enum AgentFolder {
  /// The words of a command for paths of a call. That of a configuration means its inputs, and a path in a revision is
  /// relative to the folder, not to the top of the repository. Without a configuration the folder has the inputs.
  ///
  /// - Parameter searchesFolder: whether the command knows that by itself.
  /// - Throws: for a path that leads out of the folder, links followed, and if the configuration nearest to it does:
  ///   its lines could be shown. What a configuration names is in its own folder.
  static func operands(_ paths: [String], areVersions: Bool, searchesFolder: Bool) throws(UsageError) -> [String] {
    for path in paths.isEmpty ? ["."] : paths {
      if !areVersions || revision(path) == nil { try check(path) }
      let folder = Files.kind(of: path) == .folder ? path : Files.folder(of: path)
      if let configuration = (try? Configuration.nearest(to: folder)) ?? nil { try check(configuration) }
    }
    if !areVersions, paths.count == 1, let path = paths.first, Files.name(of: path) == Configuration.fileName {
      return [ConfigurationOptions.config.declaration.written, path]
    }
    let words = paths.map { areVersions ? revision($0) ?? $0 : $0 }
    if searchesFolder || words.count > (areVersions ? 1 : 0) || ((try? Configuration.nearest()) ?? nil) != nil {
      return ["--"] + words
    }
    return ["--"] + words.map { "\($0):./" } + ["."]
  }

  private static func check(_ path: String) throws(UsageError) {
    if Files.kind(of: path) == .other { throw .other("'\(path)' is not a file") }
    let (folder, resolved) = (Files.resolved("."), Files.resolved(path))
    if path != "-", !path.utf8.contains(0), resolved == folder || Files.isPath(resolved, within: folder) { return }
    throw .other("'\(path)' is not in the folder of this server")
  }

  /// The operand for a path in a revision; nil for any other path, and for one that leads out of the folder.
  private static func revision(_ path: String) -> String? {
    guard Files.kind(of: path) == nil, let revision = RevisionPath(path) else { return nil }
    let names = revision.path.utf8.split(separator: UInt8(ascii: "/"))
    if names.contains(where: { $0.elementsEqual("..".utf8) }) { return nil }
    return revision.path.hasPrefix("./") ? path : "\(revision.revision):./\(revision.path)"
  }
}
