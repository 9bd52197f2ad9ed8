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

  package init(_ revision: RevisionPath, workingFolder: String? = nil) throws(FileError) {
    self.revision = revision
    self.workingFolder = workingFolder
    let result = try TemporaryFolder.with { (folder) throws(FileError) in
      var reader = try RevisionReader(revision, Git(folder, asking: revision.text))
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
  /// What reports call the path.
  private let revision: RevisionPath
  /// Where it is: in a submodule, another path of another repository.
  private var (located, git): (RevisionPath, Git)
  /// The path from the working directory to the top of the working tree.
  let top: String
  private(set) var files: [String: [UInt8]] = [:]

  init(_ revision: RevisionPath, _ git: Git) throws(FileError) {
    self.revision = revision
    (located, self.git) = (revision, git)
    do throws(FileError) {
      top = try git.line(["rev-parse", "--show-cdup"])
    } catch {
      // A bare repository has no working tree.
      guard error.action == .read else { throw error }
      top = ""
    }
  }

  /// Reads the files; returns the path of the file or the folder.
  mutating func read() throws(FileError) -> String {
    if revision.revision.utf8.first == UInt8(ascii: "-") { throw .said(revision.text, "no revision begins with '-'") }
    switch try kind() {
    case "blob": return try readFile()
    case "tree":
      let object = try object(located.gitName)
      let name = revision.name(object, isFolder: true)
      try readTree(object, to: name, at: workingPath)
      return name
    case let kind: throw .said(revision.text, "it is a \(kind); expected a file or a folder")
    }
  }

  private var workingPath: String {
    let path = revision.workingPath(revision.barePath, top: top)
    return path.isEmpty ? "." : path
  }

  private func object(_ name: String) throws(FileError) -> String {
    try git.line(["rev-parse", "--verify", "--end-of-options", name])
  }

  private mutating func readFile() throws(FileError) -> String {
    let object = try object(located.gitName)
    let size = Int(try git.line(["cat-file", "-s", object])) ?? Limits.inputSize
    if size > Limits.inputSize { throw .said(revision.text, "it is larger than \(Limits.inputSize >> 20) MiB") }
    let bytes = try git.output(["cat-file", "blob", object])
    let mayRefer = FileReferences.mayRefer(bytes[...])
    let name = revision.name(object, isFolder: false, hasNeighbours: mayRefer)
    if mayRefer {
      try readTree(
        try self.object(located.folder), to: Files.folder(of: name), at: Files.folder(of: workingPath))
    }
    files[name] = bytes
    return name
  }

  /// Reads the files of a tree that may be inputs, and those of the submodules in it.
  private mutating func readTree(_ tree: String, to name: String, at folder: String) throws(FileError) {
    let (entries, submodules) = try entries(of: tree)
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
      else { throw .said(revision.text, "git has no content for '\(entry.path)'") }
      files[Files.join(name, entry.path)] = Array(rest.prefix(entry.size))
      objects = rest.dropFirst(entry.size + 1)
    }
    for submodule in submodules {
      let path = Files.join(folder, submodule.path)
      // The files of one that is not checked out are missing in the working tree too.
      guard let repository = workingFolder(ofSubmodule: path) else { continue }
      let outside = git
      defer { git = outside }
      git = git.moved(to: repository)
      try readTree(submodule.object, to: Files.join(name, submodule.path), at: path)
    }
  }

  /// What git has at the path, in a submodule if the path leads into one.
  private mutating func kind() throws(FileError) -> String {
    do throws(FileError) {
      return try git.line(["cat-file", "-t", "--end-of-options", located.gitName])
    } catch {
      guard error.action == .read, try enterSubmodule() else { throw error }
      return try git.line(["cat-file", "-t", "--end-of-options", located.gitName])
    }
  }

  /// Goes on in the repository of the submodule that contains the path, at the commit that the revision has of it.
  ///
  /// - Returns: whether there is such a submodule.
  private mutating func enterSubmodule() throws(FileError) -> Bool {
    for (folder, rest) in revision.splits {
      guard let parent = RevisionPath("\(revision.revision):\(folder)")?.folder,
        let entry = try? git.line(["ls-tree", "--full-tree", "--end-of-options", parent, Files.name(of: folder)]),
        entry.hasPrefix("160000 commit "), let commit = entry.split(whereSeparator: \.isWhitespace).dropFirst(2).first,
        let inside = RevisionPath("\(commit):\(rest)")
      else { continue }
      guard let repository = workingFolder(ofSubmodule: revision.workingPath(folder, top: top)) else {
        let way = "run 'git submodule update --init'"
        throw .said(revision.text, "'\(folder)' is a submodule that is not checked out; \(way)")
      }
      (located, git) = (inside, git.moved(to: repository))
      return true
    }
    return false
  }

  /// The folder of a submodule in the working tree, which is not reached through links; nil if it is not checked out.
  private func workingFolder(ofSubmodule path: String) -> String? {
    let isWithin = Files.path(Files.resolved(path), from: Files.resolved(top.isEmpty ? "." : top)) != nil
    return isWithin && Files.kind(of: Files.join(path, ".git")) != nil ? path : nil
  }

  private struct Entry {
    let path: String
    let object: String
    let size: Int
  }

  /// The files of a tree that a search of the folder would read, and the commits of its submodules.
  private func entries(of tree: String) throws(FileError) -> (files: [Entry], submodules: [Entry]) {
    let listing = try git.output(["ls-tree", "-r", "-z", "-l", "--full-tree", tree])
    var (entries, submodules): ([Entry], [Entry]) = ([], [])
    for line in listing.split(separator: 0) {
      // `MODE TYPE OBJECT SIZE`, a tab, and the path.
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = parts.first?.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) } ?? []
      guard parts.count == 2, words.count == 4 else { continue }
      let path = String(decoding: parts[1], as: UTF8.self)
      let (isSubmodule, size) = (words[1] == "commit", Int(words[3]))
      guard isSubmodule || words[0].hasPrefix("100") && size != nil, Self.isSearched(path, isFolder: isSubmodule)
      else { continue }
      guard path.utf8.elementsEqual(parts[1]) else { throw .unnameable(path) }
      let entry = Entry(path: path, object: words[2], size: size ?? 0)
      if isSubmodule { submodules.append(entry) } else { entries.append(entry) }
    }
    return (entries, submodules)
  }

  /// Whether a search of a folder reads a file or a submodule. Names that begin with a dot are skipped, including `..`.
  private static func isSearched(_ path: String, isFolder: Bool) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") }
      && (isFolder || Files.hasExtension(path, among: Project.inputExtensions))
  }
}
