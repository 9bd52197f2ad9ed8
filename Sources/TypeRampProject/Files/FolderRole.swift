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

  /// Whether a file is in a folder of test data.
  package static func isOfTests(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { folder in
      folder.hasSuffix("Tests") || ["test", "tests", "testdata", "fixtures"].contains(folder.lowercased())
    }
  }
}
