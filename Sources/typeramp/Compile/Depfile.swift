import CommandLineKit

/// A depfile for build systems: a rule with all outputs and all files that were read, and an empty rule for each of
/// those files, as from `gcc -MP`. Without these, Make stops if a file was removed.
struct Depfile {
  private let targets: [String]
  private let dependencies: [String]

  /// Throws for paths that Make or Ninja cannot read: neither allows newlines, and they disagree on `%` and `:`.
  init(targets: [String], dependencies: [String]) throws(UsageError) {
    self.targets = targets
    self.dependencies = dependencies
    for path in targets + dependencies where Self.isUnwritable(path) {
      throw .other("a depfile cannot list '\(path)': it contains a newline, '%' or ':'")
    }
  }

  /// Compares scalars: unlike other programs, Swift treats `%` with a combining mark as another character.
  private static func isUnwritable(_ path: String) -> Bool {
    path.contains(where: \.isNewline) || path.unicodeScalars.contains { $0 == "%" || $0 == ":" }
  }

  /// The rules, in a form that both Make and Ninja read.
  var text: String {
    let names = targets.map(Self.escaped).joined(separator: " ")
    let files = dependencies.map(Self.escaped)
    return names + ":" + files.map { " \\\n  " + $0 }.joined() + "\n" + files.map { "\n\($0):\n" }.joined()
  }

  /// Escapes a path as both programs expect: a backslash before a space and `#`, `$$` for `$`, and double backslashes
  /// before a space.
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
