package import OperatingSystem
import Writing

/// Files in memory: those of a revision, or the unsaved ones of an editor in front of those on disk.
package struct MemoryFiles: FileStore {
  private var files: [ExactString: [UInt8]]
  /// Those of the files that were parsed before.
  private var parsed: [ExactString: InputFile]
  /// The names in each folder that has one of the files.
  private var folders: [ExactString: [ExactString: Files.Kind]] = [:]
  /// The files behind these; nil if there are no others.
  private let base: (any FileStore)?

  /// - Parameter files: the contents by path. The paths have no links, `.` and `..`.
  package init(_ files: [String: [UInt8]], over base: (any FileStore)? = nil) {
    self.init(Dictionary(files.map { (ExactString($0), $1) }) { $1 }, parsed: [:], over: base)
  }

  /// - Parameter files: their paths have no links, `.` and `..`.
  package init(_ files: [InputFile], over base: any FileStore) {
    let parsed = Dictionary(files.map { (ExactString($0.path), $0) }) { $1 }
    self.init(parsed.mapValues(\.bytes), parsed: parsed, over: base)
  }

  private init(_ files: [ExactString: [UInt8]], parsed: [ExactString: InputFile], over base: (any FileStore)?) {
    (self.files, self.parsed, self.base) = (files, parsed, base)
    for path in files.keys { add(path.text, .file) }
  }

  package mutating func set(_ file: InputFile) {
    let path = ExactString(file.path)
    if files.updateValue(file.bytes, forKey: path) == nil { add(file.path, .file) }
    parsed[path] = file
  }

  /// Removes a file; its folder stays.
  package mutating func remove(_ path: String) {
    (files[ExactString(path)], parsed[ExactString(path)]) = (nil, nil)
    folders[ExactString(Files.folder(of: path))]?[ExactString(Files.name(of: path))] = nil
  }

  /// Adds an entry to its folder, and the folder to the one above.
  private mutating func add(_ path: String, _ kind: Files.Kind) {
    let folder = Files.folder(of: path)
    let isKnown = folders[ExactString(folder)] != nil
    folders[ExactString(folder), default: [:]][ExactString(Files.name(of: path))] = kind
    if !isKnown, folder != ".", folder != "/" { add(folder, .folder) }
  }

  /// The key of a file in the working directory does not depend on how its path is written.
  private func key(of path: String) -> ExactString {
    ExactString(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  package func status(of path: String) throws(FileError) -> StoredFile {
    if let bytes = files[key(of: path)] { return StoredFile(kind: .file, size: bytes.count) }
    if folders[key(ofFolder: path)] != nil { return StoredFile(kind: .folder) }
    return try base?.status(of: path) ?? StoredFile(kind: nil)
  }

  package func entries(of folder: String) throws(FileError) -> [Files.Entry] {
    guard let own = folders[key(ofFolder: folder)] else {
      guard let base else { throw .missing(folder) }
      return try base.entries(of: folder)
    }
    let others = try base?.status(of: folder).kind == .folder ? try base?.entries(of: folder) ?? [] : []
    let entries = own.map { Files.Entry(name: $0.text, kind: $1) } + others.filter { own[ExactString($0.name)] == nil }
    return entries.sorted { ExactString($0.name) < ExactString($1.name) }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = files[key(of: path)] else {
      guard let base else { throw .missing(path) }
      return try base.read(path, limit: limit)
    }
    if bytes.count > limit { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  package func file(at path: String, limit: Int) throws(FileError) -> InputFile {
    let bytes = try read(path, limit: limit)
    return parsed[key(of: path)] ?? InputFile(bytes, path: path)
  }

  package func resolved(_ path: String) -> String {
    files[ExactString(path)] == nil ? base?.resolved(path) ?? path : path
  }

  private func key(ofFolder path: String) -> ExactString {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return ExactString(end.map { String(path[...$0]) } ?? path)
  }
}
