import DesignTokens
import Documents
import FileSystem
import TypeRampKit

extension RevisionPath {
  /// Reads files of the revision. They are in a temporary folder, which is the working directory meanwhile.
  ///
  /// - Parameter body: is called with the path of the file or folder, and with a function from the path of a file to the
  ///   one in the working tree, for which rules may be configured.
  func read<Result>(
    _ body: (_ path: String, _ workingPath: (String) -> String) -> Result
  ) throws(FileError) -> Result {
    try TemporaryFolder.with { (folder) throws(FileError) in
      let tree = RevisionTree(self, in: folder)
      let path = try tree.write()
      let top = tree.top()
      return try folder.asWorkingDirectory { body(path) { workingPath(of: $0, top: top) } }
    }
  }
}

/// Writes the part of a revision that a command needs into a folder: a file with the files that it may refer to, or
/// the files of a folder. Links are not written, so nothing outside of the revision can be read.
struct RevisionTree {
  private let revision: RevisionPath
  private let folder: TemporaryFolder
  private let git: Git

  init(_ revision: RevisionPath, in folder: TemporaryFolder) {
    self.revision = revision
    self.folder = folder
    git = Git(folder, asking: revision.text)
  }

  /// Writes the files; returns the path within the folder.
  func write() throws(FileError) -> String {
    if revision.revision.hasPrefix("-") { throw .said(revision.text, "no revision begins with '-'") }
    switch try git.line(["cat-file", "-t", "--end-of-options", revision.gitName]) {
    case "blob": return try writeFile()
    case "tree":
      let object = try object(revision.gitName)
      let name = revision.name(object, isFolder: true)
      try writeTree(object, to: name)
      return name
    case let kind: throw .said(revision.text, "it is a \(kind); expected a file or a folder")
    }
  }

  /// The path from the working directory to the top of the working tree; empty if there is no working tree.
  func top() -> String { (try? git.line(["rev-parse", "--show-cdup"])) ?? "" }

  private func object(_ name: String) throws(FileError) -> String {
    try git.line(["rev-parse", "--verify", "--end-of-options", name])
  }

  private func writeFile() throws(FileError) -> String {
    let object = try object(revision.gitName)
    let size = Int(try git.line(["cat-file", "-s", object])) ?? Limits.inputSize
    if size > Limits.inputSize { throw .said(revision.text, "it is larger than \(Limits.inputSize >> 20) MiB") }
    let bytes = try git.output(["cat-file", "blob", object])
    let mayRefer = FileReferences.mayRefer(bytes[...])
    let name = revision.name(object, isFolder: false, hasNeighbours: mayRefer)
    try folder.write(bytes[...], to: name)
    if mayRefer { try writeTree(try self.object(revision.folder), to: Files.folder(of: name), except: name) }
    return name
  }

  /// Writes the files of a tree that may be inputs.
  private func writeTree(_ tree: String, to name: String, except written: String? = nil) throws(FileError) {
    let files = try entries(of: tree).filter { !Files.join(name, $0.path).utf8.elementsEqual((written ?? "").utf8) }
    if files.reduce(0, { $0 + $1.size }) > Limits.inputSize {
      let limit = "\(Limits.inputSize >> 20) MiB"
      throw .said(revision.text, "its files come to more than \(limit); expected a smaller folder")
    }
    let list = files.map { $0.object + "\n" }.joined()
    var objects = try git.output(["cat-file", "--batch"], input: Array(list.utf8))[...]
    for file in files {
      // `OBJECT blob SIZE`, the bytes, and a line ending.
      let head = objects.prefix { $0 != UInt8(ascii: "\n") }
      let rest = objects.dropFirst(head.count + 1)
      guard String(decoding: head, as: UTF8.self) == "\(file.object) blob \(file.size)", rest.count > file.size else {
        throw .said(revision.text, "git has no content for '\(file.path)'")
      }
      try folder.write(rest.prefix(file.size), to: Files.join(name, file.path))
      objects = rest.dropFirst(file.size + 1)
    }
  }
}

// MARK: - Listing

extension RevisionTree {
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
      && Files.hasExtension(path, among: DictionarySearch.extensions)
  }
}
