package import OperatingSystem
import Writing

/// Files in memory: those of a revision, or the unsaved ones of an editor in front of those on disk.
package struct MemoryFiles: FileStore {
  /// Each parsed when it is asked for, unless it was parsed before.
  private var files: [ExactString: (bytes: [UInt8], parsed: InputFile?)] = [:]
  /// The names in each folder that has one of the files.
  private var folders: [ExactString: [ExactString: Files.Kind]] = [:]
  /// The files behind these; nil if there are no others.
  private let base: (any FileStore)?

  /// - Parameter files: the contents by path. The paths have no links, `.` and `..`.
  package init(_ files: [String: [UInt8]], over base: (any FileStore)? = nil) {
    self.base = base
    for (path, bytes) in files { set(bytes, nil, at: path) }
  }

  package init(_ files: [InputFile], over base: any FileStore) {
    self.base = base
    for file in files { set(file) }
  }

  package mutating func set(_ file: InputFile) { set(file.bytes, file, at: file.path) }

  private mutating func set(_ bytes: [UInt8], _ parsed: InputFile?, at path: String) {
    if files.updateValue((bytes, parsed), forKey: ExactString(path)) == nil { add(path, .file) }
  }

  /// Removes a file; its folder stays.
  package mutating func remove(_ path: String) {
    files[ExactString(path)] = nil
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
    if let file = files[key(of: path)] { return StoredFile(kind: .file, size: file.bytes.count) }
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
    guard let bytes = files[key(of: path)]?.bytes else {
      guard let base else { throw .missing(path) }
      return try base.read(path, limit: limit)
    }
    if bytes.count > limit { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  package func file(at path: String, limit: Int) throws(FileError) -> InputFile {
    let bytes = try read(path, limit: limit)
    return files[key(of: path)]?.parsed ?? InputFile(bytes, path: path)
  }

  package func resolved(_ path: String) -> String {
    files[ExactString(path)] == nil ? base?.resolved(path) ?? path : path
  }

  private func key(ofFolder path: String) -> ExactString {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return ExactString(end.map { String(path[...$0]) } ?? path)
  }
}
