import OperatingSystem

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
