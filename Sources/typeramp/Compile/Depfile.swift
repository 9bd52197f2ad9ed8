import CommandLineKit
import TypeRampProject
import Writing

/// A depfile for build systems: a rule with all outputs and all files that were read, and an empty rule for each of
/// those files, as from `gcc -MP`. Without these, Make stops if a file was removed.
///
/// Make and Ninja escape different characters, so a name is written as it is, but for `$`, space and `#`. Ninja does
/// not read ``" & ' * ? < > ^ ` ``: it takes the parts around them for missing files, and builds each time.
struct Depfile {
  private let targets: [String]
  private let dependencies: [String]
  /// The files that were read and that it cannot list.
  let leftOut: [String]

  /// - Parameter targets: checked before.
  init(targets: [String], dependencies: [String]) {
    self.targets = targets
    self.dependencies = dependencies.filter(Self.isReadable)
    leftOut = dependencies.filter { !Self.isReadable($0) }
  }

  /// Throws for an output that Make would take for a pattern, a directive or something else than a file.
  static func check(targets: [String]) throws(UsageError) {
    for path in targets where !isReadable(path) || path.utf8.contains(UInt8(ascii: "%")) {
      throw .other("a depfile cannot have a rule for '\(path)': Make or Ninja would misread it")
    }
    if targets.count > 1, !targets[0].utf8.contains(where: "./".utf8.contains) {
      throw .other("a depfile cannot begin with '\(targets[0])', which can be a directive of Make")
    }
  }

  /// Make takes `~` at the beginning for a home folder, `name(member)` for a part of an archive, and `&` at the end for
  /// a group. It drops a space there, and has special targets such as `.IGNORE`, also behind `./` and for wildcards.
  private static func isReadable(_ path: String) -> Bool {
    var bare = path.utf8[...]
    while bare.starts(with: "./".utf8) { bare = bare.dropFirst().drop { $0 == UInt8(ascii: "/") } }
    let isHidden = bare.first == UInt8(ascii: ".") && !bare.contains(UInt8(ascii: "/"))
    let isCapital = bare.dropFirst().allSatisfy { "A"..."Z" ~= Unicode.Scalar($0) || $0 == UInt8(ascii: "_") }
    let isSpecial = isHidden && (isCapital || bare.contains { "*?[".utf8.contains($0) })
    return bare.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !";|:=\\".utf8.contains($0) }
      && bare.first != UInt8(ascii: "~") && !")& ".utf8.contains(bare.last ?? UInt8(ascii: " ")) && !isSpecial
  }

  /// The rules, in a form that both Make and Ninja read. A rule for a name with `%` would be one for a pattern.
  var text: String {
    let names = targets.map(Self.escaped).joined(separator: " ")
    let files = dependencies.map(Self.escaped)
    let rules = files.filter { !$0.utf8.contains(UInt8(ascii: "%")) }.map { "\n\($0):\n" }.joined()
    return names + ":" + files.map { " \\\n  " + $0 }.joined() + "\n" + rules
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("$", by: "$$").replacing(" ", by: "\\ ").replacing("#", by: "\\#")
  }
}
