import OperatingSystem
import TypeRampProject

extension Configuration {
  /// Files that a call names have one configuration. The notes on the folders of inputs for which none is near.
  ///
  /// - Parameter used: the path of the configuration of the run.
  static func notes(on inputs: [Input], readWith used: String?) -> [String] {
    let folders = Set(
      inputs.filter { !$0.isStandardInput }.map { $0.kind == .folder ? $0.argument : Files.folder(of: $0.argument) }
    ).sorted()
    var notes: [String] = []
    for folder in folders {
      guard let used, let near = try? [nearest(to: folder)].first, near == nil else { continue }
      let note =
        "no \(fileName) is near '\(DisplayText.escaped(folder))'; '\(DisplayText.escaped(used))' was read for it"
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
