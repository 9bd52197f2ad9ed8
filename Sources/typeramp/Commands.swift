extension Command {
  /// Every command, in the order of help. Help, completions, the manual and suggestions are derived from the list.
  static let all: [Command] = [
    .`init`, .show, .validate, .compile, .build, .convert, .diff, .preview, .map, .fonts, .explain, .schema,
    .completions, .man,
  ]

  /// Other names that people type for commands.
  static let otherNames = [
    "lint": "validate", "check": "validate", "verify": "validate", "generate": "build", "gen": "build",
    "export": "convert", "rules": "explain", "rule": "explain", "watch": "build", "compare": "diff",
    "html": "preview", "specimen": "preview",
  ]

  /// Other names that people type for the options of a command.
  static let otherOptions = ["validate --format": "--report sarif"]
}
