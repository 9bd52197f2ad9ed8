import OperatingSystem
import Writing

/// A pattern for paths: `*` and `?` match within a name, `**` matches any folders.
package struct Glob: Sendable {
  private let segments: [[Unicode.Scalar]]
  /// The beginning of each path that matches: what comes before the first name with a wildcard.
  private let start: String

  private static let anyFolders: [Unicode.Scalar] = ["*", "*"]

  package init(_ pattern: String) {
    var named: [[Unicode.Scalar]] = []
    for segment in Self.names(of: pattern) where segment != ["."] {
      // Consecutive `**` mean the same as one.
      if segment != Self.anyFolders || named.last != Self.anyFolders { named.append(segment) }
    }
    // `**` at the end means the files in the folders.
    segments = named.last == Self.anyFolders ? named + [["*"]] : named
    start = segments.prefix { !Self.isPattern($0) }.map(Self.text).joined(separator: "/")
  }

  package var isPlain: Bool { segments.allSatisfy { !Self.isPattern($0) } }

  /// The matching files in a folder, in the order of their names.
  ///
  /// Throws if a folder cannot be searched: the outputs of its files would be treated as stale.
  func matches(in folder: String, _ listing: inout FolderListing) throws(FileError) -> [String] {
    var paths = [folder]
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      // Many matches can lead to one path. With duplicates, their number would grow with every pair of stars.
      var next = DistinctPaths()
      for path in paths {
        if segment == Self.anyFolders {
          try Self.addAll(below: path, to: &next, &listing)
        } else {
          for found in try Self.step(path, segment, isLast: isLast, &listing) { next.insert(found) }
        }
      }
      paths = next.paths
    }
    return paths.sorted { ExactString($0) < ExactString($1) }
  }

  /// The paths to which one segment leads from one folder.
  private static func step(
    _ folder: String, _ segment: [Unicode.Scalar], isLast: Bool, _ listing: inout FolderListing
  ) throws(FileError) -> [String] {
    let wanted = isLast ? Files.Kind.file : .folder
    if !isPattern(segment) {
      let path = path(folder, text(segment))
      return try listing.kind(of: path) == wanted ? [path] : []
    }
    let entries = try listing.entries(of: folder).filter { isMatch(Array($0.name.unicodeScalars), segment) }
    return try named(entries.filter { $0.kind == wanted }, in: folder)
  }

  /// Adds a folder and all folders in it, each once. Links are not followed, so there are no cycles.
  private static func addAll(
    below folder: String, to paths: inout DistinctPaths, _ listing: inout FolderListing
  ) throws(FileError) {
    var pending = [folder]
    while let folder = pending.popLast() {
      guard paths.insert(folder) else { continue }
      pending += try named(try listing.entries(of: folder).filter { $0.kind == .folder && !$0.isLink }, in: folder)
    }
  }

  /// The paths of a folder's entries. Throws for one that cannot be opened by its name: it must not be skipped.
  private static func named(_ entries: [Files.Entry], in folder: String) throws(FileError) -> [String] {
    if let bad = entries.first(where: { !$0.isNameable }) { throw .unnameable(path(folder, bad.name)) }
    return entries.map { path(folder, $0.name) }
  }

  /// Whether a path without `.` matches, relative to the folder of the pattern; the disk is not accessed.
  func matches(_ path: String) -> Bool { path.starts(withBytesOf: start) && matches(Self.names(of: path)) }

  /// Whether the names on a path match. Thousands of patterns can be compared with thousands of paths.
  func matches(_ names: [[Unicode.Scalar]]) -> Bool {
    names.matches(segments, isAny: { $0 == Self.anyFolders }, isEqual: { Self.isMatch($1, $0) })
  }

  /// The names on a path.
  static func names(of path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  private static func text(_ segment: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(segment)) }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : Files.join(folder, name)
  }

  static func isPattern(_ segment: [Unicode.Scalar]) -> Bool { segment.contains("*") || segment.contains("?") }

  /// Whether a name matches a segment.
  static func isMatch(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    name.matches(pattern, isAny: { $0 == "*" }, isEqual: { $0 == "?" || $0 == $1 })
  }
}

/// The entries of folders, each listed once: a configuration can have many patterns for one tree.
struct FolderListing {
  let store: any FileStore
  /// The folder that no link may lead out of.
  private let top: String
  /// The folders that lead out of it, which are not listed.
  private(set) var outside: [String] = []
  private var known: [ExactString: [Files.Entry]] = [:]
  /// The kinds of paths that were inspected without listing, including missing folders.
  private var kinds: [ExactString: Files.Kind?] = [:]

  init(_ store: any FileStore, within top: String) { (self.store, self.top) = (store, top) }

  /// The entries of a folder (empty for the working directory) without hidden ones: as in shells, patterns match no
  /// names that begin with a dot. A missing folder has no entries.
  mutating func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    let folder = folder.isEmpty ? "." : folder
    let key = ExactString(folder)
    if let entries = known[key] { return entries }
    guard try kind(of: folder) == .folder else { return [] }
    if store.leads(folder, outOf: top) {
      outside.append(folder)
      return []
    }
    let entries = try store.entries(of: folder).filter { $0.name.utf8.first != UInt8(ascii: ".") }
    known[key] = entries
    return entries
  }

  /// What a path leads to, inspected once.
  mutating func kind(of path: String) throws(FileError) -> Files.Kind? {
    let key = ExactString(path)
    if let kind = kinds[key] { return kind }
    let kind = try store.status(of: path).kind
    kinds[key] = .some(kind)
    return kind
  }
}
