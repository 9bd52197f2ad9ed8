import FileSystem

/// Checks whether there is nothing to do: everything that the last run read, searched and wrote is unchanged, according
/// to sizes, times and names. Nothing is read, and nothing is planned.
struct UpToDateCheck {
  private let memory: BuildMemory
  private let reader: SnapshotReader
  /// Several configurations may share a cache: `typeramp.json` and `typeramp.tokens.json`.
  private let configuration: PathKey

  init(_ memory: BuildMemory, _ reader: SnapshotReader, configuration: String) {
    self.memory = memory
    self.reader = reader
    self.configuration = reader.name(of: configuration)
  }

  /// How many inputs a thread checks at a time.
  private static let portion = 512

  func isUpToDate(jobs: Int) -> Bool {
    guard let surroundings = memory.surroundings, memory.others.first?.path == configuration else { return false }
    guard (memory.others + surroundings).allSatisfy(reader.isCurrent) else { return false }
    let (inputs, reader) = (memory.inputs, reader)
    return Parallel.map(inputs, jobs: jobs, portion: Self.portion) { input in
      input.snapshots.allSatisfy(reader.isCurrent) && input.outputs.allSatisfy { reader.isCurrent($0.snapshot) }
    }.allSatisfy(\.self)
  }

  /// The number of outputs in place.
  var outputCount: Int { memory.inputs.reduce(0) { $0 + $1.outputs.count } }

  /// The font names that could not be checked.
  var uncheckedFonts: UncheckedFonts {
    var fonts = UncheckedFonts()
    for input in memory.inputs where !input.uncheckedFonts.isEmpty { fonts.add(input.uncheckedFonts) }
    return fonts
  }

  /// Removes what killed runs left next to the outputs and the configuration, as every run does.
  func tidy() {
    var leftovers = Leftovers()
    var folders: Set<PathKey> = []
    for path in memory.inputs.lazy.flatMap(\.outputs).map(\.snapshot.path.path) + [Configuration.fileName] {
      guard folders.insert(PathKey(Files.folder(of: path))).inserted else { continue }
      leftovers.remove(beside: Configuration.path(path, in: reader.folder))
    }
  }
}
