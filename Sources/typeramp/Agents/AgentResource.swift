import LanguageServer
import OperatingSystem
import TypeRampProject
import Writing

/// Something that an agent can read by its URI.
struct AgentResource {
  let uri: String
  let name: String
  let type: String
  /// Whether the URI has a part in braces to fill in.
  var isTemplate = false

  private static let prefix = "typeramp://"
  private static let markdown = "text/markdown"

  /// The rules, and the table of each input of the configuration.
  static var all: [AgentResource] {
    let tables = AgentFolder.inputs().filter { (try? AgentFolder.check($0.argument)) != nil }.map { input in
      AgentResource(
        uri: "\(prefix)table/\(FileAddress.encoded(input.argument))",
        name: "the table of \(input.argument.printable)", type: "application/json")
    }
    return [AgentResource(uri: prefix + "rules", name: "all rules", type: markdown)] + tables
  }

  static let templates = [
    AgentResource(
      uri: prefix + "table/{path}", name: "the table of a dictionary", type: "application/json", isTemplate: true),
    AgentResource(uri: prefix + "rules/{id}", name: "the explanation of a rule", type: "text/plain", isTemplate: true),
  ]

  var json: JSONValue {
    .object([
      (isTemplate ? "uriTemplate" : "uri", .string(uri)), ("name", .string(name)), ("mimeType", .string(type)),
    ])
  }

  /// The contents of a resource.
  static func read(_ params: Node) throws(ResponseError) -> JSONValue {
    let uri = params["uri"]?.string ?? ""
    guard uri.hasPrefix(prefix), let rest = FileAddress.decoded(uri.utf8.dropFirst(prefix.utf8.count)) else {
      throw .invalid("unknown resource '\(uri)'")
    }
    if rest == "rules" { return contents(uri, markdown, RuleText.documentation) }
    let isTable = rest.hasPrefix("table/")
    guard isTable || rest.hasPrefix("rules/") else { throw .invalid("unknown resource '\(uri)'") }
    let name = String(rest.dropFirst("table/".count))
    do throws(AgentArguments.Mistake) {
      if isTable { try AgentFolder.check(name) }
    } catch {
      throw .invalid(error.message)
    }
    let answer = isTable ? AgentText(.compile, ["--format", "json"], [name]) : AgentText(.explain, [], [name])
    if answer.text.isEmpty { throw .invalid(answer.messages) }
    return contents(uri, isTable ? "application/json" : "text/plain", answer.text)
  }

  private static func contents(_ uri: String, _ type: String, _ text: String) -> JSONValue {
    let content = JSONValue.object([("uri", .string(uri)), ("mimeType", .string(type)), ("text", .string(text))])
    return .object([("contents", .array([content]))])
  }
}
