import Diagnostics
import FileSystem
import TypeRampKit

extension ReportOptions {
  /// What a report needs to know of its surroundings.
  init(console: Console, isStrict: Bool) {
    self.init(version: Program.version)
    self.isStrict = isStrict
    isColoured = console.isColoured(.output)
    rules = Rule.all.map(\.description)
    let folder = Files.resolved(".")
    paths = ReportPaths(workingDirectory: folder, repository: Files.repository(around: folder))
  }
}

extension Files {
  /// The top folder of the repository that a folder lies in: the one with `.git`.
  fileprivate static func repository(around folder: String) -> String? {
    var folder = folder
    while kind(of: join(folder, ".git")) == nil {
      if folder == self.folder(of: folder) { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }
}
