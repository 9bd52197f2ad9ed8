extension Command {
  /// The commands by what they are for. Help, completions, the manual and suggestions follow from the list.
  static let groups: [(title: String, commands: [Command])] = [
    ("Start", [.`init`]),
    ("Look", [.show, .preview, .diff, .evidence]),
    ("Check", [.validate, .audit, .fit, .explain, .fonts]),
    ("Generate", [.build, .compile]),
    ("Design tokens", [.convert, .map]),
    ("Editors and agents", [.lsp, .mcp]),
    ("More", [.schema, .completions, .man]),
  ]

  static let all = groups.flatMap(\.commands)

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
