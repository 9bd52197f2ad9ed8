import FileSystem
import Writing

/// What a run of `build` has read and made, for the next run.
struct BuildMemory: Equatable, Sendable {
  /// The hash function for bytes.
  var hash = KeyedHash.random()
  /// The files that were read besides the inputs, in order: configuration, mapping file, fonts.
  var others: [PathSnapshot] = []
  /// What determined the inputs and fonts, and the manifest; nil if it cannot be remembered completely, or if there was
  /// something to report besides the inputs' own findings.
  var surroundings: [PathSnapshot]?
  /// The inputs in the order of their names.
  var inputs: [Entry] = []

  /// The memory of an input.
  struct Entry: Equatable, Sendable {
    /// The path relative to the configuration's folder.
    let name: PathKey
    /// The files that were read for it; for a project of tokens also the folders that were searched.
    var snapshots: [PathSnapshot]
    /// Its outputs, in order; empty if they were not made.
    var outputs: [Made] = []
    /// The font names that could not be checked.
    var uncheckedFonts: [String] = []
    var standing = Standing.unmade

    /// Whether every change of its files would be detected.
    var isSettled: Bool { snapshots.allSatisfy(\.isSettled) }
  }

  /// An output that was made.
  struct Made: Equatable, Sendable {
    var snapshot: PathSnapshot
    /// Its hash in the manifest.
    let manifestHash: String
  }

  /// The state of an input, which decides whether the next run may skip it.
  enum Standing: UInt8, Equatable, Sendable {
    /// Not skipped: its outputs were not put in place.
    case unmade
    /// Its outputs are in place, or its mistakes are reported: a watching session need not repeat them.
    case reported
    /// Its outputs are in place, and there was nothing to report; but its themes or contexts matter for reports about
    /// all inputs.
    case quiet
    /// It is quiet, and does not matter for other inputs.
    case apart
  }

  /// The part on which the next process may rely: inputs with something to report are compiled again, to report it.
  var lasting: BuildMemory {
    guard others.allSatisfy(\.isSettled) else { return BuildMemory(hash: hash) }
    var memory = self
    memory.inputs = inputs.filter { $0.standing.rawValue >= Standing.quiet.rawValue && $0.isSettled }
    if memory.inputs.count < inputs.count { memory.surroundings = nil }
    return memory
  }
}
