import Foundation
import Testing
import Writing

@testable import OperatingSystem

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

  /// The name of a folder and a link to it can be equal for Swift and differ in bytes. On file systems that treat them
  /// as one name there can be no such link.
  @Test func aLinkCanLookLikeItsFolder() throws {
    let (composed, decomposed) = (folder + "/\u{E9}", folder + "/e\u{301}")
    try FileManager.default.createDirectory(atPath: decomposed, withIntermediateDirectories: true)
    guard (try? FileManager.default.createSymbolicLink(atPath: composed, withDestinationPath: decomposed)) != nil else {
      return
    }
    var resolver = PathResolver()
    for path in [composed, decomposed, composed].map({ $0 + "/new" }) {
      #expect(resolver.key(path) == FileKey(decomposed + "/new"))
      #expect(resolver.resolved(path).utf8.elementsEqual(Files.resolved(path).utf8))
    }
    #expect(ExactString(composed) != ExactString(decomposed))
    #expect(Set([composed, decomposed].map { ExactString($0) }).count == 2)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Many paths together resolve like each alone.
  @Test func manyPathsResolveAsEach() {
    let names = [
      "real/a", "link/a", "real/c", "link/c", "link/deep/b", "lost", "lost/y", "round", "round/x", "real", "link", "",
      "real/", "real/.", "real/..", "real/../link/c", "new", "new/deep/x", "link/new", "real/a/x", "./link/./a",
    ]
    var resolver = PathResolver()
    for path in (names + names).map({ folder + "/" + $0 }) + ["x", ".", "..", "/", "", "//", "/x", "//x", "/x", "//x"] {
      #expect(resolver.resolved(path) == Files.resolved(path), "\(path)")
      #expect(resolver.key(path) == FileKey(path), "\(path)")
    }
  }

  /// Keys of many paths are those of each, also if the folder of the first does not exist.
  @Test(arguments: ["new", "lost", "round", "real/a", "link"])
  func keysOfManyPathsAreThoseOfEach(_ first: String) {
    let names = ["x", "y", "..", ".", "", "../link/c", "../real/c", "deep/b", "c"].map { first + "/" + $0 }
    let paths = (names + ["real/c", "link/c", "newer/x"]).map { folder + "/" + $0 }
    var resolver = PathResolver()
    #expect(paths.map { resolver.key($0) } == paths.map { FileKey($0) })
  }
}
