import OperatingSystem
import TypeRampProject

extension Configuration {
  /// A run has one configuration. The notes on the folders of inputs for which another one is nearer, or none.
  ///
  /// - Parameter used: the path of the configuration of the run.
  static func notes(on inputs: [Input], readWith used: String?) -> [String] {
    let folders = Set(inputs.filter { !$0.isStandardInput }.map { Files.folder(of: $0.argument) }).sorted()
    var notes: [String] = []
    for folder in folders {
      guard let near = try? [nearest(to: folder)].first, near != used else { continue }
      let note =
        near.map { "'\(DisplayText.escaped($0))' was not read for the files in its folder; name the folder to use it" }
        ?? "no \(fileName) is near '\(DisplayText.escaped(folder))'; '\(DisplayText.escaped(used ?? ""))' was read for it"
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
