import OperatingSystem
import Writing

/// The files for the paths and patterns in a configuration.
package struct InputSearch {
  /// The folder to which paths are relative; empty for the working directory.
  private let folder: String
  package let generated: GeneratedFiles
  private var groups: [Group] = []
  private let outputs: [OutputSettings]
  /// The first file or folder of each element that leads out of the folder.
  private var outside: [Diagnostic] = []
  /// The patterns of overrides that no file matches.
  private let unused: [Node]
  private var resolver = PathResolver()
  private var resolvedPaths: Set<ExactString> = []
  private var listing: FolderListing

  /// The inputs of one element of `inputs`.
  private struct Group {
    let node: Node
    let isPattern: Bool
    /// The inputs that no earlier element has.
    var inputs: [Input]
    var count: Int
  }

  /// - Parameters:
  ///   - listed: the paths and patterns of inputs, if they are others.
  ///   - folder: the configuration's folder in the store, if it is another one.
  ///   - workingPath: returns the path on disk of a file in the store.
  init(
    _ configuration: Configuration, read: [String], in store: any FileStore, listed: [Node]?, folder: String?,
    workingPath: (String) -> String
  ) throws {
    self.folder = folder ?? configuration.folder
    generated = try GeneratedFiles(of: configuration)
    outputs = configuration.settings.outputs
    let (patterns, top) = (configuration.settings.overrides.flatMap(\.files), self.folder)
    var listing = FolderListing(store, within: top)
    // A folder that cannot be searched may have such files.
    unused = patterns.filter { (try? $0.glob.matches(in: top, &listing))?.isEmpty ?? false }.map(\.node)
    self.listing = listing
    for node in listed ?? configuration.settings.inputs { try add(node) }
    guard groups.contains(where: \.isPattern) else { return }
    // A pattern such as `**/*.json` also matches the configuration, the manifest, and the outputs of earlier builds.
    let own = [configuration.path, generated.manifest] + [configuration.settings.baseline].compactMap(\.self)
    let others = Set((own + read).map { ExactString(Files.resolved($0)) })
    let (outputs, generated) = (outputs, generated)
    var resolver = resolver
    let planned = Set(
      inputs.named(in: self.folder).flatMap { input, name in
        outputs.filter { $0.has(name) }.map { $0.path(of: input, in: configuration.folder) }
      })
    // Paths that the configuration names are kept.
    for index in groups.indices where groups[index].isPattern {
      let before = groups[index].inputs.count
      try groups[index].inputs.removeAll { input in
        let path = workingPath(input.argument)
        return try Source.fileName(at: path) == Configuration.fileName
          || others.contains(ExactString(resolver.resolved(path)))
          || generated.isOutput(path, planned) { () throws(FileError) in
            try store.read(input.argument, limit: Limits.inputSize)
          }
      }
      groups[index].count -= before - groups[index].inputs.count
    }
  }

  /// The inputs without duplicates, in the order of the elements.
  package var inputs: [Input] { groups.flatMap(\.inputs) }

  /// An error for each path or pattern without files, and for each pattern of an output without a matching input.
  package var findings: [Diagnostic] {
    let inputs = inputs.named(in: folder)
    let unmatched = outputs.flatMap(\.inputs).filter { pattern, _ in !inputs.contains { pattern.matches($0.name) } }
    return outside
      + groups.filter { $0.count == 0 }.map { group in
        let problem = group.isPattern ? "no files match" : "there is no file"
        return .missingFile("\(problem) '\(group.node.string ?? "")'", at: group.node)
      }
      + unused.map { .missingFile("no files match '\($0.string ?? "")'", at: $0) }
      + unmatched.map { .missingFile("no input matches '\($1.string ?? "")'", at: $1) }
      + outputs.compactMap { $0.sharedPath(among: inputs, in: folder) }
  }

  private mutating func add(_ node: Node) throws(FileError) {
    let pattern = node.string ?? ""
    let glob = Glob(pattern)
    var files = [Configuration.path(pattern, in: folder)]
    var isMissing = false
    let known = listing.outside.count
    if glob.isPlain {
      // A path that cannot be inspected is an input: the run reports why it cannot be read.
      if let status = try? listing.store.status(of: files[0]) { isMissing = status.kind == nil }
    } else {
      files = try glob.matches(in: pattern.hasPrefix("/") ? "/" : folder, &listing)
    }
    var out = Array(listing.outside.dropFirst(known))
    let count = isMissing ? 0 : files.count + out.count
    let top = resolver.resolved(folder.isEmpty ? "." : folder)
    var inputs = files.map { Input(argument: $0, in: listing.store) }.filter { input in
      let path = input.resolvedPath(&resolver)
      if path == top || Files.isPath(path, within: top) { return resolvedPaths.insert(ExactString(path)).inserted }
      out.append(input.argument)
      return false
    }
    for index in inputs.indices { inputs[index].isMatched = !glob.isPlain }
    if let first = out.first { outside.append(.outside(first, at: node)) }
    groups.append(Group(node: node, isPattern: !glob.isPlain, inputs: inputs, count: count))
  }
}
