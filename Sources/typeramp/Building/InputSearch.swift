import Diagnostics
import Documents
import FileSystem

/// The files that the paths and patterns of a configuration lead to.
struct InputSearch {
  /// The folder that paths are relative to; empty for the working directory.
  private let folder: String
  private var groups: [Group] = []
  private var resolvedPaths: Set<PathKey> = []
  private var listing = FolderListing()
  /// The folders in which a new file would be another input.
  private(set) var folders: Set<String> = []

  /// What one element of `inputs` leads to.
  private struct Group {
    let node: Node
    let isPattern: Bool
    /// Those that no element before it leads to.
    var inputs: [Input]
    /// How many files it leads to.
    var count: Int
  }

  init(_ configuration: Configuration) throws(FileError) {
    folder = configuration.folder
    for node in configuration.settings.inputs { try add(node) }
  }

  /// Each input once, in the order of the elements.
  var inputs: [Input] { groups.flatMap(\.inputs) }

  /// An error for each pattern that matches no file.
  var findings: [Diagnostic] {
    groups.filter { $0.count == 0 }.map { group in
      Diagnostic(
        id: Configuration.id, severity: .error, message: "no files match '\(group.node.string ?? "")'",
        range: group.node.range)
    }
  }

  /// Adds what an element of `inputs` leads to.
  private mutating func add(_ node: Node) throws(FileError) {
    let pattern = node.string ?? ""
    let glob = Glob(pattern)
    var files = [Configuration.path(pattern, in: folder)]
    // A path is an input even if no file is there: the run reports that it is missing.
    if glob.isPlain {
      folders.insert(Files.folder(of: files[0]))
    } else {
      let matches = try glob.matches(in: pattern.hasPrefix("/") ? "/" : folder, &listing)
      files = matches.files
      folders.formUnion(matches.folders)
    }
    let inputs = files.map { Input(argument: $0) }.filter { isNew($0) }
    groups.append(Group(node: node, isPattern: !glob.isPlain, inputs: inputs, count: files.count))
  }

  private mutating func isNew(_ input: Input) -> Bool {
    resolvedPaths.insert(PathKey(input.resolvedPath)).inserted
  }

  /// Removes what patterns match but is no input. What the configuration names stays.
  mutating func removeMatches(where isRemoved: (Input) throws -> Bool) rethrows {
    for index in groups.indices where groups[index].isPattern {
      let before = groups[index].inputs.count
      try groups[index].inputs.removeAll(where: isRemoved)
      groups[index].count -= before - groups[index].inputs.count
    }
  }
}
