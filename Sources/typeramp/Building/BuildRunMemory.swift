import DesignTokens
import FileSystem
import Writing

// Snapshots for the memory of a run, and inputs that are skipped because of it.

extension BuildRun {
  /// Takes snapshots of the files that are read besides the inputs. If they have changed, all inputs are compiled
  /// again.
  func lookAtOthers(_ memory: inout BuildMemory) {
    let isSame = memory.others.map(\.path) == otherFiles.map(reader.name)
    if isSame, let others = reader.refreshed(memory.others, settledAt: reader.start) {
      memory.others = others
    } else {
      memory.others = otherFiles.map { reader.snapshot(ofFile: $0) }
      memory.inputs = []
    }
  }

  /// Snapshots of inputs before they are compiled.
  func snapshots(of inputs: [Input]) -> [Input: [PathSnapshot]] {
    let (reader, tokens) = (reader, compiler.options.tokens)
    let snapshots = Parallel.map(inputs, jobs: jobs) { $0.snapshots(reader, tokens) }
    return Dictionary(zip(inputs, snapshots)) { first, _ in first }
  }

  /// Snapshots of everything that determines the inputs and the fonts, and of the manifest.
  func surroundings(_ plan: BuildPlan, _ manifest: String) -> [PathSnapshot]? {
    guard let fontFolders, let folders = plan.listing.snapshots(reader) else { return nil }
    return fontFolders + folders + [reader.snapshot(ofWritten: manifest)]
  }

  /// Keeps the outputs of inputs that are not compiled.
  mutating func keep(
    _ rebuildPlan: RebuildPlan, _ manifest: inout Manifest, _ outputs: inout OutputSet
  ) {
    for entry in rebuildPlan.kept.values {
      unchecked.add(entry.uncheckedFonts)
      for made in entry.outputs {
        manifest.outputs[made.snapshot.path] = made.manifestHash
        outputs.keep(Configuration.path(made.snapshot.path.path, in: folder))
      }
    }
  }
}
