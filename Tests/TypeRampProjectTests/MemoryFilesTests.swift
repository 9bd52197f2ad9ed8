import Foundation
import OperatingSystem
import TestSupport
import Testing

@testable import TypeRampProject

/// Files in memory, alone or in front of those on disk.
@Suite struct MemoryFilesTests {
  private static let files = MemoryFiles(["main:Styles/A.json": [1], "main:Styles/deep/B.json": [2, 3]])

  @Test func pathsHaveFilesAndFolders() throws {
    #expect(try Self.files.status(of: "main:Styles/A.json").kind == .file)
    #expect(try Self.files.status(of: "main:Styles/deep/B.json").size == 2)
    #expect(try Self.files.status(of: "main:Styles/").kind == .folder)
    #expect(try Self.files.status(of: "main:Styles/C.json").kind == nil)
  }

  @Test func aTreeIsSearched() {
    let tree = FileTree(of: "main:Styles", in: Self.files) { _ in true }
    #expect(tree.errors.isEmpty)
    #expect(tree.files == ["main:Styles/A.json", "main:Styles/deep/B.json"])
  }

  @Test func contentsHaveALimit() throws {
    #expect(try Self.files.read("main:Styles/deep/B.json", limit: 2) == [2, 3])
    #expect(throws: FileError.self) { try Self.files.read("main:Styles/deep/B.json", limit: 1) }
    #expect(throws: FileError.self) { try Self.files.read("main:Styles/C.json", limit: 1) }
  }

  /// An unsaved text of an editor is read instead of the file.
  @Test func aBufferIsInFrontOfAFile() throws {
    let scratch = try Scratch(["a.json": "old", "b.json": "disk"])
    let folder = scratch.folder.path
    let files = MemoryFiles(["\(folder)/a.json": [7], "\(folder)/c.json": [8]], over: DiskFiles())
    #expect(try files.read("\(folder)/a.json", limit: 10) == [7])
    #expect(try files.read("\(folder)/b.json", limit: 10) == Array("disk".utf8))
    #expect(try files.entries(of: folder).map(\.name) == ["a.json", "b.json", "c.json"])
  }

  @Test func aFileIsAddedAndRemoved() throws {
    let scratch = try Scratch(["a.json": "old"])
    let folder = scratch.folder.path
    var files = MemoryFiles([], over: DiskFiles())
    for name in ["b", "a", "b"] { files.set(InputFile(Array(name.utf8), path: "\(folder)/\(name).json")) }
    #expect(try files.read("\(folder)/a.json", limit: 10) == Array("a".utf8))
    #expect(try files.entries(of: folder).map(\.name) == ["a.json", "b.json"])
    for name in ["a", "b"] { files.remove("\(folder)/\(name).json") }
    #expect(try files.read("\(folder)/a.json", limit: 10) == Array("old".utf8))
    #expect(try files.entries(of: folder).map(\.name) == ["a.json"])
    #expect(try files.status(of: "\(folder)/b.json").kind == nil)
  }
}
