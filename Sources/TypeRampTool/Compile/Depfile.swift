/// What a build system needs to know to run the command again when it must: one rule, all outputs and all that was read.
struct Depfile {
  let targets: [String]
  let dependencies: [String]

  /// The rule, in the form that both Make and Ninja read.
  var text: String {
    let names = targets.map(Self.escaped).joined(separator: " ")
    return names + ":" + dependencies.map { " \\\n  " + Self.escaped($0) }.joined() + "\n"
  }

  /// A space and `#` take a backslash, `$` is doubled, and backslashes before a space are doubled, as both programs have
  /// it. A newline cannot be written in either.
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
