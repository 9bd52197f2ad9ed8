import Foundation
import Testing

@testable import OperatingSystem

@Suite final class FileStatuses {
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
    let status = try FileStatus(of: path)
    #expect(status.kind == Files.kind(of: path))
    #expect(status.isLink == Files.isLink(path))
    #expect(status.size == (Files.kind(of: path) == .file ? 4 : nil))
  }

  @Test func twoPathsOfOneFileAreTheSame() throws {
    let file = try FileStatus(of: folder + "/file")
    #expect(file.isSameFile(as: try FileStatus(of: folder + "/link")))
    for other in ["/folder", "/gone"] { #expect(!file.isSameFile(as: try FileStatus(of: folder + other))) }
  }

  @Test func aPathThatCannotBeInspectedHasNone() {
    #expect(throws: FileError(action: .write, path: "x", reason: .system(ELOOP))) {
      try FileStatus(of: folder + "/round", .write, name: "x")
    }
    #expect(Files.isLink(folder + "/round"))
    #expect(Files.kind(of: folder + "/round") == nil)
  }

  /// Its size or its time differs.
  @Test func aFileThatChangesHasAnotherStatus() throws {
    let path = folder + "/file"
    let file = try #require(Descriptor.open(path, O_RDONLY))
    defer { _ = file.close() }
    let before = try #require(file.regularStatus)
    #expect(before.isUnchanged(in: try FileStatus(of: folder + "/link")))
    try Data("body".utf8).write(to: URL(filePath: path))
    #expect(!before.isUnchanged(in: file.regularStatus))
    #expect(!before.isUnchanged(in: nil))
  }
}
