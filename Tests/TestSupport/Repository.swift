package import Foundation

/// The folders that tests read from.
package enum Repository {
  /// The top of the checkout.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The project's own inputs and expected outputs.
  package static let fixtures = root.appending(path: "Fixtures")

  /// The dictionaries from which goldens are made.
  package static let dictionaries = files(in: fixtures.appending(path: "Dictionaries"))

  /// Real inputs from public repositories: the folder named by `TYPERAMP_CORPUS`, or the one next to the checkout. Nil
  /// if there is none; tests that need it are skipped.
  package static let corpus: URL? = {
    let named = ProcessInfo.processInfo.environment["TYPERAMP_CORPUS"].map { URL(filePath: $0) }
    let folder = named ?? root.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The files of a folder in the order of their names, without hidden ones; empty if the folder is missing.
  package static func files(in folder: URL?) -> [URL] {
    guard let folder else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files ?? []).filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}
