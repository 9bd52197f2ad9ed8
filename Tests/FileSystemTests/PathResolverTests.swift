import Foundation
import Testing

@testable import FileSystem

@Suite final class ResolvedPaths {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-paths-\(UUID().uuidString)").path
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/real/deep", withIntermediateDirectories: true)
    for name in ["real/a", "real/deep/b"] { try Data().write(to: URL(filePath: folder + "/" + name)) }
    for (name, target) in [("link", "real"), ("real/c", "deep/b"), ("lost", "gone/x"), ("round", "round")] {
      try files.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Many paths together resolve like each alone.
  @Test func manyPathsResolveAsEach() {
    let names = [
      "real/a", "link/a", "real/c", "link/c", "link/deep/b", "lost", "lost/y", "round", "round/x", "real", "link", "",
      "real/", "real/.", "real/..", "real/../link/c", "new", "new/deep/x", "link/new", "real/a/x", "./link/./a",
    ]
    var resolver = PathResolver()
    for path in (names + names).map({ folder + "/" + $0 }) + ["x", ".", "..", "/", "", "//", "/x"] {
      #expect(resolver.resolved(path) == Files.resolved(path), "\(path)")
      #expect(resolver.key(path) == FileKey(path), "\(path)")
    }
  }
}
