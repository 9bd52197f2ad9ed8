import OperatingSystem
import Writing

/// A pattern for paths: `*` and `?` match within a name, `**` matches any folders.
package struct Glob: Sendable {
  private let segments: [[UInt8]]
  /// The beginning of each path that matches: what comes before the first name with a wildcard.
  private let start: String

  private static let anyFolders = Array("**".utf8)

  package init(_ pattern: String) {
    var named: [[UInt8]] = []
    for segment in pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) where segment != [UInt8(ascii: ".")]
    {
      // Consecutive `**` mean the same as one.
      if segment != Self.anyFolders || named.last != Self.anyFolders { named.append(segment) }
    }
    // `**` at the end means the files in the folders.
    segments = named.last == Self.anyFolders ? named + [[UInt8(ascii: "*")]] : named
    start = segments.prefix { !Self.isPattern($0) }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
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
    _ folder: String, _ segment: [UInt8], isLast: Bool, _ listing: inout FolderListing
  ) throws(FileError) -> [String] {
    let name = String(decoding: segment, as: UTF8.self)
    let wanted = isLast ? Files.Kind.file : .folder
    if !isPattern(segment) {
      let path = path(folder, name)
      return try listing.kind(of: path) == wanted ? [path] : []
    }
    let entries = try listing.entries(of: folder).filter { isMatch($0.name, segment) }
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
  func matches(_ path: String) -> Bool {
    // Thousands of patterns can be compared with thousands of paths.
    guard path.starts(withBytesOf: start) else { return false }
    // The segments that the next name may match; several are possible after `**`.
    var next = reachable(from: [0])
    for name in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      let matched = next.filter { $0 < segments.count }.flatMap { index in
        segments[index] == Self.anyFolders ? [index] : Self.isMatch(name, segments[index]) ? [index + 1] : []
      }
      next = reachable(from: Set(matched))
    }
    return next.contains(segments.count)
  }

  /// The segments, and those after a `**` that matches no folder.
  private func reachable(from indices: Set<Int>) -> Set<Int> {
    indices.union(indices.filter { $0 < segments.count && segments[$0] == Self.anyFolders }.map { $0 + 1 })
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : Files.join(folder, name)
  }

  static func isPattern(_ segment: [UInt8]) -> Bool {
    segment.contains(UInt8(ascii: "*")) || segment.contains(UInt8(ascii: "?"))
  }

  /// Whether a name matches a segment: after a mismatch, the last star matches one more character.
  static func isMatch(_ name: String, _ pattern: [UInt8]) -> Bool {
    let name = Array(name.utf8)
    var (index, patternIndex) = (0, 0)
    var retry: (index: Int, patternIndex: Int)?
    while index < name.count {
      let sign = patternIndex < pattern.count ? pattern[patternIndex] : nil
      if sign == UInt8(ascii: "*") {
        retry = (index, patternIndex)
        patternIndex += 1
      } else if sign == UInt8(ascii: "?") || sign == name[index] {
        // `?` matches one character, of any number of bytes.
        let isAny = sign == UInt8(ascii: "?")
        index += 1
        while isAny, index < name.count, name[index] & 0xC0 == 0x80 { index += 1 }
        patternIndex += 1
      } else if let last = retry {
        retry = (last.index + 1, last.patternIndex)
        (index, patternIndex) = (last.index + 1, last.patternIndex + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
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
