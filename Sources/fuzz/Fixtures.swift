import Foundation

/// The files of the checkout with which fuzzers begin, and their findings.
enum Fixtures {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: root.appending(path: path))) }

  /// The names in a folder, in order; empty if there is no folder.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The files in a folder.
  static func files(in folder: String) throws -> [[UInt8]] {
    try names(in: folder).map { try bytes("\(folder)/\($0)") }
  }
}
