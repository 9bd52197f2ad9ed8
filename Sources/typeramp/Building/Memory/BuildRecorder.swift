import DesignTokens
import FileSystem
import TypeRampKit
import Writing

/// Collects what a run has read and made.
struct BuildRecorder {
  private let reader: SnapshotReader
  private let tokens: TokenSettings
  private let kept: [BuildMemory.Entry]
  /// The memory of the inputs that are compiled.
  private var compiled: [Input: BuildMemory.Entry]
  /// The sizes of their outputs, in bytes.
  private var sizes: [PathKey: Int] = [:]

  /// - Parameter snapshots: snapshots of the inputs from before they are compiled.
  init(
    _ reader: SnapshotReader, _ tokens: TokenSettings, _ rebuildPlan: RebuildPlan, _ snapshots: [Input: [PathSnapshot]]
  ) {
    self.reader = reader
    self.tokens = tokens
    kept = Array(rebuildPlan.kept.values)
    compiled = Dictionary(
      rebuildPlan.pending.map {
        ($0, BuildMemory.Entry(name: reader.name(of: $0.argument), snapshots: snapshots[$0] ?? []))
      }
    ) { first, _ in first }
  }

  /// Adds the result of compiling an input.
  mutating func add(_ outcome: Compiler.Outcome, of input: Input) {
    guard var entry = compiled[input] else { return }
    // If a file changed meanwhile, it is unknown which version was compiled.
    let isUnchanged = entry.snapshots.allSatisfy { reader.refreshed($0) != nil }
    entry.standing = isUnchanged ? standing(of: outcome) : .unmade
    entry.uncheckedFonts = Set(outcome.uncheckedFonts).sorted()
    compiled[input] = entry
  }

  /// Adds an output of an input.
  mutating func add(_ bytes: [UInt8], at path: String, of input: Input, manifestHash: String) {
    let snapshot = PathSnapshot(path: reader.name(of: path), state: .file(nil, reader.hash(bytes)))
    sizes[snapshot.path] = bytes.count
    compiled[input]?.outputs.append(BuildMemory.Made(snapshot: snapshot, manifestHash: manifestHash))
  }

  private func standing(of outcome: Compiler.Outcome) -> BuildMemory.Standing {
    let isQuiet = outcome.status == .success && outcome.reports.isEmpty && outcome.notes.isEmpty
    guard isQuiet else { return .reported }
    let choosesNothing = tokens.themes.isEmpty && tokens.contexts.isEmpty
    return choosesNothing || outcome.choices.isEmpty ? .apart : .quiet
  }

  /// The memory of all inputs.
  ///
  /// - Parameter areMade: whether the outputs of the compiled inputs are in place.
  func inputs(areMade: Bool) -> [BuildMemory.Entry] {
    let made = areMade ? stamped() : compiled.values.map { BuildMemory.Entry(name: $0.name, snapshots: $0.snapshots) }
    return (kept + made).sorted { $0.name < $1.name }
  }

  /// In nanoseconds. A run that took at least this long can also wait until its outputs' stamps are settled.
  private static let longRun: Int64 = 1_000_000_000

  /// The memory of the compiled inputs, with the stamps of their outputs.
  private func stamped() -> [BuildMemory.Entry] {
    let paths = compiled.values.flatMap(\.outputs).map(\.snapshot.path)
    let stamps = reader.stamps(ofOutputs: paths, mayWait: fileTimeNow - reader.start > Self.longRun)
    return compiled.values.map { entry in
      var entry = entry
      for (index, made) in entry.outputs.enumerated() {
        guard case .file(_, let hash) = made.snapshot.state else { continue }
        // Another program that replaced the output would hardly have written the same size.
        let stamp = stamps[made.snapshot.path].flatMap {
          $0.size == sizes[made.snapshot.path].map(Int64.init) ? $0 : nil
        }
        entry.outputs[index].snapshot = PathSnapshot(path: made.snapshot.path, state: .file(stamp, hash))
      }
      return entry
    }
  }
}
