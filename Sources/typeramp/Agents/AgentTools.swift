import OperatingSystem
import StyleModel
import TypeRampProject

extension AgentTool {
  private static let path = Parameter(
    name: "path", kind: .path(mayBeRevision: false),
    meaning: "a style dictionary, or a file or folder of design tokens, relative to the folder of the server",
    isRequired: true)

  static let show = AgentTool(
    name: "show", summary: "The sizes of every style of a style dictionary or of design tokens, as a Markdown table.",
    parameters: [
      path, Parameter(name: "style", kind: .texts, meaning: "only these styles"),
      Parameter(name: "at", kind: .texts, meaning: "only these text sizes, such as 'large' or 'accessibility5'"),
    ]
  ) { arguments in
    let styles = arguments.texts("style").flatMap { ["--style", $0] }
    let sizes = arguments.texts("at").flatMap { ["--at", $0] }
    return AgentText(.show, ["--markdown"] + styles + sizes, [arguments["path"] ?? ""])
  }

  static let validate = AgentTool(
    name: "validate",
    summary:
      "The mistakes in style dictionaries and design tokens, with positions and fixes. Without a path those in the "
      + "inputs of typeramp.json.",
    parameters: [Parameter(name: "path", kind: path.kind, meaning: path.meaning)]
  ) { arguments in
    let path = arguments["path"]
    let isConfiguration = path.map { Files.name(of: $0) == Configuration.fileName } ?? false
    if path == nil { try AgentFolder.check(".") }
    let options = ["--report", "text"] + (isConfiguration ? ["--config", path ?? ""] : [])
    return AgentText(.validate, options, isConfiguration ? [] : [path].compactMap(\.self))
  }

  static let explain = AgentTool(
    name: "explain", summary: "What a finding or a change means, by the id in its brackets.",
    parameters: [Parameter(name: "id", kind: .text, meaning: "an id, such as 'unknown-font'", isRequired: true)]
  ) { arguments in AgentText(.explain, [], [arguments["id"] ?? ""]) }

  static let diff = AgentTool(
    name: "diff", summary: "What readers of an app will see change between two versions of a file or a folder.",
    parameters: ["old", "new"].map { name in
      Parameter(
        name: name, kind: .path(mayBeRevision: true),
        meaning: "a path, or REVISION:path in git, such as main:Brand.json",
        isRequired: true)
    }
  ) { arguments in
    var answer = AgentText(.diff, ["--markdown"], ["old", "new"].map { AgentFolder.operand(arguments[$0] ?? "") })
    answer.isError = answer.isError || answer.text.contains(ComparisonReport.failed)
    return answer
  }
}
