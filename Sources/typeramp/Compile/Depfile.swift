import CommandLineKit

/// What a build system needs to know to run the command again when it must: a rule with all outputs and all files that
/// were read, and an empty rule for each of those files, as `gcc -MP` writes. Without it, Make stops at a file that was
/// removed.
struct Depfile {
  private let targets: [String]
  private let dependencies: [String]

  /// Neither Make nor Ninja can read a path with a newline, and the two disagree on `%` and `:`.
  init(targets: [String], dependencies: [String]) throws(UsageError) {
    self.targets = targets
    self.dependencies = dependencies
    for path in targets + dependencies where Self.isUnwritable(path) {
      throw .other("a depfile cannot list '\(path)': it contains a newline, '%' or ':'")
    }
  }

  /// Scalar by scalar: to Swift, and to no other program, `%` with a combining mark is another character.
  private static func isUnwritable(_ path: String) -> Bool {
    path.contains(where: \.isNewline) || path.unicodeScalars.contains { $0 == "%" || $0 == ":" }
  }

  /// The rules, in the form that both Make and Ninja read.
  var text: String {
    let names = targets.map(Self.escaped).joined(separator: " ")
    let files = dependencies.map(Self.escaped)
    return names + ":" + files.map { " \\\n  " + $0 }.joined() + "\n" + files.map { "\n\($0):\n" }.joined()
  }

  /// A space and `#` take a backslash, `$` is doubled, and backslashes before a space are doubled, as both programs
  /// have it.
  private static func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\\": backslashes += "\\"
      case " ": result += backslashes + backslashes + "\\ "
      case "#": result += backslashes + "\\#"
      case "$": result += backslashes + "$$"
      default: result += backslashes + String(scalar)
      }
      if scalar != "\\" { backslashes = "" }
    }
    return result + backslashes
  }
}
