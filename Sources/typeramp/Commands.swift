extension Command {
  /// The commands that help lists. Help, completions, the manual and suggestions are derived from both lists.
  static let usual: [Command] = [
    .`init`, .show, .validate, .audit, .fit, .build, .compile, .diff, .preview, .evidence, .convert,
  ]
  /// Those that `typeramp help more` lists.
  static let others: [Command] = [.map, .explain, .fonts, .lsp, .mcp, .schema, .completions, .man]

  static let all = usual + others

  static let otherNames = [
    "lint": "validate", "check": "validate", "verify": "validate", "generate": "build", "gen": "build",
    "export": "convert", "rules": "explain", "rule": "explain", "watch": "build", "compare": "diff",
    "html": "preview", "specimen": "preview", "vpat": "evidence",
  ]

  /// Names that commands had, which still work: `report` is also an option, for another thing.
  static let formerNames = ["report": "evidence"]

  static let otherOptions = [
    "validate --format": "--report sarif", "build --watch": "watchexec --exts json,plist,tokens -- typeramp build",
  ]
}
