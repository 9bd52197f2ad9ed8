package import OperatingSystem

/// The files in a folder and its descendants.
package enum FileTree {
  /// Folders of dependencies and of build products.
  package static let dependencies: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "node_modules", "DerivedData", "build",
  ]

  /// The files with wanted names, folder by folder in the order of their names. Links to folders are not followed, so
  /// there are no cycles. Names that begin with a dot are skipped.
  ///
  /// - Parameters:
  ///   - mayLeave: whether links to files outside of the folder are followed. Reports may show parts of a file, and the
  ///     author of a folder may not be allowed to see every file of this machine.
  ///   - isSkipped: whether a folder with a name is not searched.
  ///   - leaveOut: called for each link that is not followed because it leads out of the folder.
  ///   - skip: called for each folder that is not searched because of its name.
  ///   - fail: called for each folder that cannot be read, and each link to nothing; the search continues.
  package static func files(
    in folder: String, of store: any FileStore, mayLeave: Bool = false,
    skipping isSkipped: (String) -> Bool = { _ in false }, leaveOut: (String) -> Void = { _ in },
    skip: (String) -> Void = { _ in }, fail: (FileError) -> Void, where isWanted: (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    let top = store.resolved(folder)
    while let folder = folders.popLast() {
      do throws(FileError) {
        let all = try store.entries(of: folder).filter { $0.name.utf8.first != UInt8(ascii: ".") }
        for entry in all where !entry.isNameable && (entry.kind == .folder || isWanted(entry.name)) {
          fail(.unnameable(Files.join(folder, entry.name)))
        }
        let skipped = all.filter { $0.kind == .folder && isSkipped($0.name) }
        for entry in skipped { skip(Files.join(folder, entry.name)) }
        let entries = all.filter { $0.isNameable && !($0.kind == .folder && isSkipped($0.name)) }
        folders += entries.filter { $0.kind == .folder && !$0.isLink }.map { Files.join(folder, $0.name) }.reversed()
        // A file that was removed meanwhile must not be skipped silently.
        for entry in entries where entry.kind == nil && isWanted(entry.name) {
          let path = Files.join(folder, entry.name)
          fail(entry.isLink ? .deadLink(path) : .missing(path))
        }
        for entry in entries where entry.isLink || entry.kind == .file {
          let path = Files.join(folder, entry.name)
          let isWithin = !entry.isLink || Files.isPath(Files.join(store.resolved(path), ""), within: top)
          if entry.kind == .file, isWanted(entry.name), mayLeave || isWithin {
            files.append(path)
          } else if !isWithin, entry.kind == .folder || entry.kind == .file && isWanted(entry.name) {
            leaveOut(path)
          }
        }
      } catch {
        fail(error)
      }
    }
    return files
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
