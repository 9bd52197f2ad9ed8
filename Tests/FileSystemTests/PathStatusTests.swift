import Foundation
import Testing

@testable import FileSystem

@Suite final class PathStatuses {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-status-\(UUID().uuidString)").path
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: true)
    try Data("body".utf8).write(to: URL(filePath: folder + "/file"))
    for (name, target) in [("link", "file"), ("up", "folder"), ("lost", "gone"), ("round", "round")] {
      try files.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: ["file", "folder", "link", "up", "lost", "gone", "file/x", "link/", "up/", "/dev/null"])
  func itIsWhatTheSystemSays(_ name: String) throws {
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    let status = try #require(PathStatus(ifKnown: path))
    #expect(status.kind == Files.kind(of: path))
    #expect(status.isLink == Files.isLink(path))
    #expect(status.size == (Files.kind(of: path) == .file ? 4 : nil))
  }

  @Test func aPathThatCannotBeInspectedHasNone() {
    #expect(PathStatus(ifKnown: folder + "/round") == nil)
    #expect(throws: FileError.self) { try PathStatus(of: folder + "/round", .write) }
  }
}
