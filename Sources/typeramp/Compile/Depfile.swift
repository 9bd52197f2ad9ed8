import CommandLineKit
import TypeRampProject
import Writing

/// A depfile for build systems: a rule with all outputs and all files that were read, and an empty rule for each of
/// those files, as from `gcc -MP`. Without these, Make stops if a file was removed.
struct Depfile {
  private let targets: [String]
  private let dependencies: [String]

  /// Throws for paths that Make and Ninja do not both read: the two escape different characters, and an unknown one may
  /// be an assignment, a recipe or another file.
  init(targets: [String], dependencies: [String]) throws(UsageError) {
    self.targets = targets
    self.dependencies = dependencies
    for path in targets + dependencies where !Self.isReadable(path) {
      let bad = path.unicodeScalars.first { !Self.isReadable($0) }.map { "'\($0)'" } ?? "its first or last character"
      throw .other("a depfile cannot list '\(path)': Make and Ninja do not both read \(bad) in a path")
    }
  }

  /// The ASCII characters besides letters and digits that both read, some of them escaped.
  private static let signs = " !#$()+,-./@]_{}~"

  /// Make takes `~` at the beginning for a home folder, `name(member)` for a part of an archive, and drops a space at
  /// the end.
  private static func isReadable(_ path: String) -> Bool {
    path.unicodeScalars.allSatisfy(isReadable) && !path.hasPrefix("~") && !path.hasSuffix(")") && !path.hasSuffix(" ")
  }

  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else { return true }
    return byte.isLetter || byte.isDigit || signs.unicodeScalars.contains(scalar)
  }

  /// The rules, in a form that both Make and Ninja read.
  var text: String {
    let names = targets.map(Self.escaped).joined(separator: " ")
    let files = dependencies.map(Self.escaped)
    return names + ":" + files.map { " \\\n  " + $0 }.joined() + "\n" + files.map { "\n\($0):\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("$", by: "$$").replacing(" ", by: "\\ ").replacing("#", by: "\\#")
  }
}
