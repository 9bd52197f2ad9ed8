import DesignTokens
import FileSystem
import Writing

/// The inputs of a plan that need not be compiled, because their files and outputs are unchanged.
struct RebuildPlan {
  /// The memory of the inputs that are not compiled.
  private(set) var kept: [Input: BuildMemory.Entry] = [:]
  /// The inputs to compile, in order.
  private(set) var pending: [Input] = []
  /// Whether an input is new, has changed, or is gone.
  private(set) var hasChanges: Bool

  /// The result of checking an input.
  private enum Verdict: Sendable {
    case changed
    /// Its files are unchanged, but something else is missing.
    case unmade
    case kept(BuildMemory.Entry)
  }

  /// - Parameter least: the state from which an input may be skipped.
  init(
    _ plan: OutputPlan, _ memory: BuildMemory, _ reader: SnapshotReader, _ tokens: TokenSettings,
    least: BuildMemory.Standing,
    jobs: Int
  ) {
    let known = Dictionary(memory.inputs.map { ($0.name, $0) }) { first, _ in first }
    let verdicts = Parallel.map(plan.inputs, jobs: jobs) { input -> Verdict in
      let entry = known[reader.name(of: input.argument)]
      if let entry, !entry.hasAllFiles(of: input, reader, tokens) { return .changed }
      return Self.verdict(entry, plan.outputs(of: input), reader, least)
    }
    hasChanges = memory.inputs.count != plan.inputs.count
    for (input, verdict) in zip(plan.inputs, verdicts) {
      switch verdict {
      case .kept(let entry): kept[input] = entry
      case .unmade: pending.append(input)
      case .changed:
        pending.append(input)
        hasChanges = true
      }
    }
  }

  private static func verdict(
    _ entry: BuildMemory.Entry?, _ outputs: [OutputPlan.PlannedOutput], _ reader: SnapshotReader,
    _ least: BuildMemory.Standing
  ) -> Verdict {
    guard var entry, let snapshots = reader.refreshed(entry.snapshots) else { return .changed }
    entry.snapshots = snapshots
    guard entry.standing.rawValue >= least.rawValue else { return .unmade }
    // An input with mistakes has no outputs to check: it keeps those that it had.
    if entry.standing == .reported && entry.outputs.isEmpty { return .kept(entry) }
    let paths = outputs.compactMap(\.path).map(reader.name)
    guard entry.outputs.map(\.snapshot.path) == paths, let made = reader.refreshed(entry.outputs.map(\.snapshot)) else {
      return .unmade
    }
    for (index, snapshot) in made.enumerated() { entry.outputs[index].snapshot = snapshot }
    return .kept(entry)
  }
}

extension BuildMemory.Entry {
  /// Whether the files of an input are still the remembered ones. This detects new files that no snapshot shows: one
  /// that tokens refer to and that was missing, or one behind a link.
  fileprivate func hasAllFiles(of input: Input, _ reader: SnapshotReader, _ tokens: TokenSettings) -> Bool {
    let isKnown = snapshots.allSatisfy { if case .unknowable = $0.state { false } else { true } }
    // A pipe refers to no other files.
    return isKnown || snapshots.count == 1
      || input.files(tokens).map(PathKey.init) == reader.files(snapshots).map(PathKey.init)
  }
}

extension SnapshotReader {
  /// New snapshots, if all files have the same bytes.
  func refreshed(_ snapshots: [PathSnapshot], settledAt time: Int64 = fileTimeNow) -> [PathSnapshot]? {
    var all: [PathSnapshot] = []
    for snapshot in snapshots {
      guard let now = refreshed(snapshot, settledAt: time) else { return nil }
      all.append(now)
    }
    return all
  }
}
