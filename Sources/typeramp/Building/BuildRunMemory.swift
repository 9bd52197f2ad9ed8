import DesignTokens
import FileSystem
import Writing

// What a run looks at to remember it, and what it leaves out because it is remembered.

extension BuildRun {
  /// Looks at what is read besides the inputs. Where that has changed, nothing of the inputs counts any more.
  func lookAtOthers(_ memory: inout BuildMemory) {
    let isSame = memory.others.map(\.path) == otherFiles.map(looker.name)
    if isSame, let others = looker.refreshed(memory.others, settledAt: looker.start) {
      memory.others = others
    } else {
      memory.others = otherFiles.map { looker.look(atFile: $0) }
      memory.inputs = []
    }
  }

  /// What is seen of inputs before they are compiled.
  func looks(at inputs: [Input]) -> [Input: [Look]] {
    let (looker, tokens) = (looker, compiler.options.tokens)
    let looks = Parallel.map(inputs, jobs: jobs) { $0.looks(looker, tokens) }
    return Dictionary(zip(inputs, looks)) { first, _ in first }
  }

  /// What decides which inputs and fonts there are, and the manifest.
  func surroundings(_ plan: BuildPlan, _ manifest: String) -> [Look]? {
    guard let fontFolders, let folders = plan.listing.looks(looker) else { return nil }
    return fontFolders + folders + [looker.look(atWritten: manifest)]
  }

  /// Leaves the outputs of inputs that are not compiled as they are.
  mutating func keep(
    _ recall: Recall, _ manifest: inout Manifest, _ outputs: inout OutputSet
  ) {
    for entry in recall.kept.values {
      unchecked.add(entry.uncheckedFonts)
      for made in entry.outputs {
        manifest.outputs[made.look.path] = made.manifestHash
        outputs.keep(Configuration.path(made.look.path.path, in: folder))
      }
    }
  }
}
