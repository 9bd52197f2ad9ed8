/// Makes paths as given into those that other programs look up. It compares names alone and never looks at the disk.
package struct ReportPaths: Sendable, Equatable {
  /// The absolute path of the folder that paths as given begin from.
  package var workingDirectory: String
  /// The absolute path of the repository's top folder; nil where there is none, and then it is the working directory.
  package var repository: String?

  package init(workingDirectory: String = "/", repository: String? = nil) {
    self.workingDirectory = workingDirectory
    self.repository = repository
  }

  /// The absolute path of a file. Standard input has none.
  func absolute(_ path: String) -> String {
    guard path != Self.standardInput else { return path }
    return "/" + components(of: path).joined(separator: "/")
  }

  /// The path of a file as seen from the repository's top folder; absolute when the file lies outside.
  func relativeToRepository(_ path: String) -> String {
    guard path != Self.standardInput else { return path }
    let parts = components(of: path)
    let top = components(of: repository ?? workingDirectory)
    guard parts.count > top.count, parts.starts(with: top) else { return absolute(path) }
    return parts.dropFirst(top.count).joined(separator: "/")
  }

  /// What standard input is called.
  private static let standardInput = "stdin"

  /// The names in an absolute path, without `.` and `..`.
  private func components(of path: String) -> [Substring] {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : workingDirectory + "/" + path
    var names: [Substring] = []
    for name in whole.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }
}
