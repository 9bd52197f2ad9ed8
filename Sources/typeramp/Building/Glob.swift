import FileSystem

/// A pattern for paths: `*` and `?` stand for what is within a name, `**` for any folders.
struct Glob: Sendable {
  private let segments: [[UInt8]]

  private static let anyFolders = Array("**".utf8)

  init(_ pattern: String) {
    var named: [[UInt8]] = []
    for segment in pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) where segment != [UInt8(ascii: ".")]
    {
      // Any folders below any folders are any folders.
      if segment != Self.anyFolders || named.last != Self.anyFolders { named.append(segment) }
    }
    // Folders at the end mean the files in them.
    segments = named.last == Self.anyFolders ? named + [[UInt8(ascii: "*")]] : named
  }

  /// Whether it is a path, and no pattern.
  var isPlain: Bool { segments.allSatisfy { !Self.isPattern($0) } }

  /// What there is below a folder: the files in the order of their names, and every folder that was looked into.
  ///
  /// What cannot be looked at is an error: what is made of it would be taken for what is made no longer.
  ///
  /// - Parameter listing: remembers what folders hold from one pattern to the next.
  func matches(
    in folder: String, _ listing: inout FolderListing
  ) throws(FileError) -> (files: [String], folders: Set<String>) {
    var paths = [folder]
    var folders: Set<String> = []
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      // Many ways lead to one path. They are united at each step, or there would be more with every pair of stars.
      var next = DistinctPaths()
      for path in paths {
        folders.insert(path.isEmpty ? "." : path)
        if segment == Self.anyFolders {
          try Self.addAll(below: path, to: &next, &listing)
        } else {
          for found in try Self.step(path, segment, isLast: isLast, &listing) { next.insert(found) }
        }
      }
      paths = next.paths
      if segment == Self.anyFolders { folders.formUnion(paths.map { $0.isEmpty ? "." : $0 }) }
    }
    return (paths.sorted { PathKey($0) < PathKey($1) }, folders)
  }

  /// The paths that one segment leads to from one folder.
  private static func step(
    _ folder: String, _ segment: [UInt8], isLast: Bool, _ listing: inout FolderListing
  ) throws(FileError) -> [String] {
    let name = String(decoding: segment, as: UTF8.self)
    let wanted = isLast ? Files.Kind.file : .folder
    if !isPattern(segment) {
      let path = path(folder, name)
      return try Files.knownKind(of: path) == wanted ? [path] : []
    }
    let entries = try listing.entries(of: folder).filter { isMatch($0.name, segment) }
    return try named(entries.filter { $0.kind == wanted }, in: folder)
  }

  /// Adds a folder and all below it; links are not followed, so none can lead in a circle. What is there already is not looked
  /// through again.
  private static func addAll(
    below folder: String, to paths: inout DistinctPaths, _ listing: inout FolderListing
  ) throws(FileError) {
    var pending = [folder]
    while let folder = pending.popLast() {
      guard paths.insert(folder) else { continue }
      pending += try named(try listing.entries(of: folder).filter { $0.kind == .folder && !$0.isLink }, in: folder)
    }
  }

  /// The paths of what a folder holds. What cannot be asked for by its name must not be passed over in silence.
  private static func named(_ entries: [Files.Entry], in folder: String) throws(FileError) -> [String] {
    if let bad = entries.first(where: { !$0.isNameable }) { throw .unnameable(path(folder, bad.name)) }
    return entries.map { path(folder, $0.name) }
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : Files.join(folder, name)
  }

  private static func isPattern(_ segment: [UInt8]) -> Bool {
    segment.contains(UInt8(ascii: "*")) || segment.contains(UInt8(ascii: "?"))
  }

  /// Whether a name fits: after a mismatch the last star takes one character more.
  static func isMatch(_ name: String, _ pattern: [UInt8]) -> Bool {
    let name = Array(name.utf8)
    var (at, place) = (0, 0)
    var retry: (at: Int, place: Int)?
    while at < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (at, place)
        place += 1
      } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") || pattern[place] == name[at] {
        // `?` is one character, of however many bytes.
        let isAny = pattern[place] == UInt8(ascii: "?")
        at += 1
        while isAny, at < name.count, name[at] & 0xC0 == 0x80 { at += 1 }
        place += 1
      } else if let last = retry {
        retry = (last.at + 1, last.place)
        (at, place) = (last.at + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
