package import OperatingSystem

/// The files of a revision that a command needs: a file with the files that it may refer to, or the files of a folder.
/// Links are left out, so nothing outside of the revision is read.
package struct RevisionFiles: Sendable {
  /// The files, under their paths in reports.
  package private(set) var store = MemoryFiles([:])
  /// The path of the file or the folder in the store.
  package private(set) var path = ""
  /// The path from the working directory to the top of the working tree; empty if there is no working tree.
  private var top = ""
  /// The folder on disk for the folder of the revision; nil if it follows from the paths.
  private let workingFolder: String?
  private let revision: RevisionPath

  /// Reads the files of a configuration's folder in a revision.
  package init(_ revision: String, of configuration: Configuration) throws(FileError) {
    let folder = configuration.folder.isEmpty ? "." : configuration.folder
    let relative = Files.relative(folder, to: ".")
    let text = "\(revision):" + (relative.hasPrefix("..") ? relative : "./" + relative)
    guard let path = RevisionPath(text) else { throw .said(text, "expected a revision of git") }
    try self.init(path, workingFolder: configuration.folder)
  }

  /// Reads the files of a revision.
  package init(_ revision: RevisionPath, workingFolder: String? = nil) throws(FileError) {
    self.revision = revision
    self.workingFolder = workingFolder
    let result = try TemporaryFolder.with { (folder) throws(FileError) in
      var reader = RevisionReader(revision, Git(folder, asking: revision.text))
      return (path: try reader.read(), files: reader.files, top: reader.top)
    }
    (path, top) = (result.path, result.top)
    store = MemoryFiles(result.files)
  }

  /// The path in the working tree for a path in the store, for which rules may be configured.
  package func workingPath(of path: String) -> String {
    guard let workingFolder, let name = Files.path(path, from: self.path) else {
      return revision.workingPath(of: path, top: top)
    }
    return Configuration.path(name, in: workingFolder)
  }
}

/// Reads files of a revision from git.
private struct RevisionReader {
  private let revision: RevisionPath
  private let git: Git
  /// The contents by path in reports.
  private(set) var files: [String: [UInt8]] = [:]

  init(_ revision: RevisionPath, _ git: Git) {
    self.revision = revision
    self.git = git
  }

  /// Reads the files; returns the path of the file or the folder.
  mutating func read() throws(FileError) -> String {
    if revision.revision.utf8.first == UInt8(ascii: "-") { throw .said(revision.text, "no revision begins with '-'") }
    switch try git.line(["cat-file", "-t", "--end-of-options", revision.gitName]) {
    case "blob": return try readFile()
    case "tree":
      let object = try object(revision.gitName)
      let name = revision.name(object, isFolder: true)
      try readTree(object, to: name)
      return name
    case let kind: throw .said(revision.text, "it is a \(kind); expected a file or a folder")
    }
  }

  var top: String { (try? git.line(["rev-parse", "--show-cdup"])) ?? "" }

  private func object(_ name: String) throws(FileError) -> String {
    try git.line(["rev-parse", "--verify", "--end-of-options", name])
  }

  private mutating func readFile() throws(FileError) -> String {
    let object = try object(revision.gitName)
    let size = Int(try git.line(["cat-file", "-s", object])) ?? Limits.inputSize
    if size > Limits.inputSize { throw .said(revision.text, "it is larger than \(Limits.inputSize >> 20) MiB") }
    let bytes = try git.output(["cat-file", "blob", object])
    let mayRefer = FileReferences.mayRefer(bytes[...])
    let name = revision.name(object, isFolder: false, hasNeighbours: mayRefer)
    if mayRefer { try readTree(try self.object(revision.folder), to: Files.folder(of: name)) }
    files[name] = bytes
    return name
  }

  /// Reads the files of a tree that may be inputs.
  private mutating func readTree(_ tree: String, to name: String) throws(FileError) {
    let entries = try entries(of: tree)
    if entries.reduce(0, { $0 + $1.size }) > Limits.inputSize {
      let limit = "\(Limits.inputSize >> 20) MiB"
      throw .said(revision.text, "its files come to more than \(limit); expected a smaller folder")
    }
    let list = entries.map { $0.object + "\n" }.joined()
    var objects = try git.output(["cat-file", "--batch"], input: Array(list.utf8))[...]
    for entry in entries {
      // `OBJECT blob SIZE`, the bytes, and a line ending.
      let head = objects.prefix { $0 != UInt8(ascii: "\n") }
      let rest = objects.dropFirst(head.count + 1)
      guard String(decoding: head, as: UTF8.self) == "\(entry.object) blob \(entry.size)", rest.count > entry.size
      else {
        throw .said(revision.text, "git has no content for '\(entry.path)'")
      }
      files[Files.join(name, entry.path)] = Array(rest.prefix(entry.size))
      objects = rest.dropFirst(entry.size + 1)
    }
  }
}

// MARK: - Listing

extension RevisionReader {
  /// A file of a tree.
  private struct Entry {
    let path: String
    let object: String
    let size: Int
  }

  /// The files of a tree that a search of the folder would read.
  private func entries(of tree: String) throws(FileError) -> [Entry] {
    let listing = try git.output(["ls-tree", "-r", "-z", "-l", "--full-tree", tree])
    var entries: [Entry] = []
    for line in listing.split(separator: 0) {
      // `MODE TYPE OBJECT SIZE`, a tab, and the path.
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = parts.first?.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) } ?? []
      guard parts.count == 2, words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else { continue }
      let path = String(decoding: parts[1], as: UTF8.self)
      guard Self.isSearched(path) else { continue }
      guard path.utf8.elementsEqual(parts[1]) else { throw .unnameable(path) }
      entries.append(Entry(path: path, object: words[2], size: size))
    }
    return entries
  }

  /// Whether a search of a folder reads a file. Names that begin with a dot are skipped, including `..`.
  private static func isSearched(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") }
      && Files.hasExtension(path, among: Project.inputExtensions)
  }
}
