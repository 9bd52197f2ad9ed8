import FileSystem
import Writing

/// What a run of `build` has read and made, for the next one.
struct BuildMemory: Equatable, Sendable {
  /// How bytes are hashed.
  var hash = KeyedHash.random()
  /// The files that were read besides the inputs, in their order: configuration, mapping file, fonts.
  var others: [PathSnapshot] = []
  /// What decided which inputs and fonts there are, and the manifest; nil when not all of it can be remembered, or when there was
  /// something to report besides what is said of inputs.
  var surroundings: [PathSnapshot]?
  /// The inputs in the order of their names.
  var inputs: [Entry] = []

  /// What is remembered of an input.
  struct Entry: Equatable, Sendable {
    /// As seen from the configuration's folder.
    let name: PathKey
    /// The files that were read for it; of a project of tokens also the folders that were searched.
    var snapshots: [PathSnapshot]
    /// Its outputs, in their order; none where they were not made.
    var outputs: [Made] = []
    /// The font names that could not be looked up.
    var uncheckedFonts: [String] = []
    var standing = Standing.unmade

    /// Whether a change of its files would be seen.
    var isSettled: Bool { snapshots.allSatisfy(\.isSettled) }
  }

  /// An output that was made.
  struct Made: Equatable, Sendable {
    var snapshot: PathSnapshot
    /// Its hash in the manifest.
    let manifestHash: String
  }

  /// What may be left out the next time.
  enum Standing: UInt8, Equatable, Sendable {
    /// Nothing: its outputs were not put in place.
    case unmade
    /// Its outputs are in place, or its mistakes are reported: a session that goes on need not repeat that.
    case reported
    /// Its outputs are in place, and there was nothing to report; but its themes or contexts count in what is reported of all inputs.
    case quiet
    /// It is quiet, and nothing of it matters to other inputs.
    case apart
  }

  /// What the next process may rely on: what had something to report is compiled again, to report it.
  var lasting: BuildMemory {
    guard others.allSatisfy(\.isSettled) else { return BuildMemory(hash: hash) }
    var memory = self
    memory.inputs = inputs.filter { $0.standing.rawValue >= Standing.quiet.rawValue && $0.isSettled }
    if memory.inputs.count < inputs.count { memory.surroundings = nil }
    return memory
  }
}
