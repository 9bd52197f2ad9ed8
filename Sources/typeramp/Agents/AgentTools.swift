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
