import FileSystem

/// A pattern for paths: `*` and `?` stand for what is within a name, `**` for any folders.
struct Glob: Sendable {
  private let segments: [[UInt8]]

  private static let anyFolders = Array("**".utf8)

  init(_ pattern: String) {
    let named = pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    // Folders at the end mean the files in them.
    segments = named.last == Self.anyFolders ? named + [[UInt8(ascii: "*")]] : named
  }

  /// Whether it is a path, and no pattern.
  var isPlain: Bool { segments.allSatisfy { !Self.isPattern($0) } }

  /// What there is below a folder: the files in the order of their names, and every folder that was looked into.
  ///
  /// What cannot be looked at is an error: what is made of it would be taken for what is made no longer.
  func matches(in folder: String) throws(FileError) -> (files: [String], folders: Set<String>) {
    var paths = [folder]
    var folders: Set<String> = []
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      var next: [String] = []
      for path in paths { next += try Self.step(path, segment, isLast: isLast, &folders) }
      paths = next
    }
    return (Array(Set(paths)).sorted(), folders)
  }

  /// The paths that one segment leads to from one folder.
  private static func step(
    _ folder: String, _ segment: [UInt8], isLast: Bool, _ folders: inout Set<String>
  ) throws(FileError) -> [String] {
    folders.insert(folder.isEmpty ? "." : folder)
    let name = String(decoding: segment, as: UTF8.self)
    if segment == anyFolders { return try below(folder, &folders) }
    let wanted = isLast ? Files.Kind.file : .folder
    if !isPattern(segment) {
      let path = path(folder, name)
      return try Files.knownKind(of: path) == wanted ? [path] : []
    }
    let entries = try entries(of: folder) { isMatch($0, segment) }
    return entries.filter { $0.kind == wanted }.map { path(folder, $0.name) }
  }

  /// A folder and all below it; links are not followed, so none can lead in a circle.
  private static func below(_ folder: String, _ folders: inout Set<String>) throws(FileError) -> [String] {
    var result: [String] = []
    var pending = [folder]
    while let folder = pending.popLast() {
      result.append(folder)
      folders.insert(folder.isEmpty ? "." : folder)
      pending += try entries(of: folder) { _ in true }.filter { $0.kind == .folder && !$0.isLink }.map {
        path(folder, $0.name)
      }
    }
    return result
  }

  /// Hidden names are no matches, as in every shell.
  private static func entries(
    of folder: String, where isWanted: (String) -> Bool
  ) throws(FileError) -> [Files.Entry] {
    let folder = folder.isEmpty ? "." : folder
    // One that is named, and is not there, fits nothing.
    guard try Files.knownKind(of: folder) == .folder else { return [] }
    return try Files.entries(of: folder).filter { !$0.name.hasPrefix(".") && isWanted($0.name) }
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
