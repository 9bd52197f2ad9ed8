extension AgentTool {
  /// The tools, in the order of their list.
  static let all = [
    AgentTool(
      name: "show", summary: "The sizes of every style of a dictionary or of design tokens at each text size.",
      command: .show, words: ["--markdown"], options: ["style", "at", "theme", "context"], narrowing: ["style", "at"]),
    AgentTool(
      name: "nearest-style", summary: "Which style a label should have: the three nearest to a size and a weight.",
      command: .show, words: ["--markdown"], options: ["nearest", "theme", "context"], required: ["size"]),
    AgentTool(
      name: "validate", summary: "The mistakes in text-style dictionaries and design tokens, with positions and fixes.",
      command: .validate, words: ["--report", "text"], options: ["theme", "context"], narrowing: ["path"]),
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
