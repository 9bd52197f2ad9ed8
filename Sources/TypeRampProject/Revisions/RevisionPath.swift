package import OperatingSystem

/// A path in a revision of a git repository, in git's notation: `main:Styles/Brand.plist`.
package struct RevisionPath: Sendable {
  let text: String
  package let revision: String
  /// The path from the top of the repository, or with `./` or `../` from the working directory; empty for the top.
  package let path: String

  /// Nil if the text has no colon, or no revision before it. A colon between braces belongs to the revision:
  /// `HEAD^{/fix: sizes}:Styles`.
  package init?(_ text: String) {
    var depth = 0
    let colon = text.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return byte == UInt8(ascii: ":") && depth <= 0
    }
    guard let colon, colon != text.startIndex else { return nil }
    revision = String(text[..<colon])
    let path = String(text[text.utf8.index(after: colon)...])
    // git reads `./` as the working directory, and `.` as the name of a file.
    self.path = path == "." || path == ".." ? path + "/" : path
    self.text = text
  }

  /// The path in a revision that an argument names; nil for a path to read as usual: one that exists, or a text without
  /// a revision.
  ///
  /// - Parameter other: an argument that may show the missing path of a revision.
  package static func named(by argument: String, besides other: String? = nil) throws(FileError) -> RevisionPath? {
    if argument == "-" { return nil }
    // A text that is too long for a path may be a revision.
    if try Files.kindIfAny(argument) != nil { return nil }
    if let path = RevisionPath(argument) { return path }
    if argument.hasPrefix(":") { throw .said(argument, "there is no revision before ':'; expected 'REVISION:path'") }
    guard try Git.refusal(of: argument) == nil else { return nil }
    let path = other.flatMap { RevisionPath($0)?.path ?? (Files.kind(of: $0) == nil ? nil : "./" + $0) } ?? "PATH"
    throw .said(argument, "no such file or directory; did you mean '\(argument):\(path)', a path in this revision?")
  }

  var gitName: String { "\(revision):\(path)" }

  /// The path without trailing slashes.
  var barePath: String {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(path[...$0]) } ?? ""
  }

  /// The path in reports: the text itself, as a path within a folder. The top of a repository is `main:.`; a file there
  /// that refers to others is in that folder.
  ///
  /// - Parameters:
  ///   - object: the object's id, used instead of a text that would lead out of a folder.
  ///   - isFolder: whether it is a folder, or must be in one.
  func name(_ object: String, isFolder: Bool, hasNeighbours: Bool = false) -> String {
    let isBare = !barePath.utf8.contains(UInt8(ascii: "/"))
    let shown =
      isFolder && barePath.isEmpty ? "." : hasNeighbours && isBare ? "./" + barePath : barePath
    let name = "\(revision):\(shown)"
    if name.isWithinFolder && revision.utf8.count <= 200 { return name }
    let last = barePath.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    return "\(object.prefix(12)):" + (isFolder || !last.isWithinFolder ? "." : "./" + last)
  }

  /// The folder of a file, for git.
  var folder: String {
    let slash = barePath.utf8.lastIndex(of: UInt8(ascii: "/"))
    return "\(revision):" + (slash.map { String(barePath[...$0]) } ?? "")
  }

  /// The path in the working tree for a path in reports.
  ///
  /// - Parameter top: the path from the working directory to the top of the working tree, with a trailing slash.
  func workingPath(of name: String, top: String) -> String {
    let prefix = revision + ":"
    guard name.utf8.starts(with: prefix.utf8) else { return name }
    return workingPath(String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self), top: top)
  }

  /// The path in the working tree for a path in the revision.
  func workingPath(_ path: String, top: String) -> String {
    let isFromHere = self.path.hasPrefix("./") || self.path.hasPrefix("../")
    return isFromHere ? path : top + path
  }

  /// The path cut at each of its slashes: `a` and `b/c`, `a/b` and `c`, and the whole.
  var splits: [(folder: String, rest: String)] {
    let path = barePath
    let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    return slashes.map { (String(path[..<$0]), String(path[path.utf8.index(after: $0)...])) } + [(path, "")]
  }
}

extension String {
  /// Whether it is a relative path without a part that leads upwards.
  fileprivate var isWithinFolder: Bool {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }
}
