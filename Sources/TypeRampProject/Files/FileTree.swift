package import OperatingSystem

/// The files with wanted names in a folder and below it, without hidden ones. No link to a folder is followed.
package struct FileTree {
  /// Folder by folder, in the order of their names.
  package private(set) var files: [String] = []
  /// Why folders could not be searched, and which links lead to nothing; everything else was searched.
  package private(set) var errors: [FileError] = []
  /// The links that are not followed, because they lead out of the folder.
  package private(set) var links: [String] = []
  /// The folders that are not searched, because of their names.
  package private(set) var skipped: [String] = []

  /// Folders of dependencies and of build products.
  package static let dependencies: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "node_modules", "DerivedData", "build",
  ]

  /// - Parameters:
  ///   - mayLeave: whether links to files outside of the folder are followed. Reports may show parts of a file, and the
  ///     author of a folder may not be allowed to see every file of this machine.
  ///   - isSkipped: whether a folder with a name is not searched.
  package init(
    of folder: String, in store: any FileStore, mayLeave: Bool = false,
    skipping isSkipped: (String) -> Bool = { _ in false }, where isWanted: (String) -> Bool
  ) {
    var folders = [folder]
    let top = store.resolved(folder)
    while let folder = folders.popLast() {
      do throws(FileError) {
        var inner: [String] = []
        for entry in try store.entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
          let path = Files.join(folder, entry.name)
          if entry.kind == .folder, isSkipped(entry.name) {
            skipped.append(path)
          } else if entry.kind == .folder || isWanted(entry.name) {
            add(entry, path, entry.isLink && !Files.isPath(Files.join(store.resolved(path), ""), within: top), mayLeave)
            if entry.kind == .folder, !entry.isLink, entry.isNameable { inner.append(path) }
          }
        }
        folders += inner.reversed()
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(_ entry: Files.Entry, _ path: String, _ leadsOut: Bool, _ mayLeave: Bool) {
    if !entry.isNameable { return errors.append(.unnameable(path)) }
    switch entry.kind {
    // A file that was removed meanwhile must not be skipped silently.
    case nil: errors.append(entry.isLink ? .deadLink(path) : .missing(path))
    case .file where !leadsOut || mayLeave: files.append(path)
    case .file, .folder: if leadsOut { links.append(path) }
    case .other: break
    }
  }
}

/// Which folders are not the app's.
extension FileTree {
  /// Folders of tools, samples and pages, in lower case and by their letters alone.
  private static let others: Set<String> = [
    "ciscripts", "demo", "demos", "doc", "docs", "documentation", "example", "examples", "fastlane", "marketing",
    "metadata", "playgrounds", "previewcontent", "sample", "samples", "screenshots", "script", "scripts", "site",
    "snapshots",
    "storybook", "tool", "tooling", "tools", "web", "website",
  ]

  /// Whether a file is in a folder that is not the app's by its name, and that has none of its dictionaries.
  package static func isOther(_ file: String, besides dictionaries: [String]) -> Bool {
    let folders = file.split(separator: "/").dropLast()
    let other = folders.firstIndex { folder in
      let name = folder.lowercased().filter(\.isLetter)
      return others.contains(name) || name.hasSuffix("playground")
    }
    guard let folder = other.map({ folders[...$0].joined(separator: "/") }) else { return false }
    return !dictionaries.contains { Files.isPath($0, within: folder) }
  }

  private static let packed = [".bundle", ".framework", ".xcframework", ".app", ".playground"]

  /// Whether a folder has dependencies or files of others, by its name.
  package static func isOfOthers(_ name: String) -> Bool {
    dependencies.contains(name) || Files.hasExtension(name, among: packed)
  }

  /// The outermost folder because of which a file is not the app's, and why. Folders such as `Docs` and `Tools` are the
  /// app's, unless they are at the top of a repository or of a package.
  ///
  /// - Parameter folder: the folder that is searched.
  package static func exclusion(of file: String, in folder: String) -> (folder: String, reason: String)? {
    let names = file.split(separator: "/").dropLast().map(String.init)
    var path = folder
    for name in names {
      let parent = path
      path = Files.join(path, name)
      if isOfOthers(name) { return (path, "of dependencies") }
      if isOfTests(name + "/") { return (path, "of tests") }
      let isTop = { [".git", "Package.swift"].contains { Files.kind(of: Files.join(parent, $0)) != nil } }
      if others.contains(name.lowercased().filter(\.isLetter)), isTop() { return (path, "of samples, tools or pages") }
    }
    return nil
  }

  package static func isOfTests(_ file: String) -> Bool {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast().contains { folder in
      folder.hasSuffix("Tests") || ["test", "tests", "testdata", "fixtures"].contains(folder.lowercased())
    }
  }
}
