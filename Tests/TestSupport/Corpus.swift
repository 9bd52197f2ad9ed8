package import Foundation

/// Real inputs from public repositories, with expected results; next to the checkout or in the folder named by
/// `TYPERAMP_CORPUS`.
package enum Corpus {
  /// The folder; nil if there is none.
  package static let folder: URL? = {
    let place =
      ProcessInfo.processInfo.environment["TYPERAMP_CORPUS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/corpus").standardized
    return FileManager.default.fileExists(atPath: place.path) ? place : nil
  }()

  /// The reason for skipped tests.
  package static let absence = "needs the corpus of real inputs; set TYPERAMP_CORPUS to its folder"

  /// The bytes of a file in the corpus.
  package static func bytes(of path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The names of the files in a folder of the corpus, sorted.
  package static func files(in path: String) -> [String] {
    guard let folder else { return [] }
    let place = folder.appendingPathComponent(path)
    return ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
  }
}
