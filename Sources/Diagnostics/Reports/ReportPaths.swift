/// Converts given paths into paths for other programs. It compares names only, and never accesses the disk.
package struct ReportPaths: Sendable, Equatable {
  /// The absolute path of the folder to which given paths are relative.
  package var workingDirectory: String
  /// The absolute path of the repository's top folder; nil if there is none, and the working directory is used instead.
  package var repository: String?

  package init(workingDirectory: String = "/", repository: String? = nil) {
    self.workingDirectory = workingDirectory
    self.repository = repository
  }

  /// The absolute path of a file; for standard input, its name.
  func absolute(_ path: String) -> String {
    guard path != Self.standardInput else { return path }
    return "/" + components(of: path).joined(separator: "/")
  }

  /// The path of a file relative to the repository's top folder; absolute for a file outside of it.
  func relativeToRepository(_ path: String) -> String {
    guard path != Self.standardInput else { return path }
    let parts = components(of: path)
    let top = components(of: repository ?? workingDirectory)
    guard parts.count > top.count, parts.starts(with: top) else { return absolute(path) }
    return parts.dropFirst(top.count).joined(separator: "/")
  }

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
